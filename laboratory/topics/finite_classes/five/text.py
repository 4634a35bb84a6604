"""Five points in words."""

from bounds.numbers import pluralize
from laboratory.topics.finite_classes import text as common
from laboratory.topics.finite_classes.five.run import FIVE, LABELLINGS, FivePoints
from laboratory.views.headline import Headline

MEANING = common.MEANING

CAPTION = "A column is a labelling: full squares 1, open ones 0. Faint ones are refuted by a point above."
MISTAKES = "The error of the labellings that are left, on the points that were not seen."


def headline(run: FivePoints, seen: int) -> Headline:
    """How many labellings are left."""
    left = len(run.consistent(seen))
    nothing = "no guarantee on unseen points: the class contains every labelling"
    return Headline(
        left, f"labellings {'agrees' if left == 1 else 'agree'} with what was seen",
        measured_text=f"{left} of {len(LABELLINGS)}",
        by=nothing if seen < FIVE else "every point was seen",
    )  # fmt: skip


def sentence(run: FivePoints, seen: int) -> str:
    """Perfect on the sample, and free elsewhere."""
    if seen == FIVE:
        return "All five points were seen, and **one** labelling is left."
    left = FIVE - seen
    return (
        f"**{len(run.consistent(seen))}** labellings have training error 0 on {pluralize(seen, 'point')}; they "
        f"misclassify **0** to **{left}** of {pluralize(left, 'unseen point')}."
    )


def more(run: FivePoints, seen: int) -> str:
    """How many labellings are left, and how they do on what was not seen."""
    left = FIVE - seen
    if left == 0:
        return "No point is unseen, so nothing has to be generalized."
    counts = run.counts(seen).tolist()
    shares = [f"{n} {'misclassifies' if n == 1 else 'misclassify'} {k}" for k, n in enumerate(counts)]
    return (
        f"{len(run.consistent(seen))} of 32 labellings agree with the {pluralize(seen, 'point')} seen, and every one "
        f"of them has training error 0. On the {pluralize(left, 'unseen point')} they take all labellings: "
        f"{', '.join(shares)}. Half of them label each unseen point 1, so the sample gives no information about it."
    )
