"""Reading what is typed: a million numbers in one word, beside NumPy's own list of them."""

import numpy as np

from benchmarks._side_by_side import Comparison
from benchmarks._targets import Most
from bounds.reading.ranges import MOST, read_range

# With a fraction for each number, a whole range took 23 s.
COMPARISONS = (
    Comparison(
        f"{MOST:,} whole numbers by steps, against numpy.arange",
        lambda: read_range("m", "1:1e6:1", True),
        lambda: np.arange(1, MOST + 1).tolist(),
        Most(0.5),
        rounds=3,
    ),
    Comparison(
        f"{MOST:,} decimals, evenly spaced, against numpy.linspace",
        lambda: read_range("x", "0:1:lin1000000", False),
        lambda: np.linspace(0, 1, MOST).tolist(),
        Most(0.5),
        rounds=3,
    ),
)
