"""The squared loss instead of the zero-one loss, in words."""

from laboratory.topics.linear_models.squares.run import StandInRun, first_mistake
from laboratory.topics.linear_models.text import number, of
from laboratory.views.headline import Headline

CAPTION = (
    "Full circles are positive, open ones negative. Dotted: where the fitted score is 0, and the residuals; a cross: "
    "misclassified."
)
BOTH = "Shaded: the thresholds of smallest training error. Positive is predicted right of the threshold."
MEANING = """
The training error is hard to minimize: it is constant while the line moves, and then it jumps. The mean squared
difference between score and label, (f(x) − y)² with y = ±1, is smooth and convex, so it is minimized instead. The hope
is that its minimum misclassifies few examples. Often it does; with an example far out it may not.

The numbers −1 and −½ are negative, 0 is positive, and so is the fourth, which can be moved. Every threshold between
−½ and 0 classifies all of them correctly. Least squares fits *heights*: the farther out the fourth example is, the
flatter the line. Its score at 0 has the sign of −Σx (as many labels are positive as negative): it is below 0 as
soon as the sum of the four numbers is positive, that is, when the fourth is above 3/2.

The second figure shows both losses of each threshold, the squared loss at the best slope. The shaded thresholds have
the smallest training error.

**Guarantee.** Each misclassified example has squared loss at least 1, so never more are misclassified than the sum of
the squared losses. This holds here as well, but the bound is weak.
"""


def headline(fitted: StandInRun) -> Headline:
    """How many least squares misclassifies, and how many its loss allows."""
    return Headline(
        int(fitted.wrong.sum()), "misclassified by least squares; some threshold misclassifies none",
        at_most=fitted.allowed, by="by its squared loss", rests_on=(),
        measured_text=of(int(fitted.wrong.sum()), len(fitted.points)),
    )  # fmt: skip


def sentence(fitted: StandInRun) -> str:
    """Whether least squares misclassifies the example at 0."""
    if fitted.wrong.any():
        return (
            f"Least squares gives **the example at 0** the score {number(float(fitted.scores[2]))} and misclassifies "
            "it, although every threshold between −0.5 and 0 misclassifies none."
        )
    far = number(first_mistake())
    return f"Least squares misclassifies none. Beyond **{far}** it misclassifies the example at 0."


def more(fitted: StandInRun) -> str:
    """Where the threshold lies, and beyond which point it misclassifies."""
    threshold, far = number(fitted.threshold), number(first_mistake())
    if fitted.wrong.any():
        return (
            f"Least squares puts the threshold at **{threshold}** and gives the example at 0 the score "
            f"{number(float(fitted.scores[2]))}, so it is misclassified, although every threshold between −0.5 and 0 "
            f"misclassifies none. It is so whenever the last example is beyond {far}."
        )
    return (
        f"With the last example at {number(float(fitted.points[-1]))} least squares puts the threshold at "
        f"**{threshold}** and misclassifies none. Beyond {far} it misclassifies the example at 0."
    )
