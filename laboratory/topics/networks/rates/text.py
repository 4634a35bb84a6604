"""Learning rates in words: which one was best, and how the others failed."""

from collections.abc import Sequence

from bounds.numbers import format_number, format_short, pluralize
from laboratory.topics.networks.rates.run import MOST_RATES, LossCurve
from laboratory.views.headline import Headline

ABOUT = f"Up to {MOST_RATES} learning rates, with commas between them."
CAPTION = "Mean loss (cross entropy) on the training sample after each epoch, all from the same first weights."
NOTHING = "no guarantee: the loss is not convex in the weights"
MEANING = """
Each curve is the same network, started from the same weights and trained on all 569 tumours of the Wisconsin data at
once; only the **learning rate** η differs. A small rate takes small steps down the slope: smooth and slow. A large one
jumps over the valley, and the loss goes up and down. A still larger one may never come down again, or overflow (a cross
marks where).

**Is there a guarantee?** For a convex loss the theorems of gradient descent give a rate and bound the excess loss after
so many steps; the page on optimization shows them. The loss of a network with hidden units is not convex in its
weights, so none of these theorems applies here. What remains: while the rate is below 2 divided by the largest
curvature on the way of the step, the loss falls.

**Momentum** adds a share α of the last step to the next. Along a constant slope the speed grows by a factor of up to
1/(1 − α).
"""


def headline(run: Sequence[LossCurve]) -> Headline:
    """The lowest loss in the end."""
    if (best := _best(run)) is None:
        return Headline(float(run[0].losses[0]), "loss at the start; every rate overflows", by=NOTHING)
    return Headline(float(best.losses[-1]), f"mean loss with the best rate, η = {format_number(best.rate)}", by=NOTHING)


def sentence(run: Sequence[LossCurve]) -> str:
    """Which rate was best, and which was worst."""
    if (best := _best(run)) is None:
        return "Every one of these rates overflows: all are too large."
    best_rate = f"η = {format_number(best.rate)} ends lowest, at **{format_short(best.losses[-1])}**"
    wild = [curve for curve in run if curve.rises and curve is not best]
    if not wild:
        return f"{best_rate}, from {format_short(best.losses[0])} at the start."
    return f"{best_rate}; with η = {format_number(wild[-1].rate)} the loss rose in **{_epochs(wild[-1])}**."


def more(run: Sequence[LossCurve]) -> str:
    """Which rate was best, and how each of the others failed."""
    if (best := _best(run)) is None:
        return sentence(run)
    first = (
        f"After {pluralize(len(best.losses) - 1, 'epoch')} η = {format_number(best.rate)} has the lowest loss, "
        f"**{format_short(best.losses[-1])}**, from {format_short(best.losses[0])} at the start."
    )
    sentences = [first]
    if (slowest := run[0]) is not best and not slowest.rises:
        sentences.append(
            f"With η = {format_number(slowest.rate)} the loss never rises but falls slowly, to "
            f"{format_short(slowest.losses[-1])}."
        )
    for curve in run:
        if curve.diverged:
            sentences.append(
                f"η = {format_number(curve.rate)} overflowed after {pluralize(len(curve.losses) - 1, 'epoch')}."
            )
        elif curve.rises:
            sentences.append(f"η = {format_number(curve.rate)} is so large that the loss rose in {_epochs(curve)}.")
    return " ".join(sentences)


def _best(run: Sequence[LossCurve]) -> LossCurve | None:
    return min((curve for curve in run if not curve.diverged), key=lambda curve: float(curve.losses[-1]), default=None)


def _epochs(curve: LossCurve) -> str:
    return f"{format_number(curve.rises)} of {pluralize(len(curve.losses) - 1, 'epoch')}"
