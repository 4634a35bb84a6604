"""An upper bound on the risk from 1,000 test examples."""

from math import log, sqrt

from bounds import theorems
from bounds.exercises.rounding import Rounding
from bounds.vocabulary.citation import Source, Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import value

ERROR, EXAMPLES, DELTA = 0.23, 1000, 0.01


PLACE = Source("amini", "Estimation of the generalization error on a test set, example")


def error_of_a_thousand() -> Problem:
    """A test error of 0.23 on 1,000 examples, with probability 0.99."""
    bound = ERROR + float(theorems["validation_one_sided"](m=EXAMPLES, delta=DELTA))
    text = (
        "A classifier misclassifies a share of 0.23 of $n = 1{,}000$ test examples. Which upper bound on its risk does "
        r"Hoeffding's inequality give with probability at least $1 - \delta = 0.99$?"
    )
    slips = (
        WrongAnswer(
            0.277,
            "The notes print 0.277, rounded down: a bound is rounded up. "
            "Hoeffding's inequality guarantees 0.277 with probability 98.79\N{NO-BREAK SPACE}% only.",
        ),
        WrongAnswer(bound - ERROR, "That is the distance alone: add the test error."),
        WrongAnswer(
            ERROR + sqrt(log(2 / DELTA) / (2 * EXAMPLES)),
            r"That is for both sides, $\ln\frac2\delta$: the question is about one.",
        ),
        WrongAnswer(ERROR + sqrt(log(1 / DELTA) / EXAMPLES), r"The factor 2 of $2n$ is missing."),
    )
    steps = (
        Step("The distance.", rf"\sqrt{{\frac{{\ln\frac1{{0.01}}}}{{2{{,}}000}}}} {value(bound - ERROR)}"),
        Step("Added to the test error, rounded up.", rf"0.23 + 0.04799 {value(bound)}"),
    )
    return Problem(text, bound, slips, steps, rounding=Rounding(False, True), place=str(PLACE))
