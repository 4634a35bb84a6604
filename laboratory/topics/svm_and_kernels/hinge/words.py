"""The hinge loss in words."""

from bounds.numbers import at_most, short
from laboratory.topics.svm_and_kernels.hinge.run import SURROGATES, LossRun
from laboratory.views.view import Headline

DIGITS = 3
MEANING = """
The **zero-one loss** is 1 where the margin y f(x) is 0 or less. That step cannot be minimized by gradient methods, and
for lines it is hard to minimize at all. The **hinge loss** max(0, 1 − y f(x)) is convex and nowhere below the step: a
small mean hinge loss proves a small training error. Its cost: an example far on the wrong side counts many times, and
a correct prediction inside the band is penalized too.

Squared hinge, exponential and logistic loss (to base 2; to base e it would lie below the step at margin 0) are other
convex losses above the zero-one loss.
"""


def headline(run: LossRun) -> Headline:
    """The training error, and the hinge loss above it."""
    bound = min(1.0, run.means["hinge"])
    return Headline(run.training_error, "training error", at_most=bound, by="by the mean hinge loss", rests_on=())


def caption(run: LossRun) -> str:
    """How to read the ticks."""
    return (
        f"Ticks at the bottom: the margins of the {len(run.margins)} examples, those at 0 or below are misclassified; "
        "margins beyond the axis are drawn at its end."
    )


def sentence(run: LossRun) -> str:
    """What the mean hinge loss proves."""
    return (
        f"The hinge is nowhere below the zero-one loss: its mean, **{short(run.means['hinge'])}**, bounds the training "
        f"error, **{short(run.training_error)}**."
    )


def more(run: LossRun, beside: str) -> str:
    """The bound on the training error, why it is loose, the other loss, and the risk."""
    inside = int(((run.margins > 0) & (run.margins < 1)).sum())
    other = (
        f" The {SURROGATES[beside]} loss has the mean {short(run.means[beside])}, above the training error too."
        if beside != "hinge"
        else ""
    )
    return (
        f"The mean hinge loss is {short(run.means['hinge'])}, above the training error, {short(run.training_error)}. "
        "The hinge is nowhere below the step, so the mean hinge loss proves that at most "
        f"{at_most(min(1.0, run.means['hinge']), DIGITS)} of the sample is misclassified; it is "
        f"**{short(run.training_error)}**. The gap comes from {inside} correct predictions within the band and from "
        f"examples far on the wrong side.{other}\n\nThe exact true risk of this line is {short(run.risk)}."
    )
