"""How far the test error may be from the risk, on either side."""

from math import log, sqrt

from bounds import theorems
from bounds.exercises.rounding import Rounding
from bounds.vocabulary.citation import Source, Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import value

EXAMPLES, DELTA = 1000, 0.05


PLACE = Source("milan", "Bounding the risk, the two displays after equation (1)")


def two_sided_test() -> Problem:
    """1,000 test examples, failure probability 0.05."""
    gap = float(theorems["hoeffding_two_sided"](m=EXAMPLES, delta=DELTA))
    text = (
        r"By at most how much does the test error on $n = 1{,}000$ examples differ from the risk, to either side, with "
        r"probability at least $1 - \delta = 0.95$ (Hoeffding)?"
    )
    one_side = sqrt(log(1 / DELTA) / (2 * EXAMPLES))
    slips = (
        WrongAnswer(
            one_side,
            r"In one line the notes print $\ln\frac1\delta$, for one side: "
            "for both sides it is guaranteed with probability 90\N{NO-BREAK SPACE}% only.",
        ),
        WrongAnswer(sqrt(log(2 / DELTA) / EXAMPLES), r"The factor 2 of $2n$ is missing."),
        WrongAnswer(log(2 / DELTA) / (2 * EXAMPLES), "The root is missing."),
    )
    steps = (
        Step("Both sides may fail, each with half of the probability.", r"2e^{-2n\varepsilon^2} = \delta"),
        Step("Solve for the distance.", rf"\sqrt{{\frac{{\ln\frac2{{0.05}}}}{{2{{,}}000}}}} {value(gap)}"),
    )
    return Problem(text, gap, slips, steps, rounding=Rounding(False, True), place=str(PLACE))
