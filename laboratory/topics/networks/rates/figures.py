"""The loss against epochs for several learning rates."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from bounds.numbers import format_number
from laboratory.figures.axes import EPOCH, LOSS
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.names import label_ends
from laboratory.figures.roles import one_of
from laboratory.figures.theme import figure
from laboratory.topics.networks.rates.run import LossCurve


def rates_figure(run: Sequence[LossCurve], plain: bool = False, theme: str = "light") -> Figure:
    """A line for each rate, named at its end; a cross where it overflowed."""
    epochs = max(len(loss_curve.losses) for loss_curve in run) - 1
    fig = figure(theme, xaxis=EPOCH.axis(range=[0, max(epochs, 1)]), yaxis=LOSS.axis(log=not plain))
    ends = []
    for number, loss_curve in enumerate(run):
        role = one_of(number, rate_in_words(loss_curve))
        ends.append(curve(fig, np.arange(len(loss_curve.losses)), loss_curve.losses, role))
        if loss_curve.diverged:
            last, reading = len(loss_curve.losses) - 1, f"{role.name} overflowed in epoch %{{x}}"
            cross = role.called("diverged").but(marker="x")
            dots(fig, [last], loss_curve.losses[-1:], cross, reading, size=11, edge=0)
    label_ends(fig, ends)
    return fig


def rates_in_words(run: Sequence[LossCurve]) -> str:
    """What a person sees of the curves."""
    ends = "; ".join(
        f"rate {loss_curve.rate:g}: {format_number(float(loss_curve.losses[-1]), 3)}" for loss_curve in run
    )
    return f"Training loss against epochs from the same start. At the end: {ends}."


def rates_table(run: Sequence[LossCurve]) -> dict[str, Any]:
    """A column for each rate; empty after it diverged."""
    longest = max(len(loss_curve.losses) for loss_curve in run)
    padded = {
        f"loss_at_rate_{loss_curve.rate:g}": [
            *loss_curve.losses.tolist(),
            *[float("nan")] * (longest - len(loss_curve.losses)),
        ]
        for loss_curve in run
    }
    return {"epoch": list(range(longest)), **padded}


def rate_in_words(loss_curve: LossCurve) -> str:
    """The rate as its curve is named."""
    return f"η = {format_number(loss_curve.rate)}"
