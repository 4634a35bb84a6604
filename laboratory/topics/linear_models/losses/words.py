"""Losses that stand in for mistakes, in words."""

from collections.abc import Sequence

import numpy as np

from bounds.numbers import at_most
from laboratory.topics.linear_models.losses.run import BELOW_ONE, LOSSES, Coin, probability_losses
from laboratory.topics.linear_models.words import number
from laboratory.views.view import Headline
from learners.losses import losses

FORECAST = 0.01
CAPTION = "Grey: a mistake, which costs 1. Margin z = y·f(x); dots: each loss at the margin that is asked for."
COIN = "At one input. Grey: how often the sign of the score errs. Dotted: the excess of the score above the best one."
MEANING = """
The **margin** z = y·f(x) is positive where the sign of the score f(x) agrees with the label y = ±1. A mistake counts
1 for z ≤ 0 and 0 otherwise: a step, which no descent can use. The losses drawn are convex. Where one lies above the
step everywhere, its mean over a sample is at least the share of mistakes, so that making it small makes mistakes few.

* hinge, max(0, 1 − z); square, (1 − z)²; exponential, exp(−z); logistic, log₂(1 + exp(−z)): **above** the step.
* ln(1 + exp(−z)) with the natural logarithm is ln 2 ≈ 0.693 at z = 0, where a mistake costs 1: **not above** it. Only
  the factor 1/ln 2, which is the base 2, makes it so. For minimising it makes no difference.
* the perceptron's max(0, −z) is 0 at z = 0: **not above** it, and 0 for the score 0, which predicts nothing.

**At one input** the label is positive with probability η, so a score f costs η·loss(f) + (1 − η)·loss(−f) in the
mean. A good stand-in (a *surrogate*) has its minimum on the side of the likelier label. Then a theorem turns the excess
above the minimum into a bound on how much more often the sign of f errs than the best rule. It holds for every
distribution; here all of it sits on one input, so that both sides can be computed exactly.

**Of a probability**: a forecast that gave p to what came true pays ln(1/p) or 1 − p. The first has no upper bound as
p goes to 0 (it is 4.605 at p = 0.01), the second is never more than 1, so Hoeffding's inequality applies to it only.
"""


def headline(run: Coin, beside: str) -> Headline:
    """How much more often the score errs than the best rule, and at most by a theorem; or a bad forecast's loss."""
    if beside == "log":
        logarithmic, _ = _of_the_forecast()
        what = f"logarithmic loss of a forecast of {FORECAST} that came true"
        return Headline(logarithmic, what, by="nothing guaranteed: it has no upper bound", shown=number(logarithmic))
    what = "true risk above the best rule's"
    if run.promised is None or run.theorem is None:
        return Headline(run.mistakes_excess, what, by="nothing guaranteed: no theorem speaks of this loss")
    if run.promised >= 1:
        return Headline(run.mistakes_excess, what, by="nothing guaranteed: the theorem allows 1 and more")
    return Headline(run.mistakes_excess, what, at_most=run.promised, by=f"by “{run.theorem.title}”")


def sentence(run: Coin, shown: Sequence[str], margin: float, beside: str) -> str:
    """Which loss lies below the mistake; if none does, what the second figure shows."""
    if below := _below(shown, margin):
        return (
            f"At margin {number(margin)} a mistake costs 1, and less by **{' and '.join(below)}** loss: not an upper "
            "bound."
        )
    if beside == "log":
        logarithmic, absolute = map(number, _of_the_forecast())
        return (
            f"A forecast of {FORECAST} for what came true pays **{logarithmic}** by the logarithmic loss, "
            f"**{absolute}** by the absolute one, which is bounded."
        )
    excess, wrong = f"The excess of **{number(run.excess)}** in {LOSSES[run.loss]} loss", number(run.mistakes_excess)
    if run.promised is None or run.promised >= 1:
        return f"{excess} guarantees nothing; the score errs **{wrong}** more often than the best rule."
    return (
        f"{excess} guarantees that the score errs at most **{at_most(run.promised)}** more often than the best rule; "
        f"here **{wrong}**."
    )


def more(run: Coin, shown: Sequence[str], margin: float, beside: str) -> str:
    """The losses at the margin, and what the second figure shows."""
    return f"{_at_the_margin(shown, margin)}\n\n{_guaranteed(run) if beside == 'coin' else _of_probability()}"


def _below(shown: Sequence[str], margin: float) -> list[str]:
    mistake = float(losses["zero_one"].value(margin))
    return [LOSSES[name] for name in shown if float(losses[name].value(margin)) < mistake]


def _at_the_margin(shown: Sequence[str], margin: float) -> str:
    told = ", ".join(f"{LOSSES[name]}: {number(float(losses[name].value(margin)))}" for name in shown)
    mistake = float(losses["zero_one"].value(margin))
    made = "a mistake is made, which costs 1" if mistake else "no mistake is made"
    start = f"At margin {number(margin)} {made}; {told}."
    if below := _below(shown, margin):
        told = f"With the natural logarithm it is so for all margins from {number(BELOW_ONE)} to 0."
        return f"{start} **Below the mistake: {' and '.join(below)}.** {told}"
    if any(not losses[name].bounds_zero_one for name in shown):
        return f"{start} At margin 0 some of these lie below the mistake."
    rest = "None of these lies below the mistake at **any** margin, so its mean is at least the share of mistakes."
    return f"{start} {rest}"


def _guaranteed(run: Coin) -> str:
    start = (
        f"Where the label is positive with probability {number(run.eta)}, the score {number(run.score)} has a mean "
        f"{LOSSES[run.loss]} loss **{number(run.excess)}** above the least one."
    )
    if run.promised is None:
        return f"{start} No theorem turns this into few mistakes: the score 0 costs nothing and predicts nothing."
    title = run.theorem.title if run.theorem else ""
    if run.promised >= 1:
        return f"{start} {title} guarantees nothing of it: no rule errs more than 1 more often than another."
    return (
        f"{start} Whatever the distribution, a score with this excess errs at most **{at_most(run.promised)}** more "
        f"often than the best rule ({title}). Here it errs **{number(run.mistakes_excess)}** more often."
    )


def _of_probability() -> str:
    logarithmic, absolute = map(number, _of_the_forecast())
    return (
        f"A forecast that gave probability {FORECAST} to what came true pays {logarithmic} by the logarithmic loss and "
        f"{absolute} by the absolute one: only the second is bounded."
    )


def _of_the_forecast() -> tuple[float, float]:
    logarithmic, absolute = probability_losses(np.array([FORECAST]))
    return float(logarithmic[0]), float(absolute[0])
