"""Neighbours in many dimensions, in words."""

from bounds.numbers import in_words, short
from laboratory.topics.neighbours.curse.run import CurseRun
from laboratory.views.view import Headline

MEANING = """
**In many dimensions** the sum of n squared differences concentrates around its mean n/6, with a relative deviation of
√(7/(5n)). The nearest point is then hardly nearer than the farthest one, and its label is hardly informative. In
a ball, too, even the point nearest to the centre is close to the boundary.
"""

CAPTION = "Dotted: the mean of all distances, measured, and one standard deviation above and below the exact mean."
CENTRE_CAPTION = "Of all points the one nearest to the centre of a ball. Diamonds: its median distance, measured."


def headline(run: CurseRun) -> Headline:
    """The ratio of distances in many dimensions."""
    last = run.dimensions[-1]
    return Headline(run.ratio(last), f"farthest / nearest squared distance in {in_words(last)} dimensions")


def sentence(run: CurseRun) -> str:
    """From the plane to many dimensions."""
    last = run.dimensions[-1]
    return (
        f"The farthest point's mean squared distance is **{short(run.ratio(2))}** times the nearest's in the plane, "
        f"**{short(run.ratio(last))}** times in {in_words(last)} dimensions."
    )


def more(run: CurseRun) -> str:
    """The same with its deviation, and the nearest point in a ball."""
    return "\n\n".join((_distances(run), _centre(run)))


def _distances(run: CurseRun) -> str:
    """From the plane to many dimensions."""
    last = run.dimensions[-1]
    return (
        f"Of {in_words(run.m)} random points in a cube, the mean squared distance of the farthest is "
        f"**{short(run.ratio(2))}** times that of the nearest in the plane, and **{short(run.ratio(last))}** times in "
        f"{in_words(last)} dimensions. Two of the dotted lines are one standard deviation from the mean, exactly: "
        f"{short(float(run.spread[-1]))} of it in {in_words(last)} dimensions."
    )


def _centre(run: CurseRun) -> str:
    """The nearest point in a ball."""
    ten = run.dimensions.index(10)
    return (
        f"In a unit ball of 10 dimensions, the nearest of {in_words(run.m)} points has median distance "
        f"{short(float(run.median[ten]))} from the centre (exact), {short(float(run.centre[ten]))} (measured)."
    )
