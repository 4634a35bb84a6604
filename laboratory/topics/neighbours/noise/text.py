"""Irrelevant features in words."""

from bounds.numbers import format_number, format_short, percent, pluralize
from laboratory.topics.neighbours.noise.run import BAD, FRESH, LADDER, NoiseRun
from laboratory.views.headline import Headline

MEANING = """
**Irrelevant features.** The label depends on one feature: it is 1 where x₁ is at least ½, without noise. All features
are independent and uniform on [0, 1], and all but the first are irrelevant. Euclidean distance weights them alike: of
the expected squared distance of two examples the relevant feature has a share of w²/(w² + d), with d noise features and
x₁ multiplied by w. With d = 20 and w = 1 that is 1/21. The nearest example is then near in features that do not matter.
In x₁ it is not much nearer than any other (1/3 on average for two independent uniform numbers), so its label is less
informative.

**Two remedies** are in the notes: *weight* features by their relevance, or *select* them. A weight w gives the
relevant feature the share that it has among d/w² noise features. A learner that selects, such as the best cut of a
single feature, needs a number of examples that grows with the logarithm of d only.

**The guarantee** comes from the fresh examples, which no rule was fitted to. With probability at least 1 − δ the true
risk of the selected rule is at most the exact binomial bound. It holds for one rule, not for all points of the curve at
once.
"""
CAPTION = f"Errors on {format_number(FRESH)} fresh examples, by the number of features: one relevant, all others noise."
NEAREST = (
    "Distance to the nearest example in the relevant feature only. Dotted: the mean distance of two random examples."
)


def headline(run: NoiseRun, noise: int) -> Headline:
    """The error among so many noise features, and what the test guarantees."""
    what = f"test error with {pluralize(noise, 'noise feature')}"
    return Headline(run.error(noise), what, at_most=run.guaranteed(noise), by="for the true risk")


def sentence(run: NoiseRun, noise: int) -> str:
    """The effect of the noise."""
    wrong, cut, _ = run.at(noise)
    return (
        f"{_who(run.k)} **{percent(wrong / FRESH)}** of fresh examples, without noise features "
        f"{percent(run.error(0))}. The best cut misclassifies **{percent(cut / FRESH)}**."
    )


def _who(k: int) -> str:
    return "The nearest neighbour misclassifies" if k == 1 else f"The k = {k} nearest neighbours misclassify"


def more(run: NoiseRun, noise: int) -> str:
    """How far it is to guessing, and the parts of the distance."""
    near = run.at(noise)[2]
    return (
        f"{_bad(run)}\n\nWith {pluralize(noise, 'noise feature')} the relevant one has a share of "
        f"**{percent(run.share(noise))}** of the expected squared distance of two examples, and the nearest of "
        f"{format_number(run.m)} is {format_short(near)} away in it; any two are 1/3 apart on average."
    )


def _bad(run: NoiseRun) -> str:
    bad, half = run.bad_from(BAD), run.bad_from(0.25)
    if half is None:
        return f"Up to {LADDER[-1]} noise features the error stays below 0.25, half of that of guessing."
    if half == 0:
        return (
            f"Even without noise features the error is {format_short(run.error(0))}, at least half of that of "
            "guessing (0.25)."
        )
    first = f"{pluralize(half, 'noise feature')} first {plural(half)}"
    half_way = f"Of the numbers tried, {first} the error to half of guessing (0.25)"
    if bad is None:
        return f"{half_way}; up to {LADDER[-1]} do not raise it to {BAD}."
    return f"{half_way}, and {bad} first {plural(bad)} it to {BAD}: **hardly better than guessing**."


def plural(number: int) -> str:
    """`1 raises`, `2 raise`."""
    return "raises" if number == 1 else "raise"


def too_many(m: int, k: int) -> str | None:
    """Why there are no k neighbours; None where there are."""
    return (
        None
        if k <= m
        else f"Neighbours k must be at most the number of examples, {format_number(m)}; got {format_number(k)}."
    )
