"""Our kernels in scikit-learn's words."""

from __future__ import annotations

from typing import Any

from learners.kernels.gaussian import Gaussian
from learners.kernels.linear import Linear
from learners.kernels.polynomial import Polynomial
from learners.kernels.sigmoid import Sigmoid
from learners.kernels.validity import Kernel


def settings(kernel: Kernel) -> dict[str, Any]:
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
