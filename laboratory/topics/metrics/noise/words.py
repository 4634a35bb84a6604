"""Noisy labels in words."""

from bounds.numbers import UNBROKEN, at_most, in_percent, percent, short
from laboratory.topics.metrics.noise.run import SIZES, NoisyLabels
from laboratory.views.view import Headline

MEANING = r"""
Labels are **noisy** where the input does not determine them. There are three reasons, and they come together:

- **people label**: annotators differ in what they call the true label;
- **a feature is missing** (epistemic uncertainty): the input does not hold what decides, so equal inputs have different
  labels. Here y says whether x + c·u > 0, and u is not seen;
- **the input is measured badly** (aleatoric uncertainty): different things look the same. Here y says whether t > 0,
  and x = t + s·z is seen.

In each case there is a probability η(x) of label 1, and no predictor errs less than the mean of the smaller of η and
1 − η, the **Bayes risk**: the rate of disagreement p, or arctan(c)/π and arctan(s)/π. Who fits every label learns the
noise too: one neighbour errs up to 2R(1 − R) in the limit (Cover and Hart).
"""


def headline(run: NoisyLabels) -> Headline:
    """One neighbour's risk, and the noise below it."""
    what = f"true risk of one neighbour, {SIZES[-1]:,} examples, on average"
    return Headline(
        run.risk, what, at_least=run.bayes, by="the Bayes risk, of every predictor", rests_on=(), share=True
    )


def sentence(run: NoisyLabels) -> str:
    """The noise and what learning it costs."""
    return (
        f"Nobody errs less than **{percent(run.bayes)}**; one neighbour, which fits every label, comes to "
        f"**{percent(run.risk)}**."
    )


def more(run: NoisyLabels) -> str:
    """Where the Bayes risk comes from, and the limit."""
    strength = short(run.strength)
    angle = f"the Bayes risk is arctan({strength})/π"
    how = {
        "annotators": f"Annotators disagree on {percent(run.strength)} of the labels, and that is the Bayes risk.",
        "hidden": f"The missing feature weighs {strength} times the one that is seen: {angle}.",
        "measured": f"The measurement is off by {strength} deviations of what is measured: {angle}.",
    }[run.reason]
    limit = f"{at_most(in_percent(run.limit))}{UNBROKEN}%"
    return f"{how} In the limit of many examples one neighbour errs at most {limit}."
