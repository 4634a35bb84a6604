"""A distance in feature space, from a Gram matrix alone."""

from math import sqrt

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import number, value, vector
from learners.kernels.polynomial import PolynomialKernel

REACH = 2


def kernel_distance(rng: np.random.Generator) -> Problem | None:
    """Two points in the plane and the quadratic kernel; how far apart their images are."""
    x, z = rng.integers(-REACH, REACH + 1, (2, 2))
    gram = PolynomialKernel(degree=2, offset=1.0)(np.array([x, z], float), np.array([x, z], float))
    (xx, xz), (_, zz) = gram.tolist()
    squared = xx - 2 * xz + zz
    if not squared or not xz or xx == zz:
        return None
    answer = sqrt(squared)
    text = (
        r"The kernel $K(x, x') = (1 + \langle x, x'\rangle)^2$ is $\langle\psi(x), \psi(x')\rangle$ for a map $\psi$. "
        rf"How far apart are $\psi(x)$ and $\psi(x')$ for $x = {vector(x)}$ and $x' = {vector(z)}$?"
    )
    slips = (
        WrongAnswer(squared, "That is the squared distance: take the root."),
        WrongAnswer(float(np.linalg.norm(x - z)), "That is the distance of the points themselves."),
        WrongAnswer(sqrt(xx + zz), r"The term $-2K(x, x')$ is missing."),
        WrongAnswer(sqrt(abs(xx - xz + zz)), r"$K(x, x')$ is subtracted twice."),
        WrongAnswer(sqrt(xx + 2 * xz + zz) if xx + 2 * xz + zz > 0 else 0.0, r"$2K(x, x')$ is subtracted, not added."),
    )
    steps = (
        Step("The three values of the kernel.",
             rf"K(x, x) = {number(xx)},\quad K(x', x') = {number(zz)},\quad K(x, x') = {number(xz)}"),
        Step("The squared distance, from inner products alone.",
             r"\|\psi(x) - \psi(x')\|^2 = K(x, x) - 2K(x, x') + K(x', x')"),
        Step("Its root.", rf"\sqrt{{{number(squared)}}} {value(answer)}"),
    )  # fmt: skip
    return Problem(text, answer, slips, steps, {"x": x, "z": z})
