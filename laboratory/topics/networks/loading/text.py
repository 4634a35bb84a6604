"""The loading problem in words."""

from bounds.numbers import format_number, pluralize
from laboratory.topics.networks.loading.run import Loading
from laboratory.views.headline import Headline

MEANING = r"""
**Loading**: given a network and a set of examples, are there weights that make it consistent with all of them? For
one threshold unit a linear program answers in polynomial time. For **two hidden threshold units and an AND** of them
it is NP-complete (Blum and Rivest 1992; Judd 1990 for networks in general).

**The reduction** is from *set splitting*: can n elements be put on two sides so that no given set lies on one side
whole? That is NP-complete (Lovász 1973), for sets of three already (Garey and Johnson 1979). Take n inputs, and as
examples: 0 positive, each element alone negative, each set (ones at its elements) positive.

*A split gives weights.* Unit 1 has weight −1 on the elements of side 1 and n on the others, unit 2 the reverse, both
the bias 1/2. An element alone is rejected by the unit of its side. A set has an element on the other side, so either
unit has a net input of at least n − 2 + 1/2, and accepts.

*Weights give a split.* Each element is rejected by some unit; put it on the side of one that does. That unit accepts
0, so its bias is positive, and each weight of its side is at most minus the bias. A set all on this side would have a
sum of at most minus three times the bias: it would be rejected, too. So no set is whole.

Blum and Rivest add further examples that force any threshold unit as output to be an AND. NP-complete means that no
algorithm is known which answers every instance in polynomial time; if P is not NP there is none. It does not say that
a given sample is hard, nor that a **larger** network is: with units enough, some weights always exist and can be
written down.
"""
NETS_CAPTION = (
    "Full: must be accepted, open: rejected. The AND accepts above right of both lines. Dots are moved a little apart."
)


def caption(run: Loading) -> str:
    """How to read the rows."""
    left = int(run.whole.min())
    rows = "every row has both colours" if not left else f"{left} of {len(run.sets)} rows have one colour only"
    return f"Rows are sets of three, coloured by the side of each element. With the best split {rows}."


def headline(run: Loading) -> Headline:
    """How many splits give weights without a mistake."""
    what = f"of {format_number(run.splits)} splits give weights without a mistake"
    return Headline(run.solutions, what, by="all were tried", measured_text=format_number(run.solutions))


def sentence(run: Loading) -> str:
    """Whether the network can be loaded."""
    examples = f"the {pluralize(len(run.labels), 'example')}"
    if run.solutions:
        return f"Two hidden units and an AND **can** be loaded with {examples}: each set can be split."
    left = int(run.whole.min())
    return (
        f"**No weights** of two hidden units and an AND fit {examples}: every split leaves at least "
        f"**{pluralize(left, 'set')}** whole."
    )


def more(run: Loading) -> str:
    """The search, and the network from the best split."""
    n, wrong = run.elements, int(run.wrong.sum())
    search = (
        f"With {n} elements {format_number(run.splits)} splits were tried, and each further element doubles them: 100 "
        "have more than 10²⁹. No method is known that is fast on every instance."
    )
    network = (
        f"The network of the best split has weights −1 and {n} and the biases 1/2; it has **{wrong}** of "
        f"{len(run.labels)} examples wrong."
    )
    return f"{search}\n\n{network}"
