"""Margin or dimension, in words."""

from bounds import theorems
from bounds.numbers import at_most, format_number, format_short, percent, pluralize
from laboratory.topics.svm_and_kernels.dimension.labels import largest_in_words
from laboratory.topics.svm_and_kernels.dimension.run import RADIUS, DimensionRun
from laboratory.views.headline import Headline

DELTA = 0.05
DIGITS = 3
MEANING = """
Two bounds hold for the same line, the hard margin through the centre. In d dimensions, and in general position, it has
at most d support vectors, so its mean risk is at most **d/(m + 1)**. If the data distribution has a margin γ and no
example is longer than ρ, its mean risk is at most **(ρ/γ)²/(m + 1)**: the margin is worth (ρ/γ)² dimensions. Below that
number of features the bound by dimension is smaller. Above it the bound by the margin is smaller, and it stays the same
for millions of features, or for a kernel with infinitely many.

The heavy curve is the exact mean on a hard distribution: orthonormal points, equally likely, each with a label fixed by
a coin. There are as many points as features, up to the number at which the margin would become less than γ.
"""


def headline(run: DimensionRun) -> Headline:
    """The largest exact mean risk, and the bound by the margin."""
    value, what = float(run.risks.max()), f"largest mean risk after {pluralize(run.m, 'example')}"
    if run.by_margin < 1:
        return Headline(value, what, at_most=run.by_margin, by="by the margin", measured_text=largest_in_words(run))
    return Headline(value, what, by="vacuous bound: the margin's bound is at least 1")


def needed_caption(run: DimensionRun) -> str:
    """How to read the examples needed."""
    return f"Sample size at which the bound on the mean risk is {format_short(run.wanted)}."


def risks_caption(run: DimensionRun) -> str:
    """How to read the risks."""
    return f"Mean risk after {pluralize(run.m, 'example')}: exact on the hard distribution, and its bounds."


def sentence(run: DimensionRun) -> str:
    """What the margin is worth."""
    return (
        f"This margin is worth **{format_number(run.equivalent, 4)}** dimensions: with more features "
        f"**{format_number(run.needed_by_margin)}** examples are enough for a mean risk ≤ {format_short(run.wanted)}."
    )


def more(run: DimensionRun) -> str:
    """Where the bounds cross, and how far they lie above the exact risk."""
    sure = (
        theorems["margin_hard_svm"].solve("m", at_most=run.wanted, delta=DELTA, radius=RADIUS, gamma=run.margin).value
    )
    bound = f"is {at_most(run.by_margin, DIGITS)}" if run.by_margin < 1 else "is vacuous"
    probably = f"With probability at least {percent(1 - DELTA)}, not only on average"
    confident = f" {probably}, {format_number(sure)} are enough." if sure else ""
    worth, enough = format_number(run.equivalent, 4), pluralize(run.needed_by_margin, "example")
    are = "is" if run.needed_by_margin == 1 else "are"
    return (
        f"This margin is worth (ρ/γ)² = {worth} dimensions. Up to {worth} features the bound by dimension is smaller; "
        f"beyond, **{enough} {are} enough for every number of features**.{confident}\n\nAfter "
        f"{pluralize(run.m, 'example')} the margin's bound on the mean risk {bound}, while the largest exact one is "
        f"**{largest_in_words(run)}**."
    )
