"""New kernels from old: sums, positive multiples and products are kernels, differences need not be."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated

from learners.shared.arguments import real
from learners.shared.arrays import Reals

Kernel = Callable[[Reals, Reals], Reals]


@dataclass(frozen=True)
class Sum:
    """k1 + k2: the two feature spaces side by side."""

    first: Kernel
    second: Kernel

    def __call__(self, X: Reals, Z: Reals) -> Reals:
        """The kernel's values `(m, k)` on X `(m, features)` and Z `(k, features)`."""
        return self.first(X, Z) + self.second(X, Z)


@dataclass(frozen=True)
class Multiple:
    """factor k, a kernel for every factor > 0; a negative one turns a kernel into none, and makes differences."""

    factor: Annotated[float, "what the kernel is multiplied by"]
    kernel: Kernel

    def __post_init__(self) -> None:
        real(self, "factor")

    def __call__(self, X: Reals, Z: Reals) -> Reals:
        """The values `(m, k)` on X `(m, features)` and Z `(k, features)`."""
        return self.factor * self.kernel(X, Z)


@dataclass(frozen=True)
class Product:
    """k1 k2, a kernel by Schur's product theorem: all products of a feature of the one and one of the other."""

    first: Kernel
    second: Kernel

    def __call__(self, X: Reals, Z: Reals) -> Reals:
        """The kernel's values `(m, k)` on X `(m, features)` and Z `(k, features)`."""
        return self.first(X, Z) * self.second(X, Z)
