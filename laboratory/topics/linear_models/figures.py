"""Class-conditional densities with the posterior between them, and the logistic function with its slope."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from laboratory.figures.regions import Window
from laboratory.figures.theme import GREY, figure, linear_axis, palette
from laboratory.topics.linear_models.densities.run import SHARES, DensitiesRun
from laboratory.topics.linear_models.logistic.run import REACH, logistic, logistic_slope, places
from laboratory.topics.linear_models.plane import add_examples, empty_plane, word

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 420


def clouds(run: DensitiesRun, theme: str = "light") -> go.Figure:
    """The sample, ellipses of the fitted Gaussians, the chance of label 1 as shading, and where it is one half."""
    low, high = float(run.points.min()) - 0.6, float(run.points.max()) + 0.6
    drawn = empty_plane(Window(low, high, low, high), height=HEIGHT)
    blue, orange = palette(theme)[:2]
    along, chances = run.field(low, high)
    drawn.add_heatmap(
        x=along, y=along, z=chances, zmin=0, zmax=1, colorscale=[[0, orange], [0.5, "rgba(128,128,128,0)"], [1, blue]],
        opacity=0.28, showscale=False, hovertemplate="chance of positive: %{z:.3f}<extra></extra>", name="posterior",
    )  # fmt: skip
    drawn.add_contour(
        x=along, y=along, z=chances, contours={"start": 0.5, "end": 0.5, "size": 1, "coloring": "lines"},
        colorscale=[[0, GREY[theme]], [1, GREY[theme]]], line={"width": 4}, showscale=False, hoverinfo="skip",
        name="boundary",
    )  # fmt: skip
    add_examples(drawn, run.points, run.labels, theme, size=6, colors=(blue, orange))
    for label, ink, dash in ((1, blue, "solid"), (0, orange, "dash")):
        for share in SHARES:
            x, y = run.ellipse(label, share).T
            look = {"color": ink, "width": 2, "dash": dash}
            drawn.add_scatter(x=x, y=y, mode="lines", line=look, name=f"ellipse {label}", hoverinfo="skip")
    return drawn


def clouds_in_words(run: DensitiesRun) -> str:
    """What a person sees of the clouds."""
    return (
        f"{len(run.labels)} points of two labels, ellipses that hold 50 and 90 percent of the Gaussian fitted to "
        f"each, and the curve where both labels are equally likely; {run.training_error:.1%} of the points lie on the "
        "wrong side."
    )


def along_the_means(run: DensitiesRun, theme: str = "light") -> go.Figure:
    """On the straight line through both means: the weighted densities, and the chance of label 1."""
    blue, orange, green = palette(theme)[:3]
    scale = float(run.joint.max())
    drawn = figure(
        height=HEIGHT, xaxis={"title": {"text": "distance from halfway between the means"}, "zeroline": False,
                              "ticks": "outside"},
        yaxis=linear_axis("chance; densities by their peak", range=[0, 1.12]),
    )  # fmt: skip
    for label, ink, dash in ((0, orange, "dash"), (1, blue, "solid")):
        heights = run.joint[:, label] / scale
        name = "positive" if label else "negative"
        _curve(drawn, run.steps, heights, f"{name}, weighted density", {"color": ink, "width": 2, "dash": dash})
        top = int(np.argmax(heights))
        word(drawn, float(run.steps[top]), float(heights[top]), name, ink, yanchor="bottom", yshift=2)
    _curve(drawn, run.steps, run.posterior, "chance of positive", {"color": green, "width": 4})
    end = len(run.steps) - 1
    word(drawn, float(run.steps[end]), float(run.posterior[end]), "chance", green, xanchor="right",
         yanchor="top", yshift=-6)  # fmt: skip
    return drawn


def along_the_means_in_words(run: DensitiesRun) -> str:
    """What a person sees along the line."""
    return (
        "Two bell curves, one for each label, and the chance of the positive one, which goes from "
        f"{run.posterior[0]:.3f} on the left to {run.posterior[-1]:.3f} on the right."
    )


def curve(steepness: float, score: float, theme: str = "light") -> go.Figure:
    """The logistic function, scaled, beside its plain form and the step of the sign."""
    z = places()
    blue, orange = palette(theme)[:2]
    grey = GREY[theme]
    drawn = figure(
        height=HEIGHT, xaxis={"title": {"text": "score z"}, "range": [-REACH, REACH], "ticks": "outside",
                              "zeroline": False},
        yaxis=linear_axis("probability of the positive label", range=[-0.02, 1.06]),
    )  # fmt: skip
    step = np.array([-REACH, 0.0, 0.0, REACH])
    _curve(drawn, step, np.array([0.0, 0.0, 1.0, 1.0]), "step", {"color": grey, "width": 1.8, "dash": "dot"})
    if steepness != 1:
        _curve(drawn, z, logistic(z), "a = 1", {"color": orange, "width": 2, "dash": "dash"})
    _curve(drawn, z, logistic(z, steepness), f"a = {steepness:g}", {"color": blue, "width": 4})
    tangent = np.array([-2.0, 2.0]) / steepness
    _curve(drawn, tangent, np.array([0.0, 1.0]), "tangent at 0", {"color": grey, "width": 1.5, "dash": "dash"})
    here = float(logistic(score, steepness))
    drawn.add_scatter(x=[score], y=[here], mode="markers", name="here", marker={"size": 11, "color": blue})
    word(drawn, score, here, f"{here:.3f}", blue, xanchor="left", yanchor="top", xshift=8)
    word(drawn, -REACH, 0.0, "step", grey, xanchor="left", yanchor="bottom", xshift=6, yshift=4)
    return drawn


def curve_in_words(steepness: float, score: float) -> str:
    """What a person sees of the function."""
    value = float(logistic(score, steepness))
    return (
        f"An S-shaped curve from 0 to 1, one half at score 0, of slope {steepness / 4:.4g} there; at score "
        f"{score:g} it is {value:.4f}. Dotted: the step it approaches as it is made steeper."
    )


def slope(steepness: float, score: float, theme: str = "light") -> go.Figure:
    """Its derivative, a/4 at 0."""
    z = places()
    blue, orange = palette(theme)[:2]
    drawn = figure(
        height=HEIGHT, xaxis={"title": {"text": "score z"}, "range": [-REACH, REACH], "ticks": "outside",
                              "zeroline": False},
        yaxis=linear_axis("slope", range=[0, 1.15 * max(steepness, 1) / 4]),
    )  # fmt: skip
    if steepness != 1:
        _curve(drawn, z, logistic_slope(z), "a = 1", {"color": orange, "width": 2, "dash": "dash"})
    _curve(drawn, z, logistic_slope(z, steepness), f"a = {steepness:g}", {"color": blue, "width": 4})
    here = float(logistic_slope(score, steepness))
    drawn.add_scatter(x=[score], y=[here], mode="markers", name="here", marker={"size": 11, "color": blue})
    word(drawn, 0.0, steepness / 4, f"{steepness / 4:.4g}", blue, yanchor="bottom", yshift=2)
    return drawn


def slope_in_words(steepness: float, score: float) -> str:
    """What a person sees of the derivative."""
    return (
        f"A bell, highest at score 0 with {steepness / 4:.4g}; at score {score:g} it is "
        f"{float(logistic_slope(score, steepness)):.4f}."
    )


def densities_table(run: DensitiesRun) -> Mapping[str, Any]:
    """What is drawn along the line through the means."""
    return {
        "distance": run.steps.tolist(), "weighted_density_negative": run.joint[:, 0].tolist(),
        "weighted_density_positive": run.joint[:, 1].tolist(), "chance_of_positive": run.posterior.tolist(),
        "log_odds": run.log_odds.tolist(),
    }  # fmt: skip


def logistic_table(steepness: float) -> Mapping[str, Any]:
    """The function and its slope by score."""
    z = places()
    return {
        "score": z.tolist(),
        "value": logistic(z, steepness).tolist(),
        "slope": logistic_slope(z, steepness).tolist(),
    }


def _curve(drawn: go.Figure, x: np.ndarray, y: np.ndarray, name: str, look: dict[str, Any]) -> None:
    drawn.add_scatter(
        x=x, y=y, mode="lines", line=look, name=name, hovertemplate=f"{name}: %{{y:.4f}}<extra></extra>"
    )  # fmt: skip
