"""What an update of the pocket looks at, compiled; the compiled code is cached on disk."""

from learners.shared.arrays import Reals
from learners.shared.compiled import compiled


@compiled
def look_at_all(columns: Reals, w: Reals, margins: Reals, after: int) -> tuple[int, int]:
    """The number of mistakes of `w` (features,), and which comes next behind `after` in the cyclic order, -1 for none.

    `columns` (features, samples) are the examples times their signs; `margins` (samples,) receives y <w, x>.
    """
    margins[:] = 0.0
    for j in range(w.size):
        for i in range(margins.size):
            margins[i] += w[j] * columns[j, i]
    mistakes, first, following = 0, -1, -1
    for i in range(margins.size):
        if margins[i] <= 0:
            mistakes += 1
            if first < 0:
                first = i
            if following < 0 and i > after:
                following = i
    return mistakes, following if following >= 0 else first
