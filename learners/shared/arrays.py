"""Arrays by what they hold."""

import numpy as np
from numpy.typing import NDArray

Reals = NDArray[np.float64]
Integers = NDArray[np.int64]
Indices = NDArray[np.int64]  # places in another array
