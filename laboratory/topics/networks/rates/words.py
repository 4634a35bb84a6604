"""Learning rates in words: which one was best, and how the others went wrong."""

from collections.abc import Sequence

from bounds.numbers import counted, in_words, short
from laboratory.topics.networks.rates.run import MOST_RATES, LossCurve
from laboratory.views.view import Headline

ABOUT = f"Up to {MOST_RATES} learning rates, with commas between them."
CAPTION = "Mean loss (cross entropy) on the training sample after each epoch, all from the same first weights."
NOTHING = "nothing guaranteed: the loss is not convex in the weights"
MEANING = """
Each curve is the same network, started from the same weights and trained on all 569 tumours of the Wisconsin data at
once; only the **learning rate** η differs. A small rate takes small steps down the slope: smooth and slow. A large one
jumps over the valley, and the loss goes up and down; a still larger one may never come down again, or leave the
numbers altogether (a cross marks where).

**Is there a guarantee?** For a convex loss the theorems of gradient descent tell a rate and how far one is after so
many steps; the page Optimisation shows them. The loss of a network with hidden units is not convex in its weights, so
none of these theorems speaks here. What remains: while a step is shorter than 2 divided by the largest curvature on its
way, the loss falls.

**Momentum** adds a share α of the last step to the next: along a straight slope the speed grows by up to 1/(1 − α).
"""


def headline(run: Sequence[LossCurve]) -> Headline:
    """The lowest loss in the end."""
    if (best := _best(run)) is None:
        return Headline(float(run[0].losses[0]), "loss at the start; every rate leaves the numbers", by=NOTHING)
    return Headline(float(best.losses[-1]), f"mean loss with the best rate, η = {in_words(best.rate)}", by=NOTHING)


def sentence(run: Sequence[LossCurve]) -> str:
    """Which rate was best, and which was worst."""
    if (best := _best(run)) is None:
        return "Every one of these rates leaves the numbers: all are too large."
    told = f"η = {in_words(best.rate)} ends lowest, at **{short(best.losses[-1])}**"
    wild = [one for one in run if one.rises and one is not best]
    if not wild:
        return f"{told}, from {short(best.losses[0])} at the start."
    return f"{told}; with η = {in_words(wild[-1].rate)} the loss rose in **{_epochs(wild[-1])}**."


def more(run: Sequence[LossCurve]) -> str:
    """Which rate was best, and how each of the others went wrong."""
    if (best := _best(run)) is None:
        return sentence(run)
    first = (
        f"After {in_words(len(best.losses) - 1)} epochs η = {in_words(best.rate)} has the lowest loss, "
        f"**{short(best.losses[-1])}**, from {short(best.losses[0])} at the start."
    )
    told = [first]
    if (slowest := run[0]) is not best and not slowest.rises:
        told.append(
            f"η = {in_words(slowest.rate)} goes down with every epoch but slowly, and stands at "
            f"{short(slowest.losses[-1])}."
        )
    for one in run:
        if one.diverged:
            told.append(f"η = {in_words(one.rate)} left the numbers after {in_words(len(one.losses) - 1)} epochs.")
        elif one.rises:
            told.append(f"η = {in_words(one.rate)} is so large that the loss rose in {_epochs(one)}.")
    return " ".join(told)


def _best(run: Sequence[LossCurve]) -> LossCurve | None:
    return min((one for one in run if not one.diverged), key=lambda one: float(one.losses[-1]), default=None)


def _epochs(one: LossCurve) -> str:
    return f"{in_words(one.rises)} of {counted(len(one.losses) - 1, 'epoch')}"
