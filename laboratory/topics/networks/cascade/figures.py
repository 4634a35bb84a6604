"""Cascade correlation as it grows: who sees whom, which weights are frozen, and the error after each unit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, linear_axis, palette
from laboratory.topics.networks import plane
from laboratory.topics.networks.cascade.run import Growth

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 400
NAMES = 92
APART = 0.06
SOURCES = ("1", "x₁", "x₂")


def architecture(run: Growth, units: int, theme: str = "light") -> go.Figure:
    """Each line carries 1, an input or a unit to the right; squares are frozen weights, crosses trained ones."""
    classes = len(run.learner.classes_)
    rails = len(SOURCES) + units
    end = units + 1 + classes
    hidden = {"visible": False, "fixedrange": True}
    drawn = figure(
        height=HEIGHT, hovermode="closest", xaxis={**hidden, "range": [-0.9, end + 0.2]},
        yaxis={**hidden, "range": [-0.9, rails + 0.9]},
    )  # fmt: skip
    blue, orange, green = palette(theme)[:3]
    for rail in range(rails):
        left = 0.0 if rail < len(SOURCES) else rail - len(SOURCES) + 1.0
        drawn.add_scatter(x=[left, end - 0.6], y=[rail, rail], mode="lines", hoverinfo="skip", name="rail",
                          line={"color": GREY[theme], "width": 1})  # fmt: skip
        name = SOURCES[rail] if rail < len(SOURCES) else f"h{_below(rail - len(SOURCES) + 1)}"
        drawn.add_annotation(x=left, y=rail, text=name, showarrow=False, xanchor="right", xshift=-12 if left else -4,
                             font={"size": 14, "color": green if left else GREY[theme]})  # fmt: skip
    frozen = [(h + 1, rail) for h in range(units) for rail in range(len(SOURCES) + h)]
    trained = [(units + 1 + k, rail) for k in range(classes) for rail in range(rails)]
    for h in range(units):
        _upright(drawn, h + 1, len(SOURCES) + h, green)
    for k in range(classes):
        _upright(drawn, units + 1 + k, rails, orange)
        drawn.add_annotation(x=units + 1 + k, y=rails, text=f"o{_below(k)}", showarrow=False, yanchor="bottom",
                             yshift=8, font={"size": 14, "color": orange})  # fmt: skip
    size = 11 if units < 12 else 8
    looks = (
        ("frozen", frozen, {"symbol": "square", "color": blue}),
        ("trained", trained, {"symbol": "x-thin", "color": orange, "line": {"width": 2.5, "color": orange}}),
        ("units", [(h + 1, len(SOURCES) + h) for h in range(units)], {"symbol": "circle", "color": green}),
        ("outputs", [(units + 1 + k, rails) for k in range(classes)], {"symbol": "circle", "color": orange}),
    )
    for name, at, look in looks:
        larger = 4 if look["symbol"] == "circle" else 0
        drawn.add_scatter(x=[x for x, _ in at], y=[y for _, y in at], mode="markers", name=name, hoverinfo="skip",
                          marker={**look, "size": size + larger})  # fmt: skip
    return drawn


def architecture_in_words(run: Growth, units: int) -> str:
    """What a person sees of the drawing."""
    frozen = sum(len(SOURCES) + h for h in range(units))
    trained = len(run.learner.classes_) * (len(SOURCES) + units)
    return (
        f"A cascade of {units} hidden units: each sees the constant, both inputs and all earlier units. {frozen} "
        f"weights are frozen, {trained} weights of the outputs are trained."
    )


def growth_figure(run: Growth, units: int, theme: str = "light") -> go.Figure:
    """Squared residual, training error and exact true risk after each unit."""
    drawn = figure(height=HEIGHT, xaxis=linear_axis("hidden units"), yaxis=linear_axis("error"), margin_r=NAMES)
    drawn.update_xaxes(range=[0, max(run.units, 1)], tickformat=",d", dtick=1 if run.units < 12 else None)
    blue, orange, green = palette(theme)[:3]
    counted = np.arange(run.units + 1)
    curves = (
        ("residual", run.residuals, {"color": orange, "width": 1.5, "dash": "dash"}),
        ("training", run.training_errors, {"color": blue, "width": 2}),
        ("true risk", run.true_risks, {"color": green, "width": 4}),
    )
    for name, y, look in curves:
        drawn.add_scatter(x=counted, y=y, mode="lines+markers", line=look, name=name, hovertemplate="%{y:.3g}")
    drawn.add_vline(x=units, line={"color": GREY[theme], "width": 1, "dash": "dot"})
    highest = max(float(y.max()) for _, y, _ in curves)
    below = -np.inf
    for name, y, look in sorted(curves, key=lambda curve: float(curve[1][-1])):
        place = max(float(y[-1]), below)
        below = place + APART * highest
        drawn.add_annotation(x=run.units, y=place, text=name, showarrow=False, xanchor="left", xshift=8,
                             font={"color": look["color"], "size": 14})  # fmt: skip
    return drawn


def growth_in_words(run: Growth) -> str:
    """What a person sees of the curves."""
    return (
        f"With {run.units} hidden units the training error is {in_words(float(run.training_errors[-1]), 3)} and the "
        f"true risk {in_words(float(run.true_risks[-1]), 3)}; without any they were "
        f"{in_words(float(run.training_errors[0]), 3)} and {in_words(float(run.true_risks[0]), 3)}."
    )


def cascade_plane(run: Growth, units: int, theme: str = "light") -> go.Figure:
    """The sample on what the network with `units` hidden units answers."""
    return plane.plane(lambda places: run.margin(units, places), run.points, run.labels, HEIGHT, theme)


def cascade_plane_in_words(run: Growth, units: int) -> str:
    """What a person sees on the plane."""
    wrong = round(float(run.training_errors[units]) * len(run.labels))
    return f"{len(run.labels)} examples and the answers with {units} hidden units, which misjudge {wrong} of them."


def growth_table(run: Growth) -> dict[str, Any]:
    """A row for each number of units; the best candidate's score S where a unit was added."""
    scores = [float("nan"), *run.covariances.max(axis=1).tolist()] if run.units else [float("nan")]
    return {
        "units": list(range(run.units + 1)),
        "residual": run.residuals.tolist(),
        "training_error": run.training_errors.tolist(),
        "true_risk": run.true_risks.tolist(),
        "score_of_the_unit": scores,
    }


def _upright(drawn: go.Figure, x: float, top: float, color: str) -> None:
    drawn.add_scatter(x=[x, x], y=[0, top], mode="lines", hoverinfo="skip", name="sees",
                      line={"color": color, "width": 1.5})  # fmt: skip


def _below(number: int) -> str:
    return f"<sub>{number}</sub>"
