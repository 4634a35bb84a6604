"""Kernels by name, as the learners take them."""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, ClassVar

from learners.kernels.gaussian import Gaussian, scale
from learners.kernels.linear import LinearKernel
from learners.kernels.polynomial import PolynomialKernel
from learners.kernels.quadratic import Quadratic
from learners.kernels.sigmoid import Sigmoid
from learners.kernels.validity import Kernel
from learners.shared.arguments import choice, integer, not_negative, positive_or_word, real
from learners.shared.arrays import Reals
from learners.shared.words import FromSample, Option

KERNELS: Mapping[str, type[Any]] = {
    "linear": LinearKernel,
    "quadratic": Quadratic,
    "polynomial": PolynomialKernel,
    "gaussian": Gaussian,
    "sigmoid": Sigmoid,
}
SCALE = FromSample("scale", "1 / (number of features × variance of the features)")
READS: Mapping[str, tuple[str, ...]] = {
    "linear": (),
    "quadratic": (),
    "polynomial": ("degree", "coef0"),
    "gaussian": ("gamma",),
    "sigmoid": ("gamma", "coef0"),
}  # which arguments of a learner


class WithKernel:
    """Measures points by a kernel.

    Parameters
    ----------
    kernel : "linear", "quadratic", "polynomial", "gaussian" or "sigmoid"
        See `learners.kernels`.
    gamma : real > 0 or "scale"
        Of exp(-gamma ||x - z||^2), and the slope of the sigmoid. "scale", scikit-learn's word, is 1 / (features times
        the variance of all numbers of X), so that multiplying X by a number changes nothing.
    degree : int >= 1
        Of the polynomial (<x, z> + coef0)^degree, scikit-learn's with its gamma at 1.
    coef0 : real >= 0, of the sigmoid any real
        Added to <x, z> by the polynomial; tanh(gamma <x, z> + coef0).

    Attributes
    ----------
    gamma_ : float, the number gamma is on the sample.
    """

    options: ClassVar = {"kernel": {name: Option(kernel.title, READS[name]) for name, kernel in KERNELS.items()}}
    from_sample: ClassVar = {"gamma": SCALE}

    kernel: Annotated[str, "kernel"]
    gamma: Annotated[float | str, "kernel parameter γ", "inverse width of the Gaussian, slope of the sigmoid"]
    degree: Annotated[int, "degree", "degree of the polynomial"]
    coef0: Annotated[float, "constant added to the inner product"]

    def _named_kernel(self) -> Callable[[Reals], Kernel]:
        """From X `(samples, features)` to the kernel that the arguments ask for; ValueError where they are none.

        It sets `gamma_`. The notes' sigmoid is tanh(gamma <x, z> - offset): its offset is minus `coef0`.
        """
        name = choice(self, "kernel", tuple(KERNELS))
        gamma = positive_or_word(self, "gamma")
        degree = integer(self, "degree", 1)
        judge = real if name == "sigmoid" else not_negative
        coef0 = judge(self, "coef0")

        def on(X: Reals) -> Kernel:
            self.gamma_ = scale(X) if isinstance(gamma, str) else gamma
            parameters: dict[str, tuple[float, ...]] = {
                "polynomial": (degree, coef0),
                "gaussian": (self.gamma_,),
                "sigmoid": (self.gamma_, coef0),
            }
            kernel: Kernel = KERNELS[name](*parameters.get(name, ()))
            return kernel

        return on
