"""The kernel of all products of two features, the features, and 1."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from learners.shared.arrays import Reals


@dataclass(frozen=True)
class Quadratic:
    """k(x, z) = 1 + <x, z> + <x, z>^2, of the map x -> (1, all x_i, all x_i x_j in order).

    It is not the polynomial kernel (1 + <x, z>)^2 = 1 + 2 <x, z> + <x, z>^2. The notes list the squares only; all
    products belong there, 1 + d + d^2 coordinates.

    Source: Shalev-Shwartz & Ben-David (2014), section 16.2.
    """

    title: ClassVar[str] = "1 + s + s²"

    def __call__(self, X: Reals, Z: Reals) -> Reals:
        """The kernel's values `(m, k)` on X `(m, features)` and Z `(k, features)`."""
        products: Reals = X @ Z.T
        return 1 + products + products**2

    def features(self, X: Reals) -> Reals:
        """The points in the feature space `(m, 1 + d + d^2)`."""
        pairs = (X[:, :, None] * X[:, None, :]).reshape(len(X), -1)
        return np.column_stack([np.ones(len(X)), X, pairs])

    def dimension(self, features: int) -> int:
        """Coordinates of the feature space, products in both orders counted."""
        return 1 + features + features**2
