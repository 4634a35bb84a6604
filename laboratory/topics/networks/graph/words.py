"""The size of a network and what it guarantees, in words."""

from collections.abc import Callable, Mapping
from itertools import pairwise

from bounds.numbers import in_words
from laboratory.topics.networks.graph.run import Sizes
from laboratory.views.view import Headline

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

**Guarantees.** The VC dimension bounds how many examples such a network needs before its training error tells something
about its risk. It depends on the graph and the kind of unit alone, so it does not change while the network trains,
whatever becomes of its weights.
"""


def headline(run: Sizes) -> Headline:
    """Edges, and what that many bound."""
    if "threshold" in run.promises:
        theorem, given = run.promises["threshold"]
        by = f"guaranteed: VC dimension at most {in_words(int(theorem(**given)))} with threshold units"
    elif run.shattered:
        by = f"VC dimension of a threshold unit: exactly {run.shattered[1]}"
    else:
        by = "nothing guaranteed: with one output it would be a classifier of two labels"
    return Headline(run.edges, "weights and biases", by=by, shown=in_words(run.edges))


def sentence(run: Sizes) -> str:
    """Nodes and edges."""
    return (
        f"**{in_words(run.nodes)} nodes**, a constant one in every layer but the last, and **{in_words(run.edges)} "
        "edges**: one weight or bias on each."
    )


def more(run: Sizes) -> str:
    """Edges layer by layer, and the VC dimension."""
    parts = [f"({below} + 1)·{units}" for below, units in pairwise(run.layers)]
    told = f"**{in_words(run.edges)} weights and biases**, one for each edge: {' + '.join(parts)}."
    return f"{told}\n\n{_guaranteed(run)}"


def of_kind(kind: str) -> tuple[Callable[[Sizes], str], Callable[[Sizes], Mapping[str, int] | None]]:
    """The theorem on networks of this kind of unit, and its numbers; None where it says nothing."""
    return (
        lambda run: run.promises[kind][0].slug,
        lambda run: run.promises[kind][1] if kind in run.promises else None,
    )


def _guaranteed(run: Sizes) -> str:
    """What is known and guaranteed of the VC dimension."""
    if run.layers[-1] != 1:
        return "With one output the network would be a classifier of two labels, and its VC dimension could be bounded."
    told = [
        f"at most {in_words(int(theorem(**given)))} with {KINDS[kind]}"
        for kind, (theorem, given) in run.promises.items()
    ]
    guaranteed = f"Its VC dimension is guaranteed to be {' and '.join(told)}." if told else ""
    if run.shattered is None:
        return guaranteed
    fewest, most = run.shattered
    if fewest == most:
        return f"A single threshold unit has VC dimension {fewest} exactly: one more than its inputs. {guaranteed}"
    return (
        f"{guaranteed} Beside it: with threshold units it shatters {in_words(fewest)} points or more, by a "
        f"construction of Baum, and no {in_words(most + 1)}, by counting its units' labellings exactly."
    )
