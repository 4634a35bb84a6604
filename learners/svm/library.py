"""Our kernels in scikit-learn's words."""

from __future__ import annotations

from typing import Any

from learners.kernels.gaussian import Gaussian
from learners.kernels.linear import Linear
from learners.kernels.polynomial import Polynomial
from learners.kernels.sigmoid import Sigmoid
from learners.kernels.validity import Kernel
from learners.shared.arguments import integer, real


def asked(learner: Any, price: str) -> dict[str, Any]:
    """A learner's arguments in scikit-learn's words, the price C meaning `price`; ValueError on a bad one."""
    return {
        "C": real(learner, "C", price, above=0),
        "tol": real(learner, "tolerance", "violation of the conditions to stop at", above=0),
        "max_iter": integer(learner, "max_iterations", "most steps of the solver", 1, 2**31 - 1),
        **_settings(learner._asked_kernel()),
    }


def _settings(kernel: Kernel) -> dict[str, Any]:
    """Arguments of scikit-learn's machines for a kernel; its own code where it has the kernel, else ours called."""
    if isinstance(kernel, Linear):
        return {"kernel": "linear"}
    if isinstance(kernel, Gaussian):
        return {"kernel": "rbf", "gamma": kernel.gamma}
    if isinstance(kernel, Polynomial):
        return {"kernel": "poly", "gamma": 1.0, "degree": kernel.degree, "coef0": kernel.offset}
    if isinstance(kernel, Sigmoid):
        return {"kernel": "sigmoid", "gamma": kernel.slope, "coef0": kernel.offset}
    return {"kernel": kernel}
