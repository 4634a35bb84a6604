"""The linear kernel, the inner product itself."""

from dataclasses import dataclass
from typing import ClassVar

from learners.shared.arrays import Reals


@dataclass(frozen=True)
class LinearKernel:
    """k(x, z) = <x, z>."""

    title: ClassVar[str] = "Linear"

    def __call__(self, X: Reals, Z: Reals) -> Reals:
        """The kernel's values `(m, k)` on X `(m, features)` and Z `(k, features)`."""
        values: Reals = X @ Z.T
        return values

    def features(self, X: Reals) -> Reals:
        """The points as they are `(m, features)`."""
        return X

    def dimension(self, features: int) -> int:
        """Features of the feature space."""
        return features
