"""The widest band between two classes, and promises about its line beside the exact risk."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, palette
from laboratory.topics.svm_and_kernels.margin.run import MarginRun, OtherSamples
from laboratory.topics.svm_and_kernels.plane import band, empty_plane, examples, line, rings, square_around

if TYPE_CHECKING:
    import plotly.graph_objects as go

ROW = 46  # pixels for each row of the ladder
NAMES = {
    "svm_support_vectors": "promised, mean,<br>by support vectors",
    "svm_radius_margin": "promised, mean,<br>by radius and margin",
    "margin_hard_svm": "promised in 95 %<br>of samples",
}


def plane(run: MarginRun, theme: str = "light") -> go.Figure:
    """The line of largest margin with its band, its support vectors, and another line that separates too."""
    square = square_around(run.points)
    drawn = empty_plane(square)
    if run.separable:
        band(drawn, run.weights, run.offset, square, theme)
    if isinstance(hidden := getattr(run.world, "normal", None), np.ndarray):
        line(drawn, hidden, 0.0, square, "hidden line", {"color": GREY[theme], "width": 1, "dash": "dot"})
    purple = {"color": palette(theme)[3], "width": 2, "dash": "longdash"}
    line(drawn, run.other, -run.other_offset, square, "the perceptron's line", purple)
    line(drawn, run.weights, -run.offset, square, "widest", {"color": palette(theme)[2], "width": 4})
    examples(drawn, run.points, run.signs, theme, run.functional_margins <= 0)
    rings(drawn, run.points[run.support], theme)
    return drawn


def plane_in_words(run: MarginRun) -> str:
    """What a person sees on the plane."""
    if not run.separable:
        return f"{len(run.signs)} points of two labels that no line separates, and the line with the least slack."
    return (
        f"{len(run.signs)} points of two labels, and the line farthest from both, {in_words(run.margin, 4)} from "
        f"the nearest; {len(run.support)} ringed points support it. A dashed line, found by the perceptron, separates "
        f"them too, at {in_words(run.other_margin, 3)}."
    )


def ladder(
    run: MarginRun, others: OtherSamples | None, promises: Mapping[str, float], theme: str = "light"
) -> go.Figure:
    """Exact risks above, promises below, on one axis from 0 to 1."""
    rows = ladder_rows(run, others, promises)
    names = [name for name, _, _ in rows]
    drawn = figure(
        height=84 + ROW * len(rows), hovermode="closest", margin_l=8,
        xaxis={"title": {"text": "true risk"}, "range": [-0.02, 1.12], "ticks": "outside", "zeroline": False,
               "tickvals": [0, 0.2, 0.4, 0.6, 0.8, 1]},
        yaxis={"categoryorder": "array", "categoryarray": names[::-1], "ticks": "", "automargin": True},
    )  # fmt: skip
    for name, value, measured in rows:
        ink = palette(theme)[2] if measured else palette(theme)[1]
        look = {"color": ink, "width": 5} if measured else {"color": ink, "width": 2, "dash": "dash"}
        shown = min(value, 1.0)
        drawn.add_scatter(x=[0, shown], y=[name, name], mode="lines", line=look, hoverinfo="skip")
        marker = {"size": 11, "color": ink, "symbol": "circle" if measured else "diamond"}
        drawn.add_scatter(x=[shown], y=[name], mode="markers", marker=marker, name=name, hoverinfo="skip")
        drawn.add_annotation(x=shown, y=name, text="none below 1" if value >= 1 else in_words(value, 2),
                             showarrow=False, font={"color": ink, "size": 14}, yshift=15,
                             xanchor="right" if shown > 0.8 else "left")  # fmt: skip
    return drawn


def ladder_rows(
    run: MarginRun, others: OtherSamples | None, promises: Mapping[str, float]
) -> list[tuple[str, float, bool]]:
    """Name, value, and whether it was measured rather than promised."""
    rows: list[tuple[str, float, bool]] = []
    if run.risk is not None:
        rows.append(("<b>this line</b>", run.risk, True))
    if run.other_risk is not None:
        rows.append(("<b>the perceptron's</b>", run.other_risk, True))
    if others is not None:
        rows.append((f"<b>mean of {len(others.risks)}<br>other samples</b>", float(others.risks.mean()), True))
    return rows + [(NAMES[slug], value, False) for slug, value in promises.items()]


def ladder_in_words(run: MarginRun, others: OtherSamples | None, promises: Mapping[str, float]) -> str:
    """The rows as a sentence."""
    told = (
        f"{name.replace('<b>', '').replace('</b>', '').replace('<br>', ' ')}: "
        f"{in_words(value, 3) if value < 1 else 'no promise below 1'}"
        for name, value, _ in ladder_rows(run, others, promises)
    )
    return f"True risks and promises. {'; '.join(told)}."


def margin_table(run: MarginRun) -> dict[str, Any]:
    """A row for each example, in full precision."""
    supported = np.isin(np.arange(len(run.signs)), run.support)
    return {
        "example": list(range(1, len(run.signs) + 1)),
        "x1": run.points[:, 0].tolist(),
        "x2": run.points[:, 1].tolist(),
        "label": run.signs.astype(int).tolist(),
        "functional_margin": run.functional_margins.tolist(),
        "multiplier": run.alphas.tolist(),
        "supports": supported.astype(int).tolist(),
    }
