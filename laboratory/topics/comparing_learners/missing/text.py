"""Missing values in words."""

import numpy as np

from bounds.numbers import format_number, format_short, percent
from laboratory.topics.comparing_learners.missing.run import SAMPLES, WAYS, MissingRun
from laboratory.views.headline import Headline

MEANING = """
Naive Bayes multiplies the share of each value among the examples of a class. What if a value is missing, in an example
of the sample or in the one to be predicted?

- **Left out.** Its factor is left out, and it is counted in no share. The probabilities of the values of a feature add
  up to 1 in each class, so the posterior is that of the other features: nothing is guessed.
- **A value of its own.** "Missing" is counted like any value. That is useful if it depends on the label.
- **Most frequent value.** The gap is filled in. What was not measured then counts like what was.
- **Complete examples only.** All others are thrown away: of n features that are missing with probability q each, a
  share (1 − q)ⁿ remains.

**At random** means that whether a value is missing depends on nothing. If *only ones* can be missing, what is known is
no fair sample of what there is: the shares that are counted are wrong, and only the value of its own notices.

The label is a fair coin, and the features agree with it independently with the same probability. All risks are exact
sums over the patterns of 0, 1 and missing; the shares are learned with Laplace's rule.
"""
COMPLETE = "The probability that an example has all its values."


def _at(run: MissingRun, missing: float) -> int:
    return int(np.argmin(np.abs(run.shares - missing)))


def _missing(run: MissingRun, missing: float) -> str:
    """The share that is missing, and of which values."""
    return f"{percent(missing)}{' of the ones' if run.law == 'ones' else ''}"


def headline(run: MissingRun, missing: float) -> Headline:
    """The risk with missing values left out, and the Bayes risk."""
    place = _at(run, missing)
    what = f"mean true risk, if the {_missing(run, missing)} that are missing are left out"
    value, bayes = float(run.mean("leave")[place]), float(run.bayes[place])
    return Headline(value, what, at_least=bayes, by="the Bayes risk, for every predictor", rests_on=())


def caption(run: MissingRun) -> str:
    """How to read the risks."""
    m = format_number(run.m)
    return f"Exact true risks, averaged over {SAMPLES} samples of {m} examples. Dotted: the Bayes risk."


def sentence(run: MissingRun, missing: float) -> str:
    """Leaving out beside learning from complete examples."""
    place = _at(run, missing)
    left, dropped = (format_short(float(run.mean(way)[place])) for way in ("leave", "drop"))
    return (
        f"Only **{percent(float(run.complete[place]))}** of the examples are complete: learned from these alone the "
        f"true risk is **{dropped}**, with gaps left out **{left}**."
    )


def more(run: MissingRun, missing: float) -> str:
    """All ways at this share, and what leaving out does to one example."""
    place = _at(run, missing)
    each = "; ".join(f"{name} **{format_short(float(run.mean(way)[place]))}**" for way, name in WAYS.items())
    best = min(WAYS, key=lambda way: float(run.mean(way)[place]))
    gaps = ", ".join(["1", *["?"] * (run.features - 1)])
    return (
        f"With {_missing(run, missing)} missing, the mean true risk is: {each}. The smallest is that of "
        f"*{WAYS[best]}*; the Bayes risk is {format_short(float(run.bayes[place]))}, without gaps "
        f"{format_short(float(run.bayes[0]))}.\n\n"
        f"If gaps are at random, ({gaps}) has P(1 | x) = **{format_short(run.posterior)}** by the true probabilities: "
        f"the sum over all {format_number(2 ** (run.features - 1))} ways to fill it, and that of its first value alone."
    )
