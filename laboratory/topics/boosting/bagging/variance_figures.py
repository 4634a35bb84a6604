"""The variance of an average of trees: the law, what was measured, and the 1/B of independent trees."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, log_axis, palette
from laboratory.topics.boosting.bagging.variance import Spread

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 430
NAMES = 104  # pixels right of the axes for the curves' names
APART = 0.1  # of a power of ten, between two names


def variance(spread: Spread, theme: str = "light") -> go.Figure:
    """Variance of the answer from sample to sample by the number of trees, for bagging and for the forest."""
    drawn = figure(height=HEIGHT, xaxis=log_axis("trees B"), yaxis=log_axis("variance of the answer"))
    end = max(int(spread.counted[-1]), 2)
    drawn.update_xaxes(range=[-0.03, np.log10(end)])
    drawn.update_layout(margin_r=NAMES)
    alone = spread.bagging.deviation**2 / spread.counted
    drawn.add_scatter(x=spread.counted, y=alone, mode="lines", name="independent", hoverinfo="skip",
                      line={"color": GREY[theme], "width": 1.5, "dash": "dot"})  # fmt: skip
    for name, kept, color, dash, symbol in (
        ("bagging", spread.bagging, palette(theme)[0], "solid", "circle"),
        ("forest", spread.forest, palette(theme)[2], "dashdot", "diamond"),
    ):
        drawn.add_scatter(x=spread.counted, y=kept.promised, mode="lines", name=f"{name}, law",
                          line={"color": color, "width": 3, "dash": dash},
                          hovertemplate=f"{name}: %{{y:.4g}}<extra></extra>")  # fmt: skip
        shown = np.arange(1, min(len(kept.measured), end) + 1)
        drawn.add_scatter(x=shown, y=kept.measured[: len(shown)], mode="markers", name=f"{name}, measured",
                          marker={"color": color, "size": 7, "symbol": symbol}, hoverinfo="skip")  # fmt: skip
    blue, green = palette(theme)[0], palette(theme)[2]
    ends = [("bagging", spread.bagging.promised, blue), ("forest", spread.forest.promised, green)]
    below = -np.inf
    for name, heights, color in sorted([*ends, ("independent", alone, GREY[theme])], key=lambda end: float(end[1][-1])):
        place = max(float(np.log10(heights[-1])), below)
        below = place + APART
        drawn.add_annotation(x=np.log10(end), y=place, text=name, showarrow=False, xanchor="left", xshift=8,
                             font={"color": color, "size": 14})  # fmt: skip
    return drawn


def variance_in_words(spread: Spread) -> str:
    """What a person sees of the variances."""
    bagging, forest = (in_words(float(kept.promised[-1]), 3) for kept in (spread.bagging, spread.forest))
    return (
        f"The variance of the answer falls with the number of trees, to {bagging} for bagging and {forest} for the "
        f"forest at {int(spread.counted[-1])} trees; for independent trees it would fall towards 0."
    )
