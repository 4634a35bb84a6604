"""The autoencoder in words."""

from bounds.numbers import at_least, format_short, percent, pluralize
from laboratory.topics.dimensions.network.run import NetworkRun
from laboratory.topics.dimensions.text import COMPONENTS
from laboratory.views.headline import Headline

MEANING = COMPONENTS
CAPTION = "The wider a line, the larger the weight; dashed lines are negative."
ZERO = 1e-12
DIGITS = 4  # of the loss and of its minimum, which may be near each other


def headline(now: NetworkRun) -> Headline:
    """The loss, and its minimum over all weights."""
    what = "mean squared distance between inputs and outputs"
    return Headline(
        _loss(now), what, at_least=now.minimum, by="the eigenvalues of ZᵀZ/m left out", rests_on=(),
        measured_text=format_short(_loss(now), DIGITS),
    )  # fmt: skip


def sentence(now: NetworkRun) -> str:
    """How far the network has come."""
    return (
        f"After {pluralize(now.step, 'step')} the loss is **{format_short(_loss(now), DIGITS)}**, {_above(now)} "
        "above the minimum over all weights."
    )


def more(now: NetworkRun) -> str:
    """Weights and projection."""
    axes = "axis" if now.code == 1 else f"{now.code} axes"
    return (
        f"After {pluralize(now.step, 'step')} the loss is **{format_short(_loss(now), DIGITS)}**. Its minimum over all "
        f"weights is {at_least(now.minimum, DIGITS)}, the eigenvalues of ZᵀZ/m left out, where the rows of Z are the m "
        f"points. The loss is {_above(now)} above it. Decoder times encoder differs from the projection on the leading "
        f"{axes} by {format_short(now.off)} (root of the sum of squares). This product has rank at most {now.code}, so "
        f"it is not the identity. With {now.encoder.shape[1]} hidden units the minimum would be 0."
    )


def _above(now: NetworkRun) -> str:
    """By how much the loss exceeds its minimum, as a share where that is positive."""
    return percent(_loss(now) / now.minimum - 1) if now.minimum > ZERO else format_short(_loss(now))


def _loss(now: NetworkRun) -> float:
    return float(now.losses[now.step])
