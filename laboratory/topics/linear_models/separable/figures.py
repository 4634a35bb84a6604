"""A sample that a line separates, and one that none does, each with its proof."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from laboratory.figures.theme import GREY, palette
from laboratory.topics.linear_models.plane import (
    add_examples,
    add_line,
    empty_plane,
    shaded_side,
    transparent,
    window_around,
)
from laboratory.topics.linear_models.separable.run import Judged

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 400


def plane(judged: Judged, turned: int | None = None, theme: str = "light") -> go.Figure:
    """The examples with the separating line and its margin, or with the examples whose hulls meet in one point.

    `turned` is the example whose label was turned over.
    """
    window = window_around(judged.points, 0.1)
    drawn = empty_plane(window, height=HEIGHT)
    blue, orange, green = palette(theme)[:3]
    if judged.line is not None and judged.line.drawn:
        line, length = judged.line, float(np.linalg.norm(judged.line.coef_))
        shaded_side(drawn, line.coef_, line.intercept_, window, blue)
        for side in (-1, 1):
            shifted = line.intercept_ + side * (judged.margin or 0.0) * length
            add_line(drawn, line.coef_, shifted, window, "margin", {"color": green, "width": 1.2, "dash": "dash"})
        add_line(drawn, line.coef_, line.intercept_, window, "separating line", {"color": green, "width": 4})
    _proof(drawn, judged, theme)
    add_examples(drawn, judged.points, judged.labels, theme, colors=(blue, orange))
    if turned is not None:
        ring = {"symbol": "square-open", "size": 20, "color": GREY[theme], "line": {"width": 2}}
        x, y = judged.points[turned]
        drawn.add_scatter(x=[x], y=[y], mode="markers", marker=ring, name="turned over", hoverinfo="skip")
    return drawn


def _proof(drawn: go.Figure, judged: Judged, theme: str) -> None:
    """The hulls of the examples that the certificate weighs, of either label, and the point they share."""
    if judged.meeting is None or judged.certificate is None:
        return
    used = judged.involved[list(judged.certificate.points)]
    for label, ink in ((1, palette(theme)[0]), (0, palette(theme)[1])):
        corners = judged.points[used][judged.labels[used] == label]
        around = np.concatenate([corners, corners[:1]])
        drawn.add_scatter(
            x=around[:, 0], y=around[:, 1], mode="lines", fill="toself", fillcolor=transparent(ink, 0.18),
            line={"color": ink, "width": 3}, name=f"hull {label}", hoverinfo="skip",
        )  # fmt: skip
    x, y = judged.meeting
    look = {"symbol": "x", "size": 13, "color": GREY[theme], "line": {"width": 1.5}}
    drawn.add_scatter(
        x=[x], y=[y], mode="markers", marker=look, name="common point",
        hovertemplate="in both hulls: (%{x:.3f}, %{y:.3f})<extra></extra>",
    )  # fmt: skip


def plane_in_words(judged: Judged) -> str:
    """What a person sees of the sample."""
    start = f"{len(judged.labels)} points of two labels"
    if judged.line is not None:
        return f"{start} and a line that separates them" + (
            f", none closer to it than {judged.margin:.3g}." if judged.margin else "."
        )
    if judged.meeting is None:
        return f"{start} that no line separates."
    x, y = judged.meeting
    return f"{start} that no line separates: the point ({x:.3g}, {y:.3g}) lies between points of either label."


def separable_table(judged: Judged) -> Mapping[str, Any]:
    """The examples with their scores on the separating line, or their weights in the proof."""
    weights = np.zeros(len(judged.labels))
    if judged.certificate is not None:
        used = judged.involved[list(judged.certificate.points)]
        weights[used] = [float(c) for c in judged.certificate.coefficients]
    columns: dict[str, Any] = {
        "x1": judged.points[:, 0].tolist(),
        "x2": judged.points[:, 1].tolist(),
        "label": judged.labels.tolist(),
    }
    if judged.line is not None:
        return columns | {"score": judged.line.scores(judged.points).tolist()}
    return columns | {"weight_in_the_proof": weights.tolist()}
