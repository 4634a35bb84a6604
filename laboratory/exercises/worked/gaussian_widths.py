"""Two conventions for the width of the Gaussian kernel."""

import numpy as np

from bounds.vocabulary.citation import Source, Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import value
from learners.kernels.gaussian import Gaussian

PLACE = Source("padova2020", "11.2.3")


def gaussian_widths() -> Problem:
    """Squared distance 27 and sigma 2; Padova divides by 2 sigma, others by 2 sigma squared."""
    x, y = np.array([[1.0, 2.0, 3.0]]), np.array([[4.0, 5.0, 6.0]])
    variance, deviation, halved = (float(Gaussian(gamma)(x, y)[0, 0]) for gamma in (1 / 4, 1 / 8, 1 / 2))
    text = (
        r"With the kernel $e^{-\|x - x'\|^2/(2\sigma)}$ as these notes print it, and $\sigma = 2$, what is "
        r"its value at "
        r"$x = (1,\, 2,\, 3)$ and $x' = (4,\, 5,\, 6)$?"
    )
    slips = (
        WrongAnswer(
            deviation, r"That is with $2\sigma^2$, where $\sigma$ is a standard deviation; here it is a variance."
        ),
        WrongAnswer(halved, r"The factor 2 is missing: $\gamma = 1/(2\sigma)$, not the inverse of $\sigma$."),
        WrongAnswer(float(np.exp(-np.sqrt(27) / 4)), "The distance is squared."),
    )
    steps = (
        Step("The squared distance.", r"\|x - x'\|^2 = 9 + 9 + 9 = 27"),
        Step("The kernel.", rf"e^{{-27/4}} {value(variance)}"),
    )
    return Problem(text, variance, slips, steps, place=str(PLACE))
