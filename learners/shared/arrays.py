"""Arrays by what they hold."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

Reals = NDArray[np.float64]
Integers = NDArray[np.int64]
Indices = NDArray[np.int64]  # places in another array


def unmasked(*arrays: Any) -> None:
    """Raise ValueError where an entry of a masked array is masked: NumPy's functions would read what lies below."""
    for array in arrays:
        if isinstance(array, np.ma.MaskedArray) and np.ma.is_masked(array):
            masked = int(np.ma.getmaskarray(array).sum())
            raise ValueError(f"the data have masked entries ({masked} of {array.size}): fill them, or leave rows out")


def read_array(values: Any, kind: Any = None) -> NDArray[Any]:
    """An argument as an array, of doubles where `kind` is `np.float64`; ValueError where an entry is masked."""
    unmasked(values)
    return np.asarray(values, dtype=kind)
