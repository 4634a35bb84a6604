"""Random projections in words."""

from bounds.numbers import UNBROKEN, at_most, in_percent, in_words, percent, short
from laboratory.topics.dimensions.projections.run import Projected
from laboratory.views.view import Headline

MEANING = """
**Random projections.** A matrix of n rows with independent Gaussian entries of variance 1/n keeps squared lengths on
average. For one vector, n times the ratio after to before is chi-square with n degrees of freedom, for every vector
of any dimension. Adding up the failures of all pairs gives the *lemma of Johnson and Lindenstrauss*:
the number of dimensions that is enough grows with the logarithm of the number of points. The matrix must be drawn
independently of the points.
"""
WORST_CAPTION = (
    "Open circles: five other matrices each. Full: the matrix of the other figure. Dashed: the lemma's bound. The "
    "other line: the exact distribution, added up over all pairs."
)


def headline(run: Projected) -> Headline:
    """The largest change, and the one that the lemma allows with as many dimensions."""
    what = f"largest change of {in_words(run.pairs)} squared distances"
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
        f"From {in_words(run.points.shape[1])} to **{in_words(run.n)}** dimensions, "
        f"**{in_words(_count(run))}** of {in_words(run.pairs)} squared distances changed by more than "
        f"{percent(run.epsilon)}."
    )


def more(run: Projected) -> str:
    """The exact distribution, and the lemma beside it."""
    return "\n\n".join((_law(run), _guaranteed(run)))


def _law(run: Projected) -> str:
    """Measured beside the exact distribution."""
    return (
        f"{sentence(run)[:-1].replace('**', '')}. By the exact chi-square distribution each does so with probability "
        f"{short(run.probability)}, which makes {short(run.probability * run.pairs)} on average over matrices."
    )


def _guaranteed(run: Projected) -> str:
    """The lemma, and the exact distribution with the same sum over pairs."""
    more = " This exceeds the dimension of the points." if run.enough > run.points.shape[1] else ""
    exactly = "more than 100,000" if run.enough_exactly is None else in_words(run.enough_exactly)
    kept = "enough." if run.n >= run.enough else f"fewer: {_less(run)}."
    return (
        f"Johnson and Lindenstrauss: with **{in_words(run.enough)}** dimensions no squared distance changes by more "
        f"than {percent(run.epsilon)}, except with probability {in_words(run.delta)} over the matrix, for any "
        f"points.{more} The exact distribution, added up over all pairs in the same way, needs "
        f"{exactly}. The {in_words(run.n)} kept here are {kept}"
    )


def _less(run: Projected) -> str:
    if run.allowed is None:
        return "the lemma is vacuous"
    return f"only changes of at most {at_most(in_percent(run.allowed))}{UNBROKEN}% are guaranteed"


def _count(run: Projected) -> int:
    return round(run.outside * run.pairs)
