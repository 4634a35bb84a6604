"""The distance of a point from a plane: the norm belongs below."""

import numpy as np

from bounds.vocabulary.citation import Source, Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import value
from learners.svm.support_report import margins_of

WEIGHTS, POINT = np.array([2.0, 3.0, 6.0]), np.array([1.0, 2.0, 3.0])


PLACE = Source("uml-summary", "margin, example in space")


def distance_in_space() -> Problem:
    """From (1, 2, 3) to 2x + 3y + 6z = 7."""
    report = margins_of(WEIGHTS @ POINT[None].T - 7, np.array([True]), float(np.linalg.norm(WEIGHTS)))
    distance = float(report.distances[0])
    text = r"How far is $(1,\, 2,\, 3)$ from the plane $2x + 3y + 6z = 7$?"
    slips = (
        WrongAnswer(
            float(report.functional_margins[0]),
            r"The summary's margin $\min_i|\langle w, x_i\rangle + b|$ holds for $\|w\| = 1$ only: divide by $\|w\|$.",
        ),
        WrongAnswer(float(WEIGHTS @ POINT) / 7, "You forgot the 7 on the right."),
        WrongAnswer(distance / 7, r"You divided by $\|w\|^2$: divide by $\|w\|$."),
    )
    steps = (
        Step("How far the equation is from holding.", r"|2\cdot 1 + 3\cdot 2 + 6\cdot 3 - 7| = 19"),
        Step("Divide by the norm.", rf"\frac{{19}}{{\sqrt{{4 + 9 + 36}}}} = \frac{{19}}{{7}} {value(distance)}"),
    )
    return Problem(text, distance, slips, steps, place=str(PLACE))
