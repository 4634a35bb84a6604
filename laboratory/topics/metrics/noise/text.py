"""Noisy labels in words."""

from bounds.numbers import UNBROKEN, at_least, at_most, format_short, in_percent, percent
from laboratory.topics.metrics.noise.run import SIZES, NoisyLabels
from laboratory.views.headline import Headline

MEANING = r"""
Labels are **noisy** where the input does not determine them. There are three reasons, which may occur together:

- **people label**: annotators differ in what they call the true label;
- **a feature is missing** (epistemic uncertainty): the input lacks what determines the label, so equal inputs have
  different labels. Here y = 1 if x + c·u > 0, and u is not observed;
- **the input is measured imprecisely** (aleatoric uncertainty): different things have the same measurement. Here y = 1
  if t > 0, and x = t + s·z is observed.

In each case there is a probability η(x) of label 1, and no predictor has a smaller risk than the mean of min{η, 1 − η},
the **Bayes risk** R: the rate of disagreement p, or arctan(c)/π and arctan(s)/π. A rule that fits every label fits the
noise too: in the limit the risk of one neighbour is at most 2R(1 − R) (Cover and Hart).
"""


def headline(run: NoisyLabels) -> Headline:
    """One neighbour's risk, and the noise below it."""
    what = f"true risk of one neighbour, {SIZES[-1]:,} examples, on average"
    return Headline(
        run.risk, what, at_least=run.bayes, by="the Bayes risk, a bound for every predictor", rests_on=(), share=True
    )


def sentence(run: NoisyLabels) -> str:
    """The Bayes risk and the risk of a rule that fits the noise."""
    return (
        f"No predictor has a risk below **{at_least(in_percent(run.bayes))}{UNBROKEN}%**. One neighbour, which fits "
        "every label, has "
        f"**{percent(run.risk)}**."
    )


def more(run: NoisyLabels) -> str:
    """Where the Bayes risk comes from, and the limit."""
    strength = format_short(run.strength)
    angle = f"the Bayes risk is arctan({strength})/π"
    how = {
        "annotators": f"Annotators disagree on {percent(run.strength)} of the labels, which is the Bayes risk.",
        "hidden": f"The missing feature has {strength} times the weight of the observed one: {angle}.",
        "measured": f"The deviation of the measurement error is {strength} times that of the input: {angle}.",
    }[run.reason]
    limit = f"{at_most(in_percent(run.limit))}{UNBROKEN}%"
    return f"{how} As the sample grows, the risk of one neighbour tends to at most {limit}."
