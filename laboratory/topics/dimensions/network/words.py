"""The autoencoder in words."""

from bounds.numbers import at_least, in_words, percent, short
from laboratory.topics.dimensions.network.run import NetworkRun
from laboratory.topics.dimensions.words import COMPONENTS
from laboratory.views.view import Headline

MEANING = COMPONENTS
CAPTION = "The wider a line, the larger the weight; dashed lines are negative."
ZERO = 1e-12
DIGITS = 4  # of the loss and of the least one, which may be near each other


def headline(now: NetworkRun) -> Headline:
    """The loss, and the least that any weights have."""
    what = "mean squared distance between inputs and outputs"
    return Headline(
        _loss(now), what, at_least=now.least, by="the eigenvalues left out", rests_on=(),
        shown=short(_loss(now), DIGITS),
    )  # fmt: skip


def sentence(now: NetworkRun) -> str:
    """How far the network has come."""
    return (
        f"After {in_words(now.step)} steps the loss is **{short(_loss(now), DIGITS)}**, {_above(now)} above the least "
        "that any weights have."
    )


def more(now: NetworkRun) -> str:
    """Weights and projection."""
    return (
        f"After {in_words(now.step)} steps the loss is **{short(_loss(now), DIGITS)}**. No weights come below "
        f"{at_least(now.least, DIGITS)}, the eigenvalues left out: it is {_above(now)} above that. Decoder times "
        f"encoder differs from the projection on the leading {now.code} axes by {short(now.off)} (root of the "
        f"sum of squares). Its rank is {now.code}; it is not nearly the identity. With "
        f"{now.encoder.shape[1]} hidden units nothing would be lost."
    )


def _above(now: NetworkRun) -> str:
    """By how much the loss exceeds the least one, as a share where that is one."""
    return percent(_loss(now) / now.least - 1) if now.least > ZERO else short(_loss(now))


def _loss(now: NetworkRun) -> float:
    return float(now.losses[now.step])
