"""The weights of a network with layers of 4, 8 and 3."""

from bounds.vocabulary.citation import Source, Step
from laboratory.exercises.problem import WHOLE, Problem, WrongAnswer
from learners.networks.counting import weight_count

PLACE = Source("padova2020", "12.1")


def weights_of_4_8_3() -> Problem:
    """Every unit above has a weight for the constant 1 of the layer below."""
    count = weight_count((4, 8, 3))
    text = (
        r"A network has 4 inputs, 8 hidden units and 3 outputs, with $w^{(t)} \in \mathbb R^{(d^{(t-1)} + 1) "
        r"\times d^{(t)}}$. "
        "How many weights does it have?"
    )
    slips = (
        WrongAnswer(4 * 8 + 8 * 3, "The constant 1 of each layer has weights too: these are the biases."),
        WrongAnswer(
            5 * 9 + 9 * 4, "The notes give a 1 to every layer; the output layer has none, and nothing leads into a 1."
        ),
        WrongAnswer(4 + 8 + 3, "That is the number of units."),
    )
    steps = (
        Step("Layer by layer.", r"(4 + 1)\cdot 8,\qquad (8 + 1)\cdot 3"),
        Step("Together.", rf"40 + 27 = {count}"),
    )
    return Problem(text, count, slips, steps, rounding=WHOLE, place=str(PLACE))
