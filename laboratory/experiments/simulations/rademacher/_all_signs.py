"""All signs of a few examples, so that means over them are exact."""

from functools import cache

import numpy as np


@cache
def all_signs(m: int) -> np.ndarray:
    """Every row of 1 and -1; shape `(2**m, m)`."""
    signs: np.ndarray = 1.0 - 2.0 * ((np.arange(2**m)[:, None] >> np.arange(m)) & 1)
    return signs
