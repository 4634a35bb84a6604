"""The size of a network and its guarantees, in words."""

from collections.abc import Callable, Mapping
from itertools import pairwise

from bounds.numbers import format_number
from laboratory.topics.networks.graph.run import Sizes
from laboratory.views.headline import Headline

KINDS = {"threshold": "threshold units", "relu": "ReLU units and a threshold at the end"}
ABOUT = "Inputs, units of each hidden layer, outputs, with hyphens between them: 4-8-3."
CAPTION = "i: input, j: hidden unit, k: output; the thick edge carries the weight from u to t. Dotted: biases."
MEANING = """
A **feed-forward network** is a graph of layers. Every unit is fed by all nodes of the layer below and by a **constant
node** whose value is always 1: the weights of its edges are the biases. (The constant absorbs the bias; it does not
avoid it, and the last layer has none.) A unit adds up its inputs, each times the weight of its edge, and passes the
sum, the *net input*, through an activation.

**Names.** Inputs carry the index *i*, hidden units *j*, outputs *k*. For any unit *t* and a node *u* that feeds it, the
weight of the edge is w_tu: the unit first, its source second. It is the thick edge of the figure.

**Guarantees.** The VC dimension bounds how many examples such a network needs before its training error is informative
about its risk. It depends only on the graph and the kind of unit, so training does not change it.
"""


def headline(run: Sizes) -> Headline:
    """Edges, and the bound by their number."""
    if "threshold" in run.bounds:
        theorem, inputs = run.bounds["threshold"]
        by = f"bound: VC dimension at most {format_number(int(theorem(**inputs)))} with threshold units"
    elif run.shattered:
        by = f"VC dimension of a threshold unit: exactly {run.shattered[1]}"
    else:
        by = "no guarantee: the bounds are for one output"
    return Headline(run.edges, "weights and biases", by=by, measured_text=format_number(run.edges))


def sentence(run: Sizes) -> str:
    """Nodes and edges."""
    return (
        f"**{format_number(run.nodes)} nodes**, a constant one in every layer but the last, and "
        f"**{format_number(run.edges)} edges**: one weight or bias on each."
    )


def more(run: Sizes) -> str:
    """Edges layer by layer, and the VC dimension."""
    parts = [f"({below} + 1)·{units}" for below, units in pairwise(run.layers)]
    edges = f"**{format_number(run.edges)} weights and biases**, one for each edge: {' + '.join(parts)}."
    return f"{edges}\n\n{_guaranteed(run)}"


def of_kind(kind: str) -> tuple[Callable[[Sizes], str], Callable[[Sizes], Mapping[str, int] | None]]:
    """The theorem on networks of this kind of unit, and its inputs; None where it does not apply."""
    return (
        lambda run: run.bounds[kind][0].slug,
        lambda run: run.bounds[kind][1] if kind in run.bounds else None,
    )


def _guaranteed(run: Sizes) -> str:
    """The bounds on the VC dimension."""
    if run.layers[-1] != 1:
        return "The bounds on the VC dimension are for networks of one output, which classify two labels."
    bounds = [
        f"at most {format_number(int(theorem(**inputs)))} with {KINDS[kind]}"
        for kind, (theorem, inputs) in run.bounds.items()
    ]
    guaranteed = f"Its VC dimension is guaranteed to be {' and '.join(bounds)}." if bounds else ""
    if run.shattered is None:
        return guaranteed
    fewest, most = run.shattered
    if fewest == most:
        return f"A single threshold unit has VC dimension {fewest} exactly: one more than its inputs. {guaranteed}"
    return (
        f"{guaranteed} With threshold units it shatters some set of {format_number(fewest)} points, by a "
        f"construction of Baum, and no set of {format_number(most + 1)}, by an exact count of its units' labellings."
    )
