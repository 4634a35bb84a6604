"""Margin or dimension, in words."""

from bounds import theorems
from bounds.numbers import at_most, counted, in_words, short
from laboratory.topics.svm_and_kernels.dimension.run import RADIUS, DimensionRun
from laboratory.views.view import Headline

DELTA = 0.05
DIGITS = 3
MEANING = """
Two promises about the same line, the hard margin through the centre. In d dimensions, and in general position, it has
at most d support vectors, so its mean risk is at most **d/(m + 1)**. And if the world keeps a margin γ from examples of
length at most ρ, its mean risk is at most **(ρ/γ)²/(m + 1)**: the margin is worth (ρ/γ)² dimensions. Below that number
of features the dimension promises more, above it the margin does, and it stays there when features are counted in
millions, or when a kernel makes infinitely many.

The heavy curve is no simulation but the exact mean in a world (a data distribution) built to be hard: orthonormal
examples, equally likely, with labels by coin. As many of them fit as there are features, until the margin would become
less than γ.
"""


def headline(run: DimensionRun) -> Headline:
    """The largest exact mean risk, and what the margin guarantees of it."""
    value, what = float(run.risks.max()), f"largest mean risk after {in_words(run.m)} examples"
    if run.by_margin < 1:
        return Headline(value, what, at_most=run.by_margin, by="by the margin")
    return Headline(value, what, by="nothing below 1 guaranteed by the margin")


def needed_caption(run: DimensionRun) -> str:
    """How to read the examples needed."""
    return f"Examples that bring the guaranteed mean risk down to {short(run.wanted)}."


def risks_caption(run: DimensionRun) -> str:
    """How to read the risks."""
    return f"Mean risk after {in_words(run.m)} examples: exact in the hard world, and guaranteed."


def sentence(run: DimensionRun) -> str:
    """What the margin is worth."""
    return (
        f"This margin is worth **{in_words(run.equivalent, 4)}** dimensions: with more features "
        f"**{in_words(run.needed_by_margin)}** examples are enough for a mean risk of {short(run.wanted)}."
    )


def more(run: DimensionRun) -> str:
    """Where the guarantees cross, and how far they lie above the exact risk."""
    sure = (
        theorems["margin_hard_svm"].solve("m", at_most=run.wanted, delta=DELTA, radius=RADIUS, gamma=run.margin).value
    )
    promised = f"at most {at_most(run.by_margin, DIGITS)}" if run.by_margin < 1 else "nothing below 1"
    confident = f" To have it in 95 % of samples, not only on average, takes {in_words(sure)}." if sure else ""
    worth = in_words(run.equivalent, 4)
    return (
        f"{worth} dimensions is what this margin is worth, (ρ/γ)². Up to {worth} features the dimension promises more; "
        f"beyond, **{in_words(run.needed_by_margin)} examples are enough for every number of features**.{confident}"
        f"\n\nAfter {counted(run.m, 'example')} the margin promises a mean risk of {promised}, while the exact one "
        f"never exceeds **{short(float(run.risks.max()))}**."
    )
