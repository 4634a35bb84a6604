"""The value of a polynomial kernel."""

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import WHOLE, Problem, WrongAnswer
from laboratory.exercises.writing import number, signed, vector
from learners.kernels.polynomial import PolynomialKernel

FEATURES, REACH = 3, 4


def kernel_value(rng: np.random.Generator) -> Problem | None:
    """Two vectors of small integers and a degree."""
    x, z = rng.integers(-REACH, REACH + 1, (2, FEATURES))
    degree, inner = int(rng.choice((2, 3))), int(x @ z)
    if not 2 <= abs(inner) <= 12:
        return None
    kernel = PolynomialKernel(degree=degree, offset=1.0)
    answer = round(float(kernel(np.array([x], float), np.array([z], float))[0, 0]))
    text = (
        rf"The polynomial kernel is $K(x, x') = (1 + \langle x, x'\rangle)^{{{degree}}}$. "
        rf"What is its value at $x = {vector(x)}$ and $x' = {vector(z)}$?"
    )
    slips = (
        WrongAnswer(inner**degree, "You forgot the 1 before the inner product."),
        WrongAnswer(1 + inner**degree, "The 1 is inside the power."),
        WrongAnswer((1 + inner) * degree, "The degree is a power, not a factor."),
        WrongAnswer((1 + int(np.abs(x * z).sum())) ** degree, "The signs are lost in the inner product."),
        WrongAnswer(int(((x * z) ** degree).sum()) + 1, "You raised each product to the power: raise the sum."),
    )
    products = " + ".join(rf"({number(a * b)})" if a * b < 0 else number(a * b) for a, b in zip(x, z, strict=True))
    steps = (
        Step("The inner product.", rf"\langle x, x'\rangle = {products} = {number(inner)}"),
        Step("Add 1 and take the power.", rf"(1 {signed(inner)})^{{{degree}}} = {number(answer)}"),
    )
    return Problem(text, answer, slips, steps, {"x": x, "z": z, "degree": degree}, WHOLE)
