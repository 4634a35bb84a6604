"""The maximal margin of the line 2x + 3y = 3."""

import numpy as np

from bounds.vocabulary.citation import Source, Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import value
from learners import HardSVM

PLACE = Source("uml-summary", "hard SVM, example with w = (2, 3)")


def margin_of_a_line() -> Problem:
    """The nearest examples have functional margin 1; a machine fitted to two such points finds the same line."""
    foot, across = np.array([0.0, 1.0]), np.array([2.0, 3.0]) / 13
    fitted = HardSVM().fit(np.array([foot - across, foot + across]), [-1, 1])
    margin = float(fitted.history_["margin"])
    text = (
        r"A hard-margin machine found $w = (2,\, 3)$ and $b = -3$, scaled so that the nearest examples have "
        r"$y(\langle w, x\rangle + b) = 1$. How far are they from the line?"
    )
    slips = (
        WrongAnswer(2 * margin, "That is the whole width between the classes."),
        WrongAnswer(margin**2, r"That is $1/\|w\|^2$: take the root."),
        WrongAnswer(1 / margin, r"That is $\|w\|$: the margin is its inverse."),
        WrongAnswer(1.0, r"That is the functional margin: divide by $\|w\|$."),
    )
    steps = (
        Step("The norm.", r"\|w\| = \sqrt{2^2 + 3^2} = \sqrt{13}"),
        Step("The distance of a functional margin of 1; for $4x + 6y = 6$, the same line, it would be half of it.",
             rf"\frac{{1}}{{\sqrt{{13}}}} {value(margin)}"),
    )  # fmt: skip
    return Problem(text, margin, slips, steps, place=str(PLACE))
