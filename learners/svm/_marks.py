"""At which steps a long run is looked at: about evenly on a logarithmic scale, the last step always."""

import numpy as np
from numpy.typing import NDArray


def marks(steps: int, count: int) -> NDArray[np.int64]:
    """At most `count` different steps in 1..steps, ascending, the last of them `steps`."""
    return np.unique(np.rint(np.geomspace(1, steps, max(1, count)))).astype(np.int64)
