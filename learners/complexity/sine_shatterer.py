"""A frequency for every labelling: why the sine class, with its one parameter, has infinite VC dimension."""

from collections.abc import Sequence
from fractions import Fraction


def shattering_frequency(labels: Sequence[int]) -> int:
    """theta / pi, a whole number, with which 1[sin(theta x) > 0] gives the points 2^-1, ..., 2^-m these labels.

    It is 1 + sum_j (1 - y_j) 2^j, y_j in {0, 1}: at x_j the 1 and the terms before j add less than half a
    turn, the term of j adds half a turn exactly where y_j = 0, and those after it add whole turns. ValueError for
    other labels.

    Source: Shalev-Shwartz & Ben-David (2014), Understanding Machine Learning, section 6.3.5 and exercise 6.8.
    """
    if not labels or any(label not in (0, 1) for label in labels):
        raise ValueError(f"labels of shattering_frequency (one a point) must be 0 or 1, at least one; got {labels!r}")
    return 1 + sum((1 - int(label)) << j for j, label in enumerate(labels, start=1))


def sine_labels(frequency: int, points: Sequence[Fraction]) -> tuple[int, ...]:
    """1 where sin(pi frequency x) > 0, decided in fractions: no rounding at any frequency."""
    return tuple(int(0 < frequency * x % 2 < 1) for x in points)
