"""The loss against epochs for several learning rates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import DASHES, figure, linear_axis, log_axis, palette
from laboratory.topics.networks.rates.run import Descent

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 420
NAMES = 84
APART = 0.055


def rates_figure(descents: Sequence[Descent], logarithmic: bool = True, theme: str = "light") -> go.Figure:
    """A line for each rate, named at its end; a cross where it left the numbers."""
    epochs = max(len(one.losses) for one in descents) - 1
    axis = log_axis if logarithmic else linear_axis
    drawn = figure(height=HEIGHT, xaxis=linear_axis("epochs"), yaxis=axis("mean loss (cross entropy)"), margin_r=NAMES)
    drawn.update_xaxes(range=[0, max(epochs, 1)])
    for number, one in enumerate(descents):
        look = {"color": palette(theme)[number], "width": 2.5, "dash": DASHES[number % len(DASHES)]}
        drawn.add_scatter(x=np.arange(len(one.losses)), y=one.losses, mode="lines", line=look,
                          name=rate_in_words(one), hovertemplate="%{y:.3g}")  # fmt: skip
        if one.diverged:
            drawn.add_scatter(
                x=[len(one.losses) - 1], y=one.losses[-1:], mode="markers", hoverinfo="skip", name="diverged",
                marker={"symbol": "x", "size": 11, "color": look["color"]},
            )  # fmt: skip
    _names(drawn, descents, logarithmic, theme)
    return drawn


def rates_in_words(descents: Sequence[Descent]) -> str:
    """What a person sees of the curves."""
    told = "; ".join(f"rate {one.rate:g}: {in_words(float(one.losses[-1]), 3)}" for one in descents)
    return f"Training loss against epochs from the same start. At the end: {told}."


def rates_table(descents: Sequence[Descent]) -> dict[str, Any]:
    """A column for each rate; empty after it diverged."""
    longest = max(len(one.losses) for one in descents)
    padded = {
        f"loss_at_rate_{one.rate:g}": [*one.losses.tolist(), *[float("nan")] * (longest - len(one.losses))]
        for one in descents
    }
    return {"epoch": list(range(longest)), **padded}


def rate_in_words(one: Descent) -> str:
    """The rate as its curve is named."""
    return f"η = {in_words(one.rate)}"


def _names(drawn: go.Figure, descents: Sequence[Descent], logarithmic: bool, theme: str) -> None:
    heights = np.concatenate([one.losses for one in descents])
    heights = heights[heights > 0]
    span = float(np.log10(heights.max() / heights.min())) if logarithmic else float(heights.max())
    below = -np.inf
    for number, one in sorted(enumerate(descents), key=lambda pair: float(pair[1].losses[-1])):
        end = max(float(one.losses[-1]), float(heights.min()))
        place = max(float(np.log10(end)) if logarithmic else end, below)
        below = place + APART * max(span, 1e-9)
        drawn.add_annotation(
            x=len(one.losses) - 1, y=place, text=rate_in_words(one), showarrow=False, xanchor="left", xshift=6,
            font={"color": palette(theme)[number], "size": 14},
        )  # fmt: skip
