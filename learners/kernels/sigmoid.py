"""The hyperbolic tangent of the inner product, which is called a kernel and is none."""

from dataclasses import dataclass
from typing import Annotated, ClassVar

import numpy as np

from learners.shared.arguments import real
from learners.shared.arrays import Reals


@dataclass(frozen=True)
class Sigmoid:
    """tanh(slope <x, z> + offset).

    With a negative offset, as the notes recommend, its value at x = z = 0 is negative, which no inner product of
    a vector with itself is: wherever 0 or a short x may occur, it is no kernel.

    Source: Smola, Ovari & Williamson (2000), Regularization with dot-product kernels.

    Parameters
    ----------
    slope : real
    offset : real
    """

    title: ClassVar[str] = "Sigmoid"

    slope: Annotated[float, "factor of the inner product"] = 1.0
    offset: Annotated[float, "constant added to the inner product"] = -1.0

    def __post_init__(self) -> None:
        real(self, "slope")
        real(self, "offset")

    def __call__(self, X: Reals, Z: Reals) -> Reals:
        """The values `(m, k)` on X `(m, features)` and Z `(k, features)`."""
        values: Reals = np.tanh(self.slope * (X @ Z.T) + self.offset)
        return values
