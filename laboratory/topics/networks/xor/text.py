"""XOR by threshold units in words."""

from bounds import theorems
from bounds.numbers import format_number, format_short
from laboratory.topics.networks.graph.run import Sizes
from laboratory.topics.networks.xor.run import CORNERS, SHAPE, ExclusiveOr, by_one_unit, by_two_hidden_units
from laboratory.views.headline import Headline

NET = Sizes(SHAPE)
THEOREM, INPUTS = NET.bounds["threshold"]
COUNT = "growth_halfspaces"
PLANE_CAPTION = "Full circles have target 1, open ones 0; arrows point to where a unit outputs 1."
GRAPH_CAPTION = "A filled unit outputs 1. On the edges: the weights; those from the constant 1 are the biases."
MEANING = """
A **threshold unit** adds up its weighted inputs and outputs 1 where the sum reaches its threshold: a halfspace. The
exclusive or is 1 at two opposite corners of a square and 0 at the other two. No line has the first two on one side and
the others on the other side, so no single unit computes it.

Two hidden units do: **AND** outputs 1 where both inputs are true, **OR** where at least one is. The output unit is 1
where OR is 1 and AND is 0. In the plane that is the strip between two parallel lines. (In the notes the
definition of the second unit has lost its equals sign.)

A constant node with value 1 carries the thresholds as weights: a threshold of 1.5 is a bias of −1.5.

**VC dimension.** It has a lower bound, the size of a set that the network shatters, and an upper bound. It is a
property of the network's shape, not of its weights.

**The loading problem**, whether some weights make a network of threshold units classify every example correctly,
is NP-complete, even for two hidden units and an output (Judd; Blum and Rivest). For these four corners all units can be
tried; in general no algorithm is known that is quick for every sample.
"""


def headline(run: ExclusiveOr) -> Headline:
    """The labellings of one unit, and the bound on their number."""
    most = int(theorems[COUNT](m=len(run.inputs), n=2))
    return Headline(
        len(by_one_unit()), "of 16 labellings of the corners by one unit", at_most=most, by="by Cover's count"
    )


def sentence(run: ExclusiveOr, corner: str) -> str:
    """The outputs of the units for one input."""
    row = CORNERS.index(corner)
    both, either = (f"{h:g}" for h in run.hidden[row])
    return (
        f"At the input {_input(run, row)} AND is **{both}** and OR is **{either}**, so the output is "
        f"**{run.outputs[row]:g}**."
    )


def more(run: ExclusiveOr, corner: str) -> str:
    """The net inputs of one input, and the labellings of one unit and of three units beside the bounds."""
    return "\n\n".join((_net_inputs(run, CORNERS.index(corner)), _labellings()))


def _net_inputs(run: ExclusiveOr, row: int) -> str:
    hidden, output = run.net_inputs(row)
    both, either = (f"{h:g}" for h in run.hidden[row])
    return (
        f"At the input {_input(run, row)} the net input of AND is {format_short(hidden[0], 6)}, so it outputs {both}; "
        f"that of OR is {format_short(hidden[1], 6)}, so it outputs {either}; that of the output is "
        f"{format_short(output, 6)}: the output is **{run.outputs[row]:g}**."
    )


def _labellings() -> str:
    fewest, most = NET.shattered or (0, 0)
    count = int(theorems[COUNT](m=4, n=2))
    return (
        f"Trying all units: one alone computes **{len(by_one_unit())} of the 16** labellings of the four corners "
        f"(Cover's count allows {count} for four points in the plane), and the two it misses are XOR and its opposite. "
        f"Two hidden units and an output compute all **{len(by_two_hidden_units())}**, so they shatter these four "
        f"points. With its {NET.edges} weights and biases of {sum(SHAPE[1:])} units the network shatters at least "
        f"{fewest} points, and at most {most}: this follows from counting labellings unit by unit. The general bound "
        f"of Baum and Haussler is {format_number(int(THEOREM(**INPUTS)))}."
    )


def _input(run: ExclusiveOr, row: int) -> str:
    a, b = (format_short(x, 6) for x in run.inputs[row])
    return f"({a}, {b})"
