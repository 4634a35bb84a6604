"""Random projections in words."""

from bounds.numbers import UNBROKEN, at_most, format_number, format_short, in_percent, percent, pluralize
from laboratory.topics.dimensions.projections.run import Projected
from laboratory.views.headline import Headline

MEANING = """
**Random projections.** A matrix of n rows with independent Gaussian entries of variance 1/n keeps squared lengths on
average. For one vector, n times the ratio after to before is chi-square with n degrees of freedom, for every vector
of any dimension. Adding up the failures of all pairs gives the *lemma of Johnson and Lindenstrauss*:
the number of dimensions that is enough grows with the logarithm of the number of points. The matrix must be drawn
independently of the points.

**Cost.** A full matrix of n rows takes nd multiplications for each point of d features. Structured random matrices
(*fast* projections) take fewer, on the order of d log n where n is not too large; the Gaussian matrix here is none.
"""
WORST_CAPTION = (
    "Open circles: five other matrices each. Full: the matrix of the other figure. Dashed: the lemma's bound. The "
    "other line: the exact distribution, added up over all pairs."
)


def headline(run: Projected) -> Headline:
    """The largest change, and the one that the lemma allows with as many dimensions."""
    what = f"largest change of {pluralize(run.pairs, 'squared distance')}"
    if run.allowed is None:
        return Headline(run.worst, what, share=True, by="vacuous bound: too few dimensions for the lemma")
    by = "Johnson and Lindenstrauss, over matrices"
    return Headline(run.worst, what, share=True, at_most=run.allowed, by=by, theorem="johnson_lindenstrauss")


def caption(run: Projected) -> str:
    """How to read the histogram."""
    return f"The band: changes of at most {percent(run.epsilon)}. The line: the exact chi-square distribution."


def sentence(run: Projected) -> str:
    """How many distances changed by more than is allowed."""
    return (
        f"From {format_number(run.points.shape[1])} to **{format_number(run.n)}** dimensions, "
        f"**{format_number(_count(run))}** of {pluralize(run.pairs, 'squared distance')} changed by more than "
        f"{percent(run.epsilon)}."
    )


def more(run: Projected) -> str:
    """The exact distribution, and the lemma beside it."""
    return "\n\n".join((_law(run), _guaranteed(run), _cost(run)))


def _cost(run: Projected) -> str:
    """The multiplications of one projection by a full matrix."""
    n, d = run.n, run.points.shape[1]
    product = f"{format_number(n)} × {format_number(d)} = **{format_number(n * d)}**"
    return f"Projecting one point takes {product} multiplications, one for each entry of the matrix."


def _law(run: Projected) -> str:
    """Measured beside the exact distribution."""
    return (
        f"{sentence(run)[:-1].replace('**', '')}. By the exact chi-square distribution each does so with probability "
        f"{format_short(run.probability)}, which makes {format_short(run.probability * run.pairs)} on average over "
        "matrices."
    )


def _guaranteed(run: Projected) -> str:
    """The lemma, and the exact distribution with the same sum over pairs."""
    more = " The points have fewer dimensions." if run.enough > run.points.shape[1] else ""
    exactly = "more than 100,000" if run.enough_exactly is None else format_number(run.enough_exactly)
    kept = "enough." if run.n >= run.enough else f"fewer: {_less(run)}."
    return (
        f"Johnson and Lindenstrauss: with **{format_number(run.enough)}** dimensions no squared distance changes by "
        f"more than {percent(run.epsilon)}, except with probability {format_number(run.delta)} over the matrix, for "
        f"any points.{more} The exact distribution, added up over all pairs in the same way, needs {exactly}. The "
        f"{format_number(run.n)} kept here are {kept}"
    )


def _less(run: Projected) -> str:
    if run.allowed is None:
        return "the lemma is vacuous there"
    return f"the bound there is a change of {at_most(in_percent(run.allowed))}{UNBROKEN}%"


def _count(run: Projected) -> int:
    return round(run.outside * run.pairs)
