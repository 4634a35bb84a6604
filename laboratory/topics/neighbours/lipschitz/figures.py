"""The Lipschitz condition drawn: a graph inside a cone at each of its places; and the promise that follows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, label_at, linear_axis, log_axis, palette
from laboratory.topics.neighbours.lipschitz.run import FAR, SIZES, LipschitzRun

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 430


def cone(run: LipschitzRun, place: float, theme: str = "light") -> go.Figure:
    """The probability of label 1 along the diagonal, and the cone of the claimed slope at one place."""
    drawn = figure(
        height=HEIGHT, hovermode="closest",
        xaxis={"title": {"text": "place along the diagonal"}, "range": [-FAR, FAR], "ticks": "outside",
               "zeroline": False, "showgrid": False},
        yaxis=linear_axis("probability of label 1", range=[-0.02, 1.02]),
    )  # fmt: skip
    blue, orange, green = palette(theme)[:3]
    low, high = run.cone(place)
    edge = {"color": green, "width": 1.5, "dash": "dash"}
    drawn.add_scatter(x=run.along, y=low, mode="lines", line=edge, name="cone, below", hoverinfo="skip")
    drawn.add_scatter(x=run.along, y=high, mode="lines", line=edge, name="cone, above", fill="tonexty",
                      fillcolor=_pale(green), hoverinfo="skip")  # fmt: skip
    drawn.add_scatter(x=run.along, y=run.eta, mode="lines", line={"color": blue, "width": 3.5}, name="eta",
                      hovertemplate="%{y:.3f} at %{x:.3f}<extra></extra>")  # fmt: skip
    left = np.where(run.outside(place), run.eta, np.nan)
    drawn.add_scatter(x=run.along, y=left, mode="lines", line={"color": orange, "width": 6}, name="outside",
                      hoverinfo="skip")  # fmt: skip
    tip = {"size": 11, "color": green, "line": {"width": 1.5, "color": GREY[theme]}}
    drawn.add_scatter(x=[place], y=run.at(np.array([place])), mode="markers", name="tip", marker=tip, hoverinfo="skip")
    return drawn


def cone_in_words(run: LipschitzRun, place: float) -> str:
    """What a person sees of the graph and the cone."""
    left = int(run.outside(place).sum())
    inside = "lies inside it" if not left else "leaves it in places"
    return (
        f"The probability of label 1 along the diagonal, and a cone of slope {in_words(run.claimed, 3)} whose tip "
        f"is the graph at {in_words(place, 3)}; the graph {inside}."
    )


def promise(run: LipschitzRun, theme: str = "light") -> go.Figure:
    """The promised risk of one neighbour by sample size, Cover and Hart's limit, and measured means."""
    drawn = figure(
        height=HEIGHT, xaxis=log_axis("examples m"), yaxis=linear_axis("true risk of one neighbour", range=[0, 1.25])
    )
    drawn.update_xaxes(dtick=2, range=[0, 9])
    blue, orange, _, purple = palette(theme)[:4]
    shown = run.promises <= 1.25
    drawn.add_scatter(x=run.sizes[shown], y=run.promises[shown], mode="lines", name="promise",
                      line={"color": orange, "width": 2, "dash": "dash"},
                      hovertemplate="promised at most %{y:.4g}<extra></extra>")  # fmt: skip
    drawn.add_scatter(x=[1, 1e9], y=[run.limit] * 2, mode="lines", name="Cover and Hart", hoverinfo="skip",
                      line={"color": purple, "width": 1.5, "dash": "dot"})  # fmt: skip
    drawn.add_scatter(
        x=SIZES, y=run.measured.mean(axis=1), mode="lines+markers", name="measured", line={"color": blue, "width": 3},
        marker={"size": 9}, hovertemplate="mean of samples: %{y:.4g}<extra></extra>",
    )  # fmt: skip
    drawn.add_hline(y=1, line={"color": GREY[theme], "width": 1, "dash": "dot"})
    label_at(drawn, (1e9, 1.0), "no risk is above 1", GREY[theme], (True, False), "right", above=True)
    label_at(drawn, (1e9, run.limit), "limit, at most", purple, (True, False), "right", above=False)
    label_at(drawn, (SIZES[0], float(run.measured[0].mean())), "measured", blue, (True, False), "left", above=True)
    middle = int(np.argmin(np.abs(run.promises - 0.8)))
    place = float(run.sizes[middle]), float(min(run.promises[middle], 1.2))
    label_at(drawn, place, "promised", orange, (True, False), "right", above=False)
    return drawn


def promise_in_words(run: LipschitzRun) -> str:
    """What a person sees of the promise."""
    return (
        f"Promised risks of one neighbour from 1 to a billion examples, falling towards {in_words(2 * run.bayes, 3)}; "
        f"measured means fall from {in_words(float(run.measured[0].mean()), 3)} at {SIZES[0]} examples to "
        f"{in_words(float(run.measured[-1].mean()), 3)} at {SIZES[-1]}."
    )


def lipschitz_table(run: LipschitzRun, place: float) -> Mapping[str, Any]:
    """The graph and the cone; full precision."""
    low, high = run.cone(place)
    return {
        "place": run.along.tolist(),
        "probability": run.eta.tolist(),
        "cone_low": low.tolist(),
        "cone_high": high.tolist(),
    }


def _pale(color: str) -> str:
    red, green, blue = (int(color[i : i + 2], 16) for i in (1, 3, 5))
    return f"rgba({red}, {green}, {blue}, 0.14)"
