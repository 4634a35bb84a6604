"""Neighbours in many dimensions, in words."""

from bounds.numbers import format_number, format_short
from laboratory.topics.neighbours.curse.run import CurseRun
from laboratory.views.headline import Headline

MEANING = """
**In many dimensions** the squared distance of two uniform points in the unit cube concentrates around its mean n/6,
with a relative standard deviation of √(7/(5n)). The nearest point is then hardly nearer than the farthest one, and its
label is hardly informative. Of uniform points in a ball, even the one nearest to the centre is close to the boundary.
"""

CAPTION = (
    "Dotted: the measured mean of all squared distances, and one standard deviation above and below the exact mean."
)
CENTRE_CAPTION = "The point nearest to the centre of a ball. Diamonds: its measured median distance."


def headline(run: CurseRun) -> Headline:
    """The ratio of distances in many dimensions."""
    last = run.dimensions[-1]
    return Headline(run.ratio(last), f"farthest / nearest squared distance in {format_number(last)} dimensions")


def sentence(run: CurseRun) -> str:
    """From the plane to many dimensions."""
    last = run.dimensions[-1]
    return (
        f"The farthest point's mean squared distance is **{format_short(run.ratio(2))}** times the nearest's in the "
        f"plane, **{format_short(run.ratio(last))}** times in {format_number(last)} dimensions."
    )


def more(run: CurseRun) -> str:
    """The same with its deviation, and the nearest point in a ball."""
    return "\n\n".join((_distances(run), _centre(run)))


def _distances(run: CurseRun) -> str:
    """From the plane to many dimensions."""
    last = run.dimensions[-1]
    return (
        f"Of {format_number(run.m)} random points in a cube, the mean squared distance of the farthest is "
        f"**{format_short(run.ratio(2))}** times that of the nearest in the plane, and "
        f"**{format_short(run.ratio(last))}** times in {format_number(last)} dimensions. Two dotted lines are one "
        f"standard deviation above and below the mean: exactly {format_short(float(run.spread[-1]))} times the mean "
        f"in {format_number(last)} dimensions."
    )


def _centre(run: CurseRun) -> str:
    """The nearest point in a ball."""
    ten = run.dimensions.index(10)
    return (
        f"In a unit ball of 10 dimensions, the nearest of {format_number(run.m)} points has median distance "
        f"{format_short(float(run.median[ten]))} from the centre (exact), {format_short(float(run.centre[ten]))} "
        "(measured)."
    )
