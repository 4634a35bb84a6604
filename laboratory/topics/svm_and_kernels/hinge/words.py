"""The hinge loss in words."""

from bounds.numbers import at_most, short
from laboratory.topics.svm_and_kernels.hinge.run import SURROGATES, LossRun
from laboratory.views.view import Headline

DIGITS = 3
MEANING = """
To count mistakes is to charge 1 where the margin y f(x) is 0 or less. That step cannot be minimised by following
slopes, and for lines it is hard to minimise at all. The **hinge loss** max(0, 1 − y f(x)) is convex and nowhere below
the step: a small mean hinge loss is a proof of few mistakes. The price: an example far on the wrong side counts many
times, and a right answer inside the band is charged too.

Squared hinge, exponential and logistic loss (to base 2; to base e it would lie below the step at margin 0) are other
convex losses above the mistakes.
"""


def headline(run: LossRun) -> Headline:
    """The training error, and the hinge loss above it."""
    most = min(1.0, run.means["hinge"])
    return Headline(run.mistakes, "training error", at_most=most, by="by the mean hinge loss", rests_on=())


def caption(run: LossRun) -> str:
    """How to read the ticks."""
    return (
        f"Ticks at the bottom: the margins of the {len(run.margins)} examples, those at 0 or below are mistakes; "
        "margins beyond the axis stand at its end."
    )


def sentence(run: LossRun) -> str:
    """What the mean hinge loss proves."""
    return (
        f"The hinge is nowhere below the step: its mean, **{short(run.means['hinge'])}**, is no less than the training "
        f"error, **{short(run.mistakes)}**."
    )


def more(run: LossRun, beside: str) -> str:
    """What is proved of the mistakes, who pays for it, the other loss, and the risk."""
    charged = int(((run.margins > 0) & (run.margins < 1)).sum())
    other = (
        f" The {SURROGATES[beside]} loss has the mean {short(run.means[beside])}, above the mistakes too."
        if beside != "hinge"
        else ""
    )
    return (
        f"The mean hinge loss is {short(run.means['hinge'])}, above the training error, {short(run.mistakes)}. "
        "The hinge is nowhere below the step, so the mean hinge loss proves that at most "
        f"{at_most(min(1.0, run.means['hinge']), DIGITS)} of the sample is misclassified; it is "
        f"**{short(run.mistakes)}**. The gap is paid by {charged} right answers within the band and by mistakes that "
        f"are far off.{other}\n\nIn the world, this line errs with probability {short(run.risk)}."
    )
