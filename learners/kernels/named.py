"""Kernels by name, as the learners take them."""

from collections.abc import Mapping
from typing import Any, ClassVar

from learners.kernels.gaussian import Gaussian
from learners.kernels.linear import LinearKernel
from learners.kernels.polynomial import PolynomialKernel
from learners.kernels.quadratic import Quadratic
from learners.kernels.sigmoid import Sigmoid
from learners.kernels.validity import Kernel
from learners.shared.arguments import choice, integer, not_negative, real

KERNELS: Mapping[str, type[Any]] = {
    "linear": LinearKernel,
    "quadratic": Quadratic,
    "polynomial": PolynomialKernel,
    "gaussian": Gaussian,
    "sigmoid": Sigmoid,
}


class WithKernel:
    """Measures points by a kernel.

    Parameters
    ----------
    kernel : "linear", "quadratic", "polynomial", "gaussian" or "sigmoid"
        See `learners.kernels`.
    gamma : real > 0
        Of exp(-gamma ||x - z||^2), and the slope of the sigmoid.
    degree : int >= 1
        Of the polynomial (offset + <x, z>)^degree.
    offset : real >= 0
        Of the polynomial; tanh(gamma <x, z> - offset).
    """

    # Which of its arguments each kernel reads.
    options: ClassVar[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
        "kernel": {
            "linear": (),
            "quadratic": (),
            "polynomial": ("degree", "offset"),
            "gaussian": ("gamma",),
            "sigmoid": ("gamma", "offset"),
        }
    }

    kernel: str
    gamma: float
    degree: int
    offset: float

    def _asked_kernel(self) -> Kernel:
        """The kernel that the arguments ask for; ValueError where they are none.

        `sigmoid` takes gamma as its slope and minus the offset: tanh(gamma <x, z> - offset), the notes' form.
        """
        name = choice(self, "kernel", "kernel", tuple(KERNELS))
        gamma = real(self, "gamma", "inverse width of the Gaussian, slope of the sigmoid", above=0)
        degree = integer(self, "degree", "degree of the polynomial", 1)
        offset = not_negative(self, "offset", "constant added to the inner product")
        given: dict[str, tuple[float, ...]] = {
            "polynomial": (degree, offset),
            "gaussian": (gamma,),
            "sigmoid": (gamma, -offset),
        }
        kernel: Kernel = KERNELS[name](*given.get(name, ()))
        return kernel
