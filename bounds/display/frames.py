"""Answers as pandas tables."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np


def of_rows(rows: Sequence[Mapping[str, Any]], names: Sequence[str]) -> Any:
    """A table of these columns, also without rows."""
    return _pandas().DataFrame(list(rows), columns=list(names))


def of_arrays(columns: Mapping[str, Any]) -> Any:
    """A table of arrays and numbers that broadcast, a row an entry."""
    arrays = np.broadcast_arrays(*(np.asarray(value) for value in columns.values()))
    return _pandas().DataFrame({name: array.ravel() for name, array in zip(columns, arrays, strict=True)})


def _pandas() -> Any:
    """pandas, which the theorems themselves do not need."""
    try:
        import pandas as pd
    except ModuleNotFoundError as missing:
        message = "a table needs pandas, which is not installed (the extra [lab]): pip install pandas"
        raise ModuleNotFoundError(message, name=missing.name) from None
    return pd
