"""The number of the perceptron's updates, for radius 1 and margin 0.3."""

from bounds import theorems
from bounds.vocabulary.citation import Source, Step
from laboratory.exercises.problem import WHOLE, Problem, WrongAnswer
from laboratory.exercises.writing import value

RADIUS, MARGIN = 1.0, 0.3


PLACE = Source("amini", "Perceptron (convergence) and Homework 1-3")


def updates_at_most() -> Problem:
    """A count that is at most 11.1 is at most 11."""
    theorem = theorems["perceptron_mistakes"]
    bound, whole = float(theorem(radius=RADIUS, gamma=MARGIN)), theorem.whole(radius=RADIUS, gamma=MARGIN)
    assert whole is not None
    text = (
        r"The examples have $\|x\| \le 1$, and a line through the origin separates them with margin 0.3. At "
        r"most how many "
        "updates does the perceptron make?"
    )
    slips = (
        WrongAnswer(whole + 1, "The notes round up: a whole number of at most 11.1 is at most 11."),
        WrongAnswer(round(RADIUS / MARGIN), r"The quotient $R/\rho$ is squared."),
        WrongAnswer(100, r"The margin is 0.3: you took 0.1."),
    )
    steps = (
        Step(
            "Novikoff's theorem.",
            rf"\left(\frac{{R}}{{\rho}}\right)^2 = \left(\frac{{1}}{{0.3}}\right)^2 {value(bound)}",
        ),
        Step(f"Updates are whole: at most {whole}."),
    )
    return Problem(text, whole, slips, steps, rounding=WHOLE, unit="updates", place=str(PLACE))
