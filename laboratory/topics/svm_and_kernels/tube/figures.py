"""A regression with its tube among the examples."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, palette
from laboratory.topics.svm_and_kernels.plane import HEIGHT, rings
from laboratory.topics.svm_and_kernels.tube.run import TubeRun

if TYPE_CHECKING:
    import plotly.graph_objects as go


def tube(run: TubeRun, theme: str = "light") -> go.Figure:
    """The fit, its tube, the true mean where there is one, and who supports the fit."""
    drawn = figure(
        height=HEIGHT, hovermode="closest",
        xaxis={"title": {"text": "feature x"}, "ticks": "outside", "zeroline": False, "showgrid": False},
        yaxis={"title": {"text": "label y"}, "ticks": "outside", "zeroline": False},
    )  # fmt: skip
    edges = np.concatenate([run.answers + run.epsilon, (run.answers - run.epsilon)[::-1]])
    around = np.concatenate([run.places, run.places[::-1]])
    drawn.add_scatter(x=around, y=edges, fill="toself", mode="lines", name="tube",
                      fillcolor="rgba(128, 128, 128, 0.16)", line={"width": 0}, hoverinfo="skip")  # fmt: skip
    for sign, name in ((-1, "lower edge"), (1, "upper edge")):
        look = {"color": palette(theme)[2], "width": 1.3, "dash": "dash"}
        drawn.add_scatter(x=run.places, y=run.answers + sign * run.epsilon, mode="lines", line=look, hoverinfo="skip",
                          name=name)  # fmt: skip
    if run.truth is not None:
        drawn.add_scatter(x=run.places, y=run.truth, mode="lines", name="true mean", hoverinfo="skip",
                          line={"color": GREY[theme], "width": 2, "dash": "dot"})  # fmt: skip
    drawn.add_scatter(x=run.places, y=run.answers, mode="lines", line={"color": palette(theme)[2], "width": 4},
                      name="fit", hovertemplate="h(%{x:.3g}) = %{y:.4g}<extra></extra>")  # fmt: skip
    drawn.add_scatter(x=run.points, y=run.targets, mode="markers", name="examples",
                      marker={"size": 9, "color": palette(theme)[0]},
                      hovertemplate="x = %{x:.3g}, y = %{y:.4g}<extra></extra>")  # fmt: skip
    rings(drawn, np.column_stack([run.points, run.targets])[run.support], theme)
    return drawn


def tube_in_words(run: TubeRun) -> str:
    """What a person sees of the fit."""
    risk = f" Its mean squared error in the world is {in_words(run.risk, 3)}." if run.risk is not None else ""
    return (
        f"A curve through {len(run.targets)} examples with a tube of half-width {in_words(run.epsilon, 3)} around it; "
        f"{run.inside} lie in the tube, {len(run.support)} ringed ones support the curve.{risk}"
    )


def tube_table(run: TubeRun) -> dict[str, Any]:
    """A row for each example, in full precision."""
    supported = np.isin(np.arange(len(run.targets)), run.support)
    return {
        "x": run.points.tolist(),
        "y": run.targets.tolist(),
        "error": run.residuals.tolist(),
        "beyond_tube": run.losses.tolist(),
        "supports": supported.astype(int).tolist(),
    }
