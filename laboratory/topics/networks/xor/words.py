"""XOR by threshold units in words."""

from bounds import theorems
from bounds.numbers import in_words, short
from laboratory.topics.networks.graph.run import Sizes
from laboratory.topics.networks.xor.run import CORNERS, SHAPE, ExclusiveOr, by_one_unit, by_two_hidden_units
from laboratory.views.view import Headline

NET = Sizes(SHAPE)
THEOREM, GIVEN = NET.promises["threshold"]
COUNT = "growth_halfspaces"
PLANE_CAPTION = "Full circles should be answered 1, open ones 0; arrows point to where a unit answers 1."
GRAPH_CAPTION = "A filled unit answers 1. On the edges: the weights; those from the constant 1 are the biases."
MEANING = """
A **threshold unit** adds up its weighted inputs and answers 1 where the sum reaches its threshold: a halfspace. The
exclusive or wants the answer 1 at two opposite corners of a square and 0 at the other two. No line has the first two on
one side and the others on the other side, so no single unit computes it.

Two hidden units do: **AND** answers 1 where both inputs are true, **OR** where at least one is. The output unit answers
1 where OR does and AND does not. In the plane that is the strip between two parallel lines. (In the notes the
definition of the second unit has lost its equals sign.)

A constant node with value 1 carries the thresholds as weights: a threshold of 1.5 is a bias of −1.5.

**How much can such a net learn?** Its VC dimension is between two numbers: so many points it certainly shatters, and
more than so many it certainly does not. It is a property of the network's shape, not of the weights that were found.

**The loading problem**, whether some weights make a network of threshold units answer every example rightly, is
NP-complete, even for two hidden units and an output (Judd; Blum and Rivest). For these four corners all units can be
tried; in general nobody knows a way that is quick for every sample.
"""


def headline(run: ExclusiveOr) -> Headline:
    """What one unit answers, and the most that it could."""
    most = int(theorems[COUNT](m=len(run.inputs), n=2))
    return Headline(
        len(by_one_unit()), "of 16 labellings of the corners by one unit", at_most=most, by="by Cover's count"
    )


def sentence(run: ExclusiveOr, corner: str) -> str:
    """What the units answer to one input."""
    row = CORNERS.index(corner)
    both, one = (f"{h:g}" for h in run.hidden[row])
    return (
        f"At the input {_input(run, row)} AND answers **{both}** and OR answers **{one}**, so the answer is "
        f"**{run.outputs[row]:g}**."
    )


def more(run: ExclusiveOr, corner: str) -> str:
    """The net inputs of one input, and what one unit and three units can do beside what is guaranteed."""
    return "\n\n".join((_net_inputs(run, CORNERS.index(corner)), _labellings()))


def _net_inputs(run: ExclusiveOr, row: int) -> str:
    hidden, output = run.net_inputs(row)
    both, one = (f"{h:g}" for h in run.hidden[row])
    return (
        f"At the input {_input(run, row)} the net input of AND is {short(hidden[0], 6)}, so it answers {both}; that of "
        f"OR is {short(hidden[1], 6)}, so it answers {one}; that of the output is {short(output, 6)}: the answer is "
        f"**{run.outputs[row]:g}**."
    )


def _labellings() -> str:
    fewest, most = NET.shattered or (0, 0)
    count = int(theorems[COUNT](m=4, n=2))
    return (
        f"Trying all units: one alone answers **{len(by_one_unit())} of the 16** labellings of the four corners "
        f"(Cover's count allows {count} for four points in the plane), and the two it misses are XOR and its opposite. "
        f"Two hidden units and an output answer all **{len(by_two_hidden_units())}**, so they shatter these four "
        f"points. With its {NET.edges} weights and biases of {sum(SHAPE[1:])} units the net shatters {fewest} points "
        f"or more, and never more than {most}: that follows from counting labellings unit by unit. The general bound "
        f"of Baum and Haussler guarantees at most {in_words(int(THEOREM(**GIVEN)))}."
    )


def _input(run: ExclusiveOr, row: int) -> str:
    a, b = (short(x, 6) for x in run.inputs[row])
    return f"({a}, {b})"
