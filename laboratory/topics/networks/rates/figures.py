"""The loss against epochs for several learning rates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.axes import EPOCH, LOSS
from laboratory.figures.curves import curve
from laboratory.figures.names import at_the_ends
from laboratory.figures.roles import one_of
from laboratory.figures.theme import figure
from laboratory.topics.networks.rates.run import LossCurve

if TYPE_CHECKING:
    from laboratory.figures.figure import Figure


def rates_figure(run: Sequence[LossCurve], plain: bool = False, theme: str = "light") -> Figure:
    """A line for each rate, named at its end; a cross where it left the numbers."""
    epochs = max(len(one.losses) for one in run) - 1
    drawn = figure(theme, xaxis=EPOCH.axis(range=[0, max(epochs, 1)]), yaxis=LOSS.axis(log=not plain))
    ends = []
    for number, one in enumerate(run):
        role = one_of(number, rate_in_words(one))
        ends.append(curve(drawn, np.arange(len(one.losses)), one.losses, role))
        if one.diverged:
            drawn.add_scatter(
                x=[len(one.losses) - 1], y=one.losses[-1:], mode="markers", name="diverged",
                hovertemplate=f"{role.name} left the numbers in epoch %{{x}}<extra></extra>",
                marker={"symbol": "x", "size": 11, "color": role.ink(theme)},
            )  # fmt: skip
    at_the_ends(drawn, ends)
    return drawn


def rates_in_words(run: Sequence[LossCurve]) -> str:
    """What a person sees of the curves."""
    told = "; ".join(f"rate {one.rate:g}: {in_words(float(one.losses[-1]), 3)}" for one in run)
    return f"Training loss against epochs from the same start. At the end: {told}."


def rates_table(run: Sequence[LossCurve]) -> dict[str, Any]:
    """A column for each rate; empty after it diverged."""
    longest = max(len(one.losses) for one in run)
    padded = {
        f"loss_at_rate_{one.rate:g}": [*one.losses.tolist(), *[float("nan")] * (longest - len(one.losses))]
        for one in run
    }
    return {"epoch": list(range(longest)), **padded}


def rate_in_words(one: LossCurve) -> str:
    """The rate as its curve is named."""
    return f"η = {in_words(one.rate)}"
