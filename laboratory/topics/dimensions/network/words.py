"""The autoencoder in words."""

from __future__ import annotations

from bounds.numbers import in_words, percent, short
from laboratory.topics.dimensions.network.run import NetworkRun
from laboratory.topics.dimensions.words import COMPONENTS
from laboratory.view import Headline

MEANING = COMPONENTS
CAPTION = "The wider a line, the larger the weight; dashed lines are negative."
ZERO = 1e-12


def headline(now: NetworkRun) -> Headline:
    """The loss, and the least that any weights have."""
    what = "mean squared distance between inputs and outputs"
    return Headline(_loss(now), what, at_least=now.least, by="the eigenvalues left out")


def sentence(now: NetworkRun) -> str:
    """How far the network has come."""
    return (
        f"After {in_words(now.step)} steps the loss is **{short(_loss(now))}**, {_above(now)} above the least that any "
        "weights have."
    )


def more(now: NetworkRun) -> str:
    """Weights and projection."""
    return (
        f"After {in_words(now.step)} steps the loss is **{short(_loss(now))}**. No weights come below "
        f"{short(now.least)}, the eigenvalues left out: it is {_above(now)} above that. Decoder times encoder differs "
        f"from the projection on the leading {now.code} axes by {short(now.off)} (root of the sum of squares). Its "
        f"rank is {now.code}; it is not nearly the identity. With {now.encoder.shape[1]} hidden units nothing would be "
        "lost."
    )


def _above(now: NetworkRun) -> str:
    """By how much the loss exceeds the least one, as a share where that is one."""
    return percent(_loss(now) / now.least - 1) if now.least > ZERO else short(_loss(now))


def _loss(now: NetworkRun) -> float:
    return float(now.losses[now.step])
