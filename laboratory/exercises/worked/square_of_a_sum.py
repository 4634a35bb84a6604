"""(1 + a + b)^2, multiplied out."""

import numpy as np

from bounds.vocabulary.citation import Source, Step
from laboratory.exercises.problem import WHOLE, Problem, WrongAnswer
from learners.kernels.polynomial import PolynomialKernel

PLACE = Source("uml-summary", "Polynomial kernels, polynomial mappings")


def square_of_a_sum() -> Problem:
    """For a = 1 and b = 2; the notes lost a plus sign."""
    a, b = 1, 2
    answer = round(float(PolynomialKernel(2, 1.0)(np.array([[1.0, 2.0]]), np.ones((1, 2)))[0, 0]))
    text = r"What is $(1 + a + b)^2 = 1 + a^2 + b^2 + 2a + 2b + 2ab$ for $a = 1$ and $b = 2$?"
    printed = 1 + a**2 + b**2 + 2 * a * 2 * b + 2 * a * b
    slips = (
        WrongAnswer(printed, r"The summary prints $2a\cdot 2b$ for $2a + 2b$: a plus sign is lost."),
        WrongAnswer(1 + a**2 + b**2, "The mixed terms are missing."),
        WrongAnswer(answer - 2 * a * b, "The term $2ab$ is missing."),
    )
    steps = (
        Step("Term by term.", r"1 + 1 + 4 + 2 + 4 + 4"),
        Step("Or at once.", rf"(1 + 1 + 2)^2 = {answer}"),
    )
    return Problem(text, answer, slips, steps, rounding=WHOLE, place=str(PLACE))
