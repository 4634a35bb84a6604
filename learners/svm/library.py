"""scikit-learn's machines: their arguments, and our kernels in its words."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any

from learners.kernels.gaussian import Gaussian
from learners.kernels.linear import LinearKernel
from learners.kernels.named import WithKernel
from learners.kernels.polynomial import PolynomialKernel
from learners.kernels.quadratic import Quadratic
from learners.kernels.sigmoid import Sigmoid
from learners.kernels.validity import Kernel
from learners.shared.arguments import integer, real
from learners.shared.arrays import Reals
from learners.shared.lazy_history import LazyHistory
from learners.shared.words import Cost, Steps, Tolerance


@dataclass(eq=False, repr=False)
class LibraryMachine(WithKernel, LazyHistory):
    """Is fitted by scikit-learn (libsvm).

    Parameters
    ----------
    tol : real > 0
        The violation of the optimality conditions to stop at.
    max_iter : int >= 1
        The most steps of the solver, for each pair of classes where there are several.

    Attributes
    ----------
    n_iter_ : int, steps of the solver, of all pairs of classes together; 1 where none was needed.
    """

    C: Annotated[Cost, "cost of a unit of slack"] = 1.0
    kernel: str = "gaussian"
    gamma: float | str = "scale"
    degree: int = 2
    coef0: float = 1.0
    tol: Annotated[Tolerance, "violation of the conditions to stop at"] = 1e-3
    max_iter: Annotated[Steps, "most steps of the solver"] = 10_000_000

    def _library_arguments(self) -> Callable[[Reals], dict[str, Any]]:
        """From X `(samples, features)` to the arguments in scikit-learn's words; ValueError on a bad one."""
        kernel_on = self._named_kernel()
        others = {
            "C": real(self, "C", above=0),
            "tol": real(self, "tol", above=0),
            "max_iter": integer(self, "max_iter", 1, 2**31 - 1),
        }

        def on(X: Reals) -> dict[str, Any]:
            self._kernel = kernel_on(X)
            return others | settings(self._kernel)

        return on


SEED = 0


def seeded(library: Any) -> Any:
    """The machine with a seed of its own: libsvm uses none here, and yet draws one from everybody's generator."""
    library.random_state = SEED
    return library


def settings(kernel: Kernel) -> dict[str, Any]:
    """Arguments of scikit-learn's machines for a kernel; its own code where it has the kernel, else ours called."""
    if isinstance(kernel, LinearKernel):
        return {"kernel": "linear"}
    if isinstance(kernel, Gaussian):
        return {"kernel": "rbf", "gamma": kernel.gamma}
    if isinstance(kernel, PolynomialKernel):
        return {"kernel": "poly", "gamma": 1.0, "degree": kernel.degree, "coef0": kernel.offset}
    if isinstance(kernel, Quadratic):
        # 1 + s + s^2 = (s + 1/2)^2 + 3/4, and a number added to a kernel goes into the intercept.
        return {"kernel": "poly", "gamma": 1.0, "degree": 2, "coef0": 0.5}
    if isinstance(kernel, Sigmoid):
        return {"kernel": "sigmoid", "gamma": kernel.slope, "coef0": kernel.offset}
    return {"kernel": kernel}
