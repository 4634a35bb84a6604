"""Storing a vector that is sparse in a basis: alpha = U^T x, of which only the entries that count are kept."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals, read_array


@dataclass(frozen=True)
class Stored:
    """The kept coefficients of a vector in `features` dimensions: their `indices` and `values`, `(kept,)`."""

    features: int
    indices: NDArray[np.int64]
    values: Reals

    def bits(self, a_value: int = 64) -> int:
        """Storage in bits: an index takes ceil(log2 features), a value `a_value`; the vector itself takes 64 d."""
        return len(self.indices) * ((self.features - 1).bit_length() + a_value)

    def restored(self, basis: Any) -> Reals:
        """x = U alpha for the orthonormal `basis` U `(features, features)`; shape `(features,)`."""
        return np.asarray(read_array(basis, np.float64)[:, self.indices] @ self.values)


def sparse_storage(x: Any, basis: Any, kept: int) -> Stored:
    """Keep the `kept` largest coefficients, in size, of x `(features,)` in the orthonormal columns of `basis`.

    Coefficients that are 0 are not kept; equal sizes: the lowest index. The squared error of what is restored is the
    sum of the squares left out. (x is U alpha with alpha sparse; the notes write x = U x.) ValueError on a basis
    that is not orthonormal.
    """
    vector, columns = read_array(x, np.float64), read_array(basis, np.float64)
    features = len(vector)
    if columns.shape != (features, features) or not np.allclose(columns.T @ columns, np.eye(features)):
        raise ValueError(
            f"basis of sparse_storage (columns) must be an orthonormal {features} x {features} matrix; "
            f"got shape {columns.shape}"
        )
    if not isinstance(kept, int) or isinstance(kept, bool) or not 0 <= kept <= features:
        raise ValueError(f"kept of sparse_storage (coefficients) must be an integer in 0..{features}; got {kept!r}")
    alpha = columns.T @ vector
    largest = np.sort(np.argsort(-np.abs(alpha), kind="stable")[:kept])
    indices = largest[alpha[largest] != 0]
    return Stored(features, indices.astype(np.int64), alpha[indices])
