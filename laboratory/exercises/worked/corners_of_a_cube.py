"""The distance of opposite corners of a cube."""

from bounds import theorems
from bounds.vocabulary.citation import Source, Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import value

PLACE = Source("uml-summary", "curse of dimensionality, points 1 and 2")


def corners_of_a_cube() -> Problem:
    """Three dimensions; the notes omit the root."""
    distance = float(theorems["cube_diameter"](n=3))
    text = r"How far apart are the corners $(0,\, 0,\, 0)$ and $(1,\, 1,\, 1)$ of the unit cube?"
    slips = (
        WrongAnswer(3, "The summary's example leaves out the root: 3 is the squared distance."),
        WrongAnswer(2**0.5, "That is the diagonal of a face."),
        WrongAnswer(1, "That is an edge."),
    )
    steps = (
        Step("Squares of the differences.", "1 + 1 + 1 = 3"),
        Step("The root of their sum.", rf"\sqrt3 {value(distance)}"),
    )
    return Problem(text, distance, slips, steps, place=str(PLACE))
