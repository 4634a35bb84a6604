"""The hinge loss in words."""

from bounds.numbers import at_most, format_short, pluralize
from laboratory.topics.svm_and_kernels.hinge.run import SURROGATES, LossRun
from laboratory.views.headline import Headline

DIGITS = 3
MEANING = """
The **zero-one loss** is 1 where the margin y f(x) is 0 or less. That step cannot be minimized by gradient methods, and
for lines it is hard to minimize at all. The **hinge loss** max(0, 1 − y f(x)) is convex and nowhere below the step: a
small mean hinge loss implies a small training error. Its cost: an example far on the wrong side counts many times, and
a correct prediction inside the band is penalized too.

Squared hinge, exponential and logistic loss (to base 2; to base e it would lie below the step at margin 0) are other
convex losses above the zero-one loss.
"""


def headline(run: LossRun) -> Headline:
    """The training error, and the hinge loss above it."""
    error, bound = run.training_error, run.means["hinge"]
    if bound >= 1:
        return Headline(error, "training error", by="vacuous bound: the mean hinge loss is at least 1")
    return Headline(error, "training error", at_most=bound, by="by the mean hinge loss", rests_on=())


def caption(run: LossRun) -> str:
    """How to read the ticks."""
    return (
        f"Ticks at the bottom: the margins of the {len(run.margins)} examples, those at 0 or below are misclassified; "
        "margins beyond the axis are drawn at its end."
    )


def sentence(run: LossRun) -> str:
    """What the mean hinge loss proves."""
    return (
        f"The hinge is nowhere below the zero-one loss: its mean, **{format_short(run.means['hinge'])}**, bounds the "
        f"training error, **{format_short(run.training_error)}**."
    )


def more(run: LossRun, beside: str) -> str:
    """The bound on the training error, why it is loose, the other loss, and the risk."""
    other = (
        f" The mean of the {SURROGATES[beside]} loss, {format_short(run.means[beside])}, is no smaller than the error "
        "either."
        if beside != "hinge"
        else ""
    )
    return (
        "The hinge is nowhere below the step, so by its mean at most "
        f"{at_most(min(1.0, run.means['hinge']), DIGITS)} of the sample is misclassified; it is "
        f"**{format_short(run.training_error)}**. {_why_above(run)}{other}\n\nThe exact true risk of this line is "
        f"{format_short(run.risk)}."
    )


def _why_above(run: LossRun) -> str:
    """What raises the mean hinge loss above the training error."""
    if run.means["hinge"] <= run.training_error:
        return "The two are equal: no example is within the band."
    inside = int(((run.margins > 0) & (run.margins < 1)).sum())
    wrong = "" if run.training_error == 0 else " and from misclassified examples, whose hinge loss may exceed 1"
    return f"The gap comes from {pluralize(inside, 'correct prediction')} within the band{wrong}."
