"""Five points in words."""

from bounds.numbers import counted
from laboratory.topics.finite_classes import words as common
from laboratory.topics.finite_classes.five.run import FIVE, LABELLINGS, FivePoints
from laboratory.views.view import Headline

MEANING = common.MEANING

CAPTION = "A column is a labelling: full squares 1, open ones 0. Faint ones are refuted by a point above."
MISTAKES = "The error of the labellings that are left, on the points that were not seen."


def headline(run: FivePoints, seen: int) -> Headline:
    """How many labellings are left."""
    left = len(run.consistent(seen))
    nothing = "nothing guaranteed of points not seen: the class holds every labelling"
    return Headline(
        left, "labellings agree with what was seen", shown=f"{left} of {len(LABELLINGS)}",
        by=nothing if seen < FIVE else "every point was seen",
    )  # fmt: skip


def sentence(run: FivePoints, seen: int) -> str:
    """Perfect on the sample, and free elsewhere."""
    if seen == FIVE:
        return "All five points were seen, and **one** labelling is left."
    left = FIVE - seen
    return (
        f"**{len(run.consistent(seen))}** labellings fit the {counted(seen, 'point')} seen perfectly; on the {left} "
        f"unseen they make from **0** to **{left}** mistakes."
    )


def more(run: FivePoints, seen: int) -> str:
    """How many labellings are left, and how they do on what was not seen."""
    left = FIVE - seen
    if left == 0:
        return "Nothing had to be learnt about unseen points."
    told = [f"{n} {'makes' if n == 1 else 'make'} {k}" for k, n in enumerate(run.counts(seen).tolist())]
    return (
        f"{len(run.consistent(seen))} of 32 labellings agree with the {counted(seen, 'point')} seen, and every one of "
        f"them has training error 0. On the {left} unseen they differ in every way: of {left} possible mistakes "
        f"{', '.join(told)}. On each unseen point half of them say 1, so that the sample tells nothing about it."
    )
