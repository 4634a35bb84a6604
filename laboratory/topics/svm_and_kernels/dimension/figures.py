"""Promises by the margin and by the dimension, over the dimension: they cross where d is (radius / margin)^2."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, label_at, linear_axis, log_axis, palette
from laboratory.topics.svm_and_kernels.dimension.run import DimensionRun
from laboratory.topics.svm_and_kernels.plane import HEIGHT

if TYPE_CHECKING:
    import plotly.graph_objects as go


def needed(run: DimensionRun, theme: str = "light") -> go.Figure:
    """Examples that each promise asks for to bring the mean risk down to the wanted one."""
    drawn = figure(height=HEIGHT, xaxis=_features(run), yaxis=log_axis("examples needed m"))
    blue, orange = palette(theme)[:2]
    d, flat = run.dimensions, np.full(len(run.dimensions), float(run.needed_by_margin))
    _promises(drawn, d, run.needed_by_dimension, flat, theme)
    _crossing(drawn, run, theme, 0.0, "left")
    place = len(d) // 5
    at = (float(d[-1]), float(run.needed_by_dimension[-1]))
    label_at(drawn, at, "by the dimension", blue, (True, True), "right", above=True)
    label_at(drawn, (float(d[0]), float(flat[place])), "by the margin", orange, (True, True), "left", above=True)
    drawn.update_yaxes(range=[0, float(np.log10(max(run.needed_by_dimension[-1], flat[0]))) + 0.35])
    return drawn


def risks(run: DimensionRun, theme: str = "light") -> go.Figure:
    """The exact mean risk in the world of orthonormal examples, and both promises of it for m examples."""
    drawn = figure(height=HEIGHT, xaxis=_features(run), yaxis=linear_axis("mean risk", range=[0, 1.08]))
    blue, orange = palette(theme)[:2]
    d, grey = run.dimensions, GREY[theme]
    shown = np.where(run.by_dimension <= 1, run.by_dimension, np.nan)
    flat = np.full(len(d), run.by_margin if run.by_margin <= 1 else np.nan)
    _promises(drawn, d, shown, flat, theme)
    drawn.add_scatter(x=d, y=run.risks, mode="lines", name="exact", line={"color": grey, "width": 4},
                      hovertemplate="%{y:.4g}")  # fmt: skip
    _crossing(drawn, run, theme, 0.74, "right")
    label_at(drawn, (float(d[-1]), float(run.risks[-1])), "<b>exact mean risk</b>", grey, (True, False), "right", True)
    told = "by the margin" if run.by_margin <= 1 else "by the margin: none below 1"
    label_at(drawn, (float(d[0]), min(run.by_margin, 1.0)), told, orange, (True, False), "left", above=True)
    last = int(np.flatnonzero(~np.isnan(shown))[-1]) if not np.isnan(shown).all() else 0
    if last:
        at = (float(d[last]), float(shown[last]))
        name, side = ("by the<br>dimension", "left") if last < len(d) - 1 else ("by the dimension", "right")
        label_at(drawn, at, name, blue, (True, False), side, above=False)
    return drawn


def needed_in_words(run: DimensionRun) -> str:
    """What a person sees of the examples needed."""
    return (
        f"By the margin {in_words(run.needed_by_margin)} examples are enough in every dimension; by the dimension "
        f"their number rises from {in_words(int(run.needed_by_dimension[0]))} to "
        f"{in_words(int(run.needed_by_dimension[-1]))}. The lines cross at d = {in_words(run.equivalent, 4)}."
    )


def risks_in_words(run: DimensionRun) -> str:
    """What a person sees of the risks."""
    return (
        f"After {in_words(run.m)} examples the margin promises a mean risk of at most {in_words(run.by_margin, 3)} in "
        f"every dimension; the exact mean risk rises to {in_words(float(run.risks[-1]), 3)} and stays there."
    )


def dimension_table(run: DimensionRun) -> dict[str, Any]:
    """A row for each dimension, in full precision."""
    rows = len(run.dimensions)
    return {
        "features": run.dimensions.astype(int).tolist(),
        "mean_risk": run.risks.tolist(),
        "promised_by_dimension": run.by_dimension.tolist(),
        "promised_by_margin": [run.by_margin] * rows,
        "examples_needed_by_dimension": run.needed_by_dimension.astype(int).tolist(),
        "examples_needed_by_margin": [run.needed_by_margin] * rows,
    }


def _features(run: DimensionRun) -> dict[str, Any]:
    """A little longer than the data, or rounding takes the names at its end for being off it."""
    return log_axis("features d", range=[0, float(np.log10(run.dimensions[-1])) + 0.02])


def _promises(drawn: go.Figure, d: Any, rising: Any, flat: Any, theme: str) -> None:
    blue, orange = palette(theme)[:2]
    for name, heights, look in (
        ("by the dimension", rising, {"color": blue, "width": 2.5, "dash": "dot"}),
        ("by the margin", flat, {"color": orange, "width": 2.5, "dash": "dash"}),
    ):
        drawn.add_scatter(x=d, y=heights, mode="lines", name=name, line=look, hovertemplate="%{y:.4g}")


def _crossing(drawn: go.Figure, run: DimensionRun, theme: str, height: float, side: str) -> None:
    """Where the promises cross, named at a height (a share of the axis) on the free side of the upright line."""
    drawn.add_vline(x=run.equivalent, line={"color": GREY[theme], "width": 1, "dash": "dot"})
    drawn.add_annotation(
        x=float(np.log10(run.equivalent)), y=height, yref="paper", text=f"(ρ/γ)² = {in_words(run.equivalent, 4)}",
        showarrow=False, xanchor=side, yanchor="bottom", xshift=5 if side == "left" else -5, yshift=4,
        font={"color": GREY[theme], "size": 14},
    )  # fmt: skip
