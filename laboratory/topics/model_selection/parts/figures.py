"""The expected error and its parts: bias, variance and noise; approximation and estimation error."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import short
from laboratory.figures.endings import Ending, name_the_ends
from laboratory.figures.theme import figure, linear_axis, palette
from laboratory.topics.model_selection.parts.run import PartsRun

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 430
TIMES = 4.0  # the least expected risk and the noise: bars and curves above are cut off
BARS = 0.75


def bias_and_variance(run: PartsRun, theme: str = "light") -> go.Figure:
    """Squared bias, variance, noise and their sum against the degree; dots: the mean of many fits."""
    top = ceiling(run)
    drawn = figure(height=HEIGHT, xaxis=_degrees(run), yaxis=linear_axis("mean squared error", range=[0, top]))
    blue, orange, green, purple = palette(theme)[:4]
    curves: list[tuple[str, Any, dict[str, Any]]] = [
        ("noise", np.full(len(run.degrees), run.noise), {"color": green, "width": 2, "dash": "dot"}),
        ("bias²", run.bias, {"color": orange, "width": 2.5, "dash": "dash"}),
        ("variance", run.variance, {"color": purple, "width": 2.5, "dash": "dashdot"}),
        ("sum", run.expected, {"color": blue, "width": 4}),
    ]
    for name, heights, look in curves:
        drawn.add_scatter(
            x=run.degrees, y=heights, mode="lines", name=name, line=look,
            hovertemplate=f"{name}: %{{y:.4g}}<extra></extra>",
        )  # fmt: skip
    dots = {"size": 9, "color": palette(theme)[0], "symbol": "circle-open", "line": {"width": 2}}
    drawn.add_scatter(
        x=run.degrees, y=run.measured, mode="markers", name="measured", marker=dots,
        hovertemplate="measured: %{y:.4g}<extra></extra>",
    )  # fmt: skip
    endings = [Ending(name, float(heights[-1]), look["color"]) for name, heights, look in curves]
    name_the_ends(drawn, endings, (0, top), room=78)
    return drawn


def approximation_and_estimation(run: PartsRun, theme: str = "light") -> go.Figure:
    """The same sum as bars: Bayes risk, approximation error and estimation error, stacked."""
    top = ceiling(run)
    drawn = figure(
        height=HEIGHT, barmode="stack", bargap=1 - BARS, xaxis=_degrees(run),
        yaxis=linear_axis("expected risk", range=[0, top]),
    )  # fmt: skip
    orange, green, purple = palette(theme)[1:4]
    bayes = np.full(len(run.degrees), run.noise)
    parts = [
        ("Bayes risk", bayes, green, ""),
        ("approximation", run.approximation, orange, "/"),
        ("estimation", run.estimation, purple, "."),
    ]
    for name, heights, color, pattern in parts:
        drawn.add_bar(
            x=run.degrees, y=heights, name=name, marker={"color": color, "pattern": {"shape": pattern}},
            hovertemplate=f"{name}: %{{y:.4g}}<extra></extra>",
        )  # fmt: skip
    _name_the_parts(drawn, run, top, theme)
    return drawn


def _name_the_parts(drawn: go.Figure, run: PartsRun, top: float, theme: str) -> None:
    """Right of the last bar; the approximation error, which is nothing there, above the first."""
    orange, green, purple = palette(theme)[1:4]
    first = float(min(run.noise + run.approximation[0] / 2, 0.92 * top))
    drawn.add_annotation(
        x=run.degrees[0] + BARS / 2, y=first, text="approximation", xanchor="left", showarrow=False, xshift=4,
        font={"color": orange, "size": 14}, bgcolor={"light": "#fdfdfc", "dark": "#121416"}[theme],
    )  # fmt: skip
    last = float(run.noise + run.approximation[-1] + run.estimation[-1] / 2)
    name_the_ends(drawn, [Ending("Bayes risk", run.noise / 2, green), Ending("estimation", last, purple)], (0, top))
    drawn.update_layout(margin_r=90)


def parts_in_words(run: PartsRun) -> str:
    """What a person sees, in either figure."""
    first, best, last = 0, run.best, len(run.degrees) - 1
    told = "; ".join(
        f"at degree {at} bias² {short(run.bias[at])} and variance {short(run.variance[at])}"
        for at in sorted({first, best, last})
    )
    return (
        f"By degree from 0 to {last}: {told}; noise {short(run.noise)} throughout. The sum is least at degree {best}, "
        f"{short(run.expected[best])}. As approximation and estimation error: {short(run.approximation[first])} and "
        f"{short(run.estimation[first])} at degree 0, {short(run.approximation[last])} and "
        f"{short(run.estimation[last])} at degree {last}."
    )


def parts_table(run: PartsRun) -> dict[str, Any]:
    """A row for each degree, in full precision."""
    return {
        "degree": list(run.degrees),
        "noise": [run.noise] * len(run.degrees),
        "squared_bias": run.bias.tolist(),
        "variance": run.variance.tolist(),
        "approximation_error": run.approximation.tolist(),
        "estimation_error": run.estimation.tolist(),
        "expected_risk": run.expected.tolist(),
        "measured_risk": run.measured.tolist(),
        "standard_error": run.deviation.tolist(),
    }


def ceiling(run: PartsRun) -> float:
    """The top of the axis: what rises far above the first degree's risk is cut off."""
    calm = max(float(run.expected[0]), TIMES * float(run.expected.min()))
    return 1.1 * min(float(run.expected.max()), calm)


def _degrees(run: PartsRun) -> dict[str, Any]:
    return {"title": {"text": "degree"}, "ticks": "outside", "dtick": 1 if len(run.degrees) <= 13 else 2}
