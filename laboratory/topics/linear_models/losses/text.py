"""Surrogates of the zero-one loss, in words."""

from collections.abc import Sequence

import numpy as np

from bounds.numbers import at_most
from laboratory.topics.linear_models.losses.run import BELOW_ONE, LOSSES, Coin, probability_losses
from laboratory.topics.linear_models.text import number
from laboratory.views.headline import Headline
from learners.losses import losses

FORECAST = 0.01
CAPTION = "Grey: the zero-one loss. Margin z = y·f(x); dots: each loss at the selected margin."
COIN = "At one input. Grey: the risk of the score's sign. Dotted: the excess of the score's loss above the minimum."
MEANING = """
The **margin** z = y·f(x) is positive where the sign of the score f(x) agrees with the label y = ±1. The zero-one loss
is 1 for z ≤ 0 and 0 otherwise: a step, which no descent can use. The losses drawn are convex. A loss that lies above
the step everywhere has a mean over a sample of at least the training error. A small mean then bounds the training
error.

* hinge, max(0, 1 − z); square, (1 − z)²; exponential, exp(−z); logistic, log₂(1 + exp(−z)): **above** the step.
* ln(1 + exp(−z)) with the natural logarithm is ln 2 ≈ 0.693 at z = 0, where the step is 1: **not above** it. Only the
  factor 1/ln 2, which is the base 2, makes it so. The factor does not change where the minimum is.
* the perceptron's max(0, −z) is 0 at z = 0: **not above** it, and 0 for the score 0, which predicts no label.

**At one input** the label is positive with probability η, so a score f has mean loss η·loss(f) + (1 − η)·loss(−f). A
good *surrogate* has its minimum on the side of the likelier label. Then a theorem bounds the excess risk of the sign of
f over the best rule by the excess of this loss above its minimum. It holds for every distribution. Here all probability
is on one input, so both sides are computed exactly.

**Of a probability**: a forecast that gave probability p to the outcome has loss ln(1/p) or 1 − p. The first has no
upper bound as p goes to 0 (it is 4.605 at p = 0.01). The second is never more than 1, so Hoeffding's inequality applies
to it only.
"""


def headline(run: Coin, beside: str) -> Headline:
    """The excess risk of the score over the best rule, and its bound; or a bad forecast's loss."""
    if beside == "log":
        logarithmic, _ = _of_the_forecast()
        what = f"logarithmic loss of a forecast that gave the outcome probability {FORECAST}"
        return Headline(logarithmic, what, by="no guarantee: this loss is unbounded", measured_text=number(logarithmic))
    what = "excess of the true risk over the best rule's"
    if run.bound is None or run.theorem is None:
        return Headline(run.excess_risk, what, by="no guarantee: no theorem here covers this loss")
    if run.bound >= 1:
        return Headline(run.excess_risk, what, by="vacuous bound: at least 1")
    return Headline(run.excess_risk, what, at_most=run.bound, by=f"by “{run.theorem.title}”")


def sentence(run: Coin, surrogates: Sequence[str], margin: float, beside: str) -> str:
    """Which loss lies below the zero-one loss; if none does, what the second figure shows."""
    if below := _below(surrogates, margin):
        return (
            f"At margin {number(margin)} the zero-one loss is 1, and **{' and '.join(below)}** "
            f"{'losses are smaller: no upper bounds' if len(below) > 1 else 'loss is smaller: no upper bound'}."
        )
    if beside == "log":
        logarithmic, absolute = map(number, _of_the_forecast())
        return (
            f"A forecast of {FORECAST} for the outcome has logarithmic loss **{logarithmic}**, which is unbounded, and "
            f"absolute loss **{absolute}**, which is bounded."
        )
    excess, wrong = f"An excess {LOSSES[run.loss]} loss of **{number(run.excess)}**", number(run.excess_risk)
    if run.bound is None or run.bound >= 1:
        why = "No theorem here bounds the excess risk by it" if run.bound is None else "The bound from it is vacuous"
        return f"{excess}. {why}; the excess risk of the score is **{wrong}**."
    return (
        f"{excess} guarantees an excess risk of at most **{at_most(run.bound)}** over the best rule; here it is "
        f"**{wrong}**."
    )


def more(run: Coin, surrogates: Sequence[str], margin: float, beside: str) -> str:
    """The losses at the margin, and what the second figure shows."""
    return f"{_at_the_margin(surrogates, margin)}\n\n{_guaranteed(run) if beside == 'coin' else _of_probability()}"


def _below(surrogates: Sequence[str], margin: float) -> list[str]:
    zero_one = float(losses["zero_one"].value(margin))
    return [LOSSES[name] for name in surrogates if float(losses[name].value(margin)) < zero_one]


def _at_the_margin(surrogates: Sequence[str], margin: float) -> str:
    values = ", ".join(f"{LOSSES[name]}: {number(float(losses[name].value(margin)))}" for name in surrogates)
    zero_one = float(losses["zero_one"].value(margin))
    start = f"At margin {number(margin)} the zero-one loss is {number(zero_one)}; {values}."
    if below := _below(surrogates, margin):
        where = f"The logistic loss to base e is below it at all margins from {number(BELOW_ONE)} to 0."
        return f"{start} **Below the zero-one loss: {' and '.join(below)}.** {where}"
    if any(not losses[name].bounds_zero_one for name in surrogates):
        return f"{start} At margin 0 some of these lie below the zero-one loss."
    rest = "None of these lies below it at **any** margin, so its mean is at least the training error."
    return f"{start} {rest}"


def _guaranteed(run: Coin) -> str:
    start = (
        f"Where the label is positive with probability {number(run.eta)}, the score {number(run.score)} has a mean "
        f"{LOSSES[run.loss]} loss **{number(run.excess)}** above the minimum."
    )
    if run.bound is None:
        return f"{start} No theorem bounds the risk by it: the score 0 has loss 0 and predicts no label."
    title = run.theorem.title if run.theorem else ""
    if run.bound >= 1:
        return f"{start} The bound ({title}) is vacuous: the excess risk never exceeds 1."
    return (
        f"{start} For every distribution, this excess guarantees an excess risk of at most **{at_most(run.bound)}** "
        f"({title}). Here the excess risk is **{number(run.excess_risk)}**."
    )


def _of_probability() -> str:
    logarithmic, absolute = map(number, _of_the_forecast())
    return (
        f"A forecast that gave probability {FORECAST} to the outcome has logarithmic loss {logarithmic} and absolute "
        f"loss {absolute}: only the second is bounded."
    )


def _of_the_forecast() -> tuple[float, float]:
    logarithmic, absolute = probability_losses(np.array([FORECAST]))
    return float(logarithmic[0]), float(absolute[0])
