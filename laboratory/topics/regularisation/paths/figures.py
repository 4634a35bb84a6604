"""Paths of ridge regression, lasso and elastic net: the weights by price, and training risk against what is priced."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import DASHES, GREY, figure, label_at, linear_axis, log_axis, palette
from laboratory.topics.learning_curves.figures import apart
from laboratory.topics.regularisation.paths.run import MEASUREMENTS, METHODS, Paths

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 400
TOP, BOTTOM = 12, 52
NAMES_WIDTH = 112  # pixels
LINE = 16
APART = 0.15  # of the axis: prices written closer would touch each other, or the steep part of the curve
CHARGED = {
    "ridge": "squared length ‖w‖²",
    "lasso": "sum of |w<sub>j</sub>|",
    "elastic_net": "½ Σ|w<sub>j</sub>| + ¼ ‖w‖²",
}


def weights(run: Paths, k: int, theme: str = "light") -> go.Figure:
    """Each weight by price, named at the left where all are alive."""
    drawn = figure(height=HEIGHT, hovermode="closest", margin={"l": NAMES_WIDTH, "r": 8, "t": TOP, "b": BOTTOM})
    logs = np.log10(run.prices)
    drawn.update_xaxes(**log_axis("price λ", range=[logs[0], logs[-1]], dtick=2 if logs[-1] - logs[0] > 4 else 1))
    low, high = float(run.weights.min()) - 0.03, float(run.weights.max()) + 0.03
    drawn.update_yaxes(**linear_axis("", range=[low, high], side="right"))
    places = [(HEIGHT - TOP - BOTTOM) * (float(w) - low) / (high - low) for w in run.weights[0]]
    for j, place in enumerate(apart(places, LINE, HEIGHT - TOP - BOTTOM)):
        color = palette(theme)[j]
        drawn.add_scatter(
            x=run.prices, y=run.weights[:, j], mode="lines", name=MEASUREMENTS[j],
            line={"color": color, "width": 2.2, "dash": DASHES[j % len(DASHES)]},
            hovertemplate=f"{MEASUREMENTS[j]}: %{{y:.3f}}<extra></extra>",
        )  # fmt: skip
        drawn.add_annotation(
            x=0, xref="paper", xanchor="right", xshift=-6, y=place / (HEIGHT - TOP - BOTTOM), yref="paper",
            yanchor="middle", text=MEASUREMENTS[j], showarrow=False, font={"color": color, "size": 12},
        )  # fmt: skip
    drawn.add_vline(x=run.prices[k], line={"color": GREY[theme], "width": 1, "dash": "dot"})
    return drawn


def weights_in_words(run: Paths, k: int) -> str:
    """What a person sees of the weights."""
    largest = int(np.argmax(np.abs(run.weights[k])))
    return (
        f"The ten weights of {METHODS[run.method].lower()} as lines over the price; at {in_words(run.prices[k], 2)} "
        f"{run.alive[k]} of them are not nought, and the largest is that of {MEASUREMENTS[largest]}."
    )


def front(run: Paths, k: int, theme: str = "light") -> go.Figure:
    """Training risk against what is priced, with prices marked along the curve; the true risk above it."""
    blue, orange, grey = *palette(theme)[:2], GREY[theme]
    top = 1.15 * float(max(run.at_zero, run.risks.max()))
    drawn = figure(height=HEIGHT, hovermode="closest")
    drawn.update_xaxes(**linear_axis(CHARGED[run.method], range=[0, 1.08 * float(run.charged.max())]))
    drawn.update_yaxes(**linear_axis("mean squared residual", range=[0, top]))
    told = [in_words(float(price), 2) for price in run.prices]
    for name, heights, look in (
        ("true risk", run.risks, {"color": blue, "width": 3.5}),
        ("training risk", run.training, {"color": orange, "width": 3, "dash": "longdash"}),
    ):
        drawn.add_scatter(
            x=run.charged, y=heights, mode="lines+markers", name=name, line=look, customdata=told,
            marker={"size": 5, "color": look["color"]},
            hovertemplate=f"{name} %{{y:.4f}} at λ = %{{customdata}}<extra></extra>",
        )  # fmt: skip
    for y, color in ((run.risks[k], blue), (run.training[k], orange)):
        now = {"size": 12, "color": color, "line": {"width": 2, "color": "white"}}
        drawn.add_scatter(x=[run.charged[k]], y=[y], mode="markers", marker=now, name="this price", hoverinfo="skip")
    _prices_along(drawn, run, grey)
    for name, heights, color in (("<b>true risk</b>", run.risks, blue), ("training risk", run.training, orange)):
        label_at(drawn, (float(run.charged[0]), float(heights[0])), name, color, (False, False), "right", above=True)
    return drawn


def front_in_words(run: Paths, k: int) -> str:
    """What a person sees of the front."""
    return (
        f"Training risk falls as more is spent on weights, from {in_words(run.at_zero, 3)} for none; at price "
        f"{in_words(float(run.prices[k]), 2)} it is {in_words(float(run.training[k]), 3)} and the true risk "
        f"{in_words(float(run.risks[k]), 3)}."
    )


def paths_table(run: Paths) -> dict[str, list[Any]]:
    """A row for each price."""
    told = {
        "price": run.prices, "priced": run.charged, "squared length": run.squared_norms, "training risk": run.training,
        "true risk": run.risks,
    }  # fmt: skip
    told |= {name: run.weights[:, j] for j, name in enumerate(MEASUREMENTS)}
    return {name: column.tolist() for name, column in told.items()}


def _prices_along(drawn: go.Figure, run: Paths, grey: str) -> None:
    """The powers of ten among the prices, written below the curve as far apart as they can be read."""
    last = math.inf
    for k in np.flatnonzero(np.isclose(np.log10(run.prices) % 1, 0)):
        x = float(run.charged[k])
        if last - x < APART * run.charged.max() or x < APART * run.charged.max():
            continue
        last = x
        drawn.add_annotation(
            x=x, y=float(run.training[k]), text=f"λ = {in_words(float(run.prices[k]), 2)}", showarrow=False,
            yshift=-14, font={"color": grey, "size": 11},
        )  # fmt: skip
