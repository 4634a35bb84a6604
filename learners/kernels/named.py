"""Kernels by name, as the learners take them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from learners.kernels.gaussian import Gaussian
from learners.kernels.linear import Linear
from learners.kernels.polynomial import Polynomial
from learners.kernels.quadratic import Quadratic
from learners.kernels.sigmoid import Sigmoid
from learners.kernels.validity import Kernel
from learners.shared.arguments import choice, integer, real

KERNELS = {
    "linear": Linear,
    "quadratic": Quadratic,
    "polynomial": Polynomial,
    "gaussian": Gaussian,
    "sigmoid": Sigmoid,
}

# The `options` of a learner with a kernel: which of its arguments each kernel reads.
OPTIONS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "kernel": {
        "linear": (),
        "quadratic": (),
        "polynomial": ("degree", "offset"),
        "gaussian": ("gamma",),
        "sigmoid": ("gamma", "offset"),
    }
}


def kernel_of(learner: Any) -> Kernel:
    """The kernel that a learner's `kernel`, `gamma`, `degree` and `offset` ask for; ValueError where they are none.

    `sigmoid` takes gamma as its slope and minus the offset: tanh(gamma <x, z> - offset), the notes' form.
    """
    name = choice(learner, "kernel", "kernel", tuple(KERNELS))
    gamma = real(learner, "gamma", "inverse width of the Gaussian, slope of the sigmoid", above=0)
    degree = integer(learner, "degree", "degree of the polynomial", 1)
    offset = real(learner, "offset", "constant added to the inner product")
    if offset < 0:
        raise ValueError(
            f"offset of {type(learner).__name__} (constant added to the inner product) must be a finite real >= 0; "
            f"got {learner.offset!r}"
        )
    if name == "gaussian":
        return Gaussian(gamma)
    if name == "polynomial":
        return Polynomial(degree, offset)
    return Sigmoid(gamma, -offset) if name == "sigmoid" else KERNELS[name]()
