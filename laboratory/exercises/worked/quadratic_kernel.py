"""The kernel of all products of two coordinates."""

import numpy as np

from bounds.vocabulary.citation import Source, Step
from laboratory.exercises.problem import WHOLE, Problem, WrongAnswer
from laboratory.exercises.writing import number
from learners.kernels.polynomial import PolynomialKernel

PLACE = Source("uml-summary", "kernel trick, example (1, 2, 3) and (4, 5, 6)")


def quadratic_kernel() -> Problem:
    """Nine features or one square: 1,024 both ways."""
    x, y = np.array([[1.0, 2.0, 3.0]]), np.array([[4.0, 5.0, 6.0]])
    answer, inner = (round(float(PolynomialKernel(degree, 0.0)(x, y)[0, 0])) for degree in (2, 1))
    longer = round(float(PolynomialKernel(2, 1.0)(x, y)[0, 0]))
    text = (
        r"The map $\psi$ lists all nine products $x_i x_j$ of three coordinates. What is $\langle\psi(x), "
        r"\psi(y)\rangle$ for "
        r"$x = (1,\, 2,\, 3)$ and $y = (4,\, 5,\, 6)$?"
    )
    slips = (
        WrongAnswer(longer, "That is the polynomial kernel, with 1 added to the inner product."),
        WrongAnswer(inner, "That is the inner product of the vectors: its square is the kernel."),
        WrongAnswer(int(((x * y) ** 2).sum()), "That is with the squares $x_i^2$ alone: mixed products count as well."),
        WrongAnswer(2 * inner, "The kernel is the square, not the double."),
    )
    steps = (
        Step("The inner product.", rf"4 + 10 + 18 = {inner}"),
        Step("Its square; the explicit sum of nine products is the same.", rf"{inner}^2 = {number(answer)}"),
    )
    return Problem(text, answer, slips, steps, rounding=WHOLE, place=str(PLACE))
