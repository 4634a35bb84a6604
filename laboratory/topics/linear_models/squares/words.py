"""Squares in the place of mistakes, in words."""

from laboratory.topics.linear_models.squares.run import StandInRun, first_mistake
from laboratory.topics.linear_models.words import number, of
from laboratory.views.view import Headline

CAPTION = (
    "Full circles are positive, open ones negative. Dotted: where the fitted score is 0, and the residuals; a cross: "
    "misclassified."
)
BOTH = "Shaded: the thresholds that make the fewest mistakes. Positive is predicted right of the threshold."
MEANING = """
The number of mistakes is hard to minimise: it does not change at all while the line moves, and then it jumps. The
mean squared difference between score and label, (f(x) − y)² with y = ±1, is smooth and convex, so it is minimised
instead. The hope is that its minimum makes few mistakes. Often it does; here it does not.

The numbers −1 and −½ are negative, 0 is positive, and so is the fourth, which can be moved. Every threshold between
−½ and 0 classifies all of them rightly. Least squares fits *heights*, and the farther out the fourth example is, the
flatter is the line. Its score at 0 has the sign of −Σx (as many labels are positive as negative): it is below 0 as
soon as the sum of the four numbers is positive, that is, when the fourth is above 3/2.

Right, each threshold is judged by both losses; for the squares the slope that suits it best is taken. The shaded
thresholds make the fewest mistakes.

**What is guaranteed.** Each mistake costs at least 1, so there are never more mistakes than the sum of the squared
losses. That holds here as well, and says little.
"""


def headline(fitted: StandInRun) -> Headline:
    """The mistakes of least squares, and how many its loss allows."""
    return Headline(
        int(fitted.wrong.sum()), "misclassified by least squares; none need be", at_most=fitted.allowed,
        by="by its squared loss", rests_on=(), shown=of(int(fitted.wrong.sum()), len(fitted.points)),
    )  # fmt: skip


def sentence(fitted: StandInRun) -> str:
    """Whether least squares misclassifies the example at 0."""
    if fitted.wrong.any():
        return (
            f"Least squares gives **the example at 0** the score {number(float(fitted.scores[2]))} and misclassifies "
            "it, although every threshold between −0.5 and 0 makes no mistake."
        )
    far = number(first_mistake())
    return f"Least squares makes no mistake. From **{far}** on it will misclassify the example at 0."


def more(fitted: StandInRun) -> str:
    """Where the threshold lies, and from where on it is wrong."""
    threshold, far = number(fitted.threshold), number(first_mistake())
    if fitted.wrong.any():
        return (
            f"Least squares puts the threshold at **{threshold}** and gives the example at 0 the score "
            f"{number(float(fitted.scores[2]))}, so it is misclassified, although every threshold between −0.5 and 0 "
            f"makes no mistake. It is so whenever the last example lies beyond {far}."
        )
    return (
        f"With the last example at {number(float(fitted.points[-1]))} least squares puts the threshold at "
        f"**{threshold}** and makes no mistake. From {far} on it will misclassify the example at 0."
    )
