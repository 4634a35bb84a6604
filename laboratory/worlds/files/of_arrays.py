"""Arrays in memory as a world."""

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from laboratory.worlds.files._reading import MOST_CLASSES
from laboratory.worlds.files._refusing import TableError
from laboratory.worlds.files._table import TableWorld

MOST_CELLS = 50_000_000  # of a sparse matrix: 400 MB of doubles


def from_arrays(X: Any, y: Any, feature_names: Sequence[str] | None = None, title: str = "Your table") -> TableWorld:
    """The world of examples `X`, `(rows, features)`, with labels `y`, `(rows,)`, of any kind: both are copied.
    A sparse X is written out with its zeros.

    Its draws have the labels 0, 1, ... in the order of `class_names`, which are the labels `y` sorted. The names of
    features are those of a pandas table. Raises TableError for what cannot be a world.
    """
    table, labels = _numbers(X), np.asarray(y)
    if labels.ndim != 1 or len(labels) != len(table):
        shape = f"y (labels) must be one for each of the {len(table)} rows of X"
        raise TableError(f"{shape}; got an array of shape {labels.shape}")
    if any(label != label for label in labels.tolist()):
        raise TableError("y (labels) must all be known; got nan")
    classes, places = np.unique(labels, return_inverse=True)
    if not 2 <= len(classes) <= MOST_CLASSES:
        raise TableError(f"y (labels) must take 2 to {MOST_CLASSES} different values; got {len(classes)}")
    names = getattr(X, "columns", range(1, table.shape[1] + 1)) if feature_names is None else feature_names
    names = [name if isinstance(name, str) else f"feature {name}" for name in names]
    if len(set(names)) != table.shape[1] or len(names) != table.shape[1]:
        raise TableError(f"feature_names must be {table.shape[1]} different names; got {len(names)}")
    return TableWorld(title, table, places.astype(np.int64), tuple(names), tuple(map(str, classes.tolist())))


def _dense(X: Any) -> Any:
    """A sparse matrix with its zeros. Raises TableError where they are too many."""
    cells = math.prod(X.shape)
    if cells > MOST_CELLS:
        most = f"at most {MOST_CELLS:,} cells, zeros too"
        raise TableError(f"X (examples) is sparse, and must have {most}; got {cells:,}")
    return X.toarray()


def _numbers(X: Any) -> Any:
    """A copy of X as reals `(rows, features)`. Raises TableError."""
    requirement = "X (examples) must be finite reals of shape (rows, features)"
    if hasattr(X, "toarray"):
        X = _dense(X)
    try:
        table = np.array(X, dtype=np.float64)
    except (TypeError, ValueError):
        raise TableError(f"{requirement}; got what is no array of numbers") from None
    if table.ndim != 2 or 0 in table.shape:
        raise TableError(f"{requirement}; got an array of shape {table.shape}")
    if not np.isfinite(table).all():
        row, column = np.argwhere(~np.isfinite(table))[0].tolist()
        raise TableError(f"{requirement}; got {table[row, column]} in row {row}, column {column}")
    return table
