"""Some rows of whatever people keep rows in."""

from typing import Any

from learners.shared.arrays import Integers


def rows_at(X: Any, places: Integers) -> Any:
    """The rows at `places`, of an array, a table, a sparse matrix or a list.

    >>> import numpy as np
    >>> from learners.shared.rows import rows_at
    >>> rows_at(["a", "b", "c"], np.array([2, 0]))
    ['c', 'a']
    """
    if hasattr(X, "tocsr"):
        return X.tocsr()[places]
    if hasattr(X, "iloc"):
        return X.iloc[places]
    return X[places] if hasattr(X, "shape") else [X[place] for place in places]
