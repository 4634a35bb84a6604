"""Irrelevant features in words."""

from bounds.numbers import counted, in_words, percent, short
from laboratory.topics.neighbours.noise.run import BAD, FRESH, LADDER, NoiseRun
from laboratory.views.view import Headline

MEANING = """
**Irrelevant features.** The label depends on one feature: it is 1 where x₁ is at least ½, without noise. All features
are spread evenly over [0, 1], and all but the first tell nothing. A distance does not know that: of the expected
squared distance of two examples the relevant feature has a share of w²/(w² + d), with d noise features and x₁
multiplied by w. With d = 20 and w = 1 that is 1/21. The nearest example is then near in features that do not matter;
in x₁ it is hardly nearer than any other (1/3 on average for two independent uniform numbers), and its label tells
little.

**What helps** is what the notes name: *weight* features by their relevance, or *select* them. A weight w gives the
relevant feature the share that it has among d/w² noise features. A learner that selects, such as the best cut of a
single feature, needs a number of examples that grows with the logarithm of d only.

**The guarantee** comes from the fresh examples, which no rule has seen: with probability at least 1 − δ the true risk
of the one rule looked at is at most the exact binomial bound. Nothing is guaranteed of all points of the curve at once.
"""
CAPTION = f"Errors on {in_words(FRESH)} fresh examples, by the number of features: one relevant, all others noise."
NEAREST = "The nearest in all features, measured in the one that matters. Dotted: two examples picked blindly."


def headline(run: NoiseRun, noise: int) -> Headline:
    """The error among so many noise features, and what the test guarantees."""
    what = f"test error with {counted(noise, 'noise feature')}"
    return Headline(run.error(noise), what, at_most=run.guaranteed(noise), by="for the true risk")


def sentence(run: NoiseRun, noise: int) -> str:
    """What the noise has done."""
    wrong, cut, _ = run.at(noise)
    return (
        f"{_who(run.k)} on **{percent(wrong / FRESH)}** of fresh examples, without noise features on "
        f"{percent(run.error(0))}; the best cut errs on **{percent(cut / FRESH)}**."
    )


def _who(k: int) -> str:
    return "The nearest neighbour errs" if k == 1 else f"The k = {k} nearest neighbours err"


def more(run: NoiseRun, noise: int) -> str:
    """How far it is to guessing, and what the distance is made of."""
    near = run.at(noise)[2]
    return (
        f"{_bad(run)}\n\nWith {counted(noise, 'noise feature')} the relevant one has a share of "
        f"**{percent(run.share(noise))}** of the expected squared distance of two examples, and the nearest of "
        f"{in_words(run.m)} lies {short(near)} away in it; any two lie 1/3 apart on average."
    )


def _bad(run: NoiseRun) -> str:
    bad, half = run.bad_from(BAD), run.bad_from(0.25)
    if half is None:
        return f"Up to {LADDER[-1]} noise features the error stays below 0.25, half of that of guessing."
    told = f"Of the numbers tried, {counted(half, 'noise feature')} and more bring the error to half of guessing (0.25)"
    if bad is None:
        return f"{told}; up to {LADDER[-1]} do not bring it to {BAD}."
    return f"{told}, and {bad} bring it to {BAD}: **hardly better than guessing**."


def too_many(m: int, k: int) -> str | None:
    """Why k neighbours cannot be asked; None where they can."""
    return None if k <= m else f"Neighbours k must be at most the number of examples, {in_words(m)}; got {in_words(k)}."
