"""The map of second degree with all ordered products."""

import numpy as np

from bounds.vocabulary.citation import Source, Step
from laboratory.exercises.problem import WHOLE, Problem, WrongAnswer
from laboratory.exercises.writing import number
from learners.kernels.polynomial import PolynomialKernel

PLACE = Source("padova2020", "example 11.2")


def ordered_products() -> Problem:
    """1 + s + s^2 for s = 32; the printed map lists squares only."""
    x, y = np.array([[1.0, 2.0, 3.0]]), np.array([[4.0, 5.0, 6.0]])
    linear, square = (round(float(PolynomialKernel(degree, 0.0)(x, y)[0, 0])) for degree in (1, 2))
    answer, squares = 1 + linear + square, int(((x * y) ** 2).sum())
    text = (
        r"The map $\psi(x)$ lists 1, all $x_i$ and all ordered products $x_i x_j$ of three coordinates. What is "
        r"$\langle\psi(x), \psi(x')\rangle$ for $x = (1,\, 2,\, 3)$ and $x' = (4,\, 5,\, 6)$?"
    )
    slips = (
        WrongAnswer(
            1 + linear + squares,
            "The notes list $x_1x_1, x_2x_2, \\dots, x_dx_d$: with squares alone the kernel is another.",
        ),
        WrongAnswer(
            (1 + linear) ** 2, r"That is $(1 + \langle x, x'\rangle)^2$, which contains $2\langle x, x'\rangle$."
        ),
        WrongAnswer(square, r"The 1 and the linear term are missing."),
    )
    steps = (
        Step("The inner product.", rf"s = 4 + 10 + 18 = {linear}"),
        Step("The kernel.", rf"1 + s + s^2 = {number(answer)}"),
    )
    return Problem(text, answer, slips, steps, rounding=WHOLE, place=str(PLACE))
