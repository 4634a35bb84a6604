"""From names to numbers and from outputs to classes: one-of-k coding and decisions with a rejection zone."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals, read_array


@dataclass(frozen=True)
class OneOfK:
    """The categories of each column of a training sample, in order; see `one_of_k`."""

    categories: tuple[tuple[Any, ...], ...]

    def coded(self, rows: Any) -> Reals:
        """A 1 for the category, 0 for the others: rows `(samples, columns)` to `(samples, all categories)`.

        A category that the training sample did not show is 0 throughout its column's places.
        """
        table = read_array(rows, object)
        if table.ndim != 2 or table.shape[1] != len(self.categories):
            raise ValueError(
                f"rows of OneOfK (names) must be a table of {len(self.categories)} columns; got shape {table.shape}"
            )
        parts = [
            np.array([[value == known for known in names] for value in column], dtype=np.float64).reshape(
                -1, len(names)
            )
            for column, names in zip(table.T, self.categories, strict=True)
        ]
        return np.hstack(parts)


def one_of_k(rows: Any) -> OneOfK:
    """The coding for a training sample's names `(samples, columns)`; test rows must not have a say in it."""
    table = read_array(rows, object)
    if table.ndim != 2 or not table.size:
        raise ValueError(f"rows of one_of_k (names) must be a table with rows and columns; got shape {table.shape}")
    return OneOfK(tuple(tuple(sorted(set(column), key=str)) for column in table.T))


def decided(outputs: Any, threshold: float = 0.5, zone: float = 0.0) -> NDArray[np.int64]:
    """1 where an output `(samples,)` is above `threshold` + `zone`, 0 where below `threshold` - `zone`, else -1.

    -1 means that no decision is made.
    On the edge of the zone nothing is decided; with zone 0 the threshold itself counts as 1.
    """
    if isinstance(zone, bool) or not isinstance(zone, int | float) or not zone >= 0:
        raise ValueError(f"zone of decided (half width in which to refuse) must be a real >= 0; got {zone!r}")
    values = read_array(outputs, np.float64)
    if zone == 0:
        return (values >= threshold).astype(np.int64)
    return np.where(values > threshold + zone, 1, np.where(values < threshold - zone, 0, -1))
