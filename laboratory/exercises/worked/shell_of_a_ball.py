"""Most of a ball lies at its surface."""

from math import exp

from bounds import theorems
from bounds.vocabulary.citation import Source, Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import value

PLACE = Source("uml-summary", "most of the points; probability of the shell")


def shell_of_a_ball() -> Problem:
    """Ten dimensions, radius beyond 0.9."""
    share = float(theorems["shell_mass"](n=10, radius=0.9))
    text = (
        "A point is uniform in the unit ball of ten dimensions. With which probability is it farther than "
        "0.9 from the centre?"
    )
    in_the_cube = share * exp(theorems["ball_volume"](n=10, radius=1.0)) / 2**10
    slips = (
        WrongAnswer(0.9**10, "That is the probability to be inside."),
        WrongAnswer(in_the_cube, "In the cube $[0, 1]^{10}$, which the summary names: the formula is a ball's."),
        WrongAnswer(0.1, "The volume grows with the tenth power of the radius."),
    )
    steps = (
        Step("Volumes go with the tenth power of the radius.", r"\mathbb P(\|X\| \le 0.9) = 0.9^{10}"),
        Step("The rest is the shell.", rf"1 - 0.9^{{10}} {value(share)}"),
    )
    return Problem(text, share, slips, steps, place=str(PLACE))
