"""The edge of a cube that holds a tenth of the unit cube in ten dimensions."""

from bounds import theorems
from bounds.vocabulary.citation import Source, Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import value

PLACE = Source("uml-summary", "high-dimensional spaces are empty")


def edge_of_a_tenth() -> Problem:
    """The printed 0.80 is rounded up from 0.794."""
    edge = float(theorems["neighbourhood_edge"](share=0.1, n=10))
    text = "How long is the edge of a cube in ten dimensions with 10\N{NO-BREAK SPACE}% of the unit cube's volume?"
    slips = (
        WrongAnswer(0.8, "The summary prints 0.80; to two digits it is 0.79."),
        WrongAnswer(0.01, "A tenth is divided by 10 only in one dimension: take the tenth root."),
        WrongAnswer(
            float(theorems["neighbourhood_edge"](share=0.01, n=10)), "That is for 1\N{NO-BREAK SPACE}% of the volume."
        ),
        WrongAnswer(0.1**0.5, "You took the square root: the dimension is 10."),
    )
    steps = (
        Step("A cube with edge $e$ has the volume $e^{10}$.", "e^{10} = 0.1"),
        Step("Take the tenth root.", rf"e = 0.1^{{1/10}} {value(edge)}"),
    )
    return Problem(text, edge, slips, steps, place=str(PLACE))
