"""k nearest neighbours: regions among the points, risks against k, and distances in many dimensions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from laboratory.figures.theme import GREY, figure, label_at, linear_axis, log_axis, palette
from laboratory.topics.neighbours.curse.run import CurseRun
from laboratory.topics.neighbours.plane.run import EDGE, NeighboursRun, cells, regions

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 430
BESIDE = 360


def plane(run: NeighboursRun, k: int, theme: str = "light") -> go.Figure:
    """Where k neighbours answer 1 and where 0; the examples; for k = 1 the borders of their cells."""
    side = {"range": [-EDGE, EDGE], "showgrid": False, "zeroline": False, "ticks": "outside", "nticks": 5}
    drawn = figure(
        height=HEIGHT, hovermode="closest",
        xaxis={**side, "title": {"text": "first feature"}, "constrain": "domain"},
        yaxis={**side, "title": {"text": "second feature"}, "scaleanchor": "x", "constrain": "domain",
               "constraintoward": "top"},
    )  # fmt: skip
    one, zero = palette(theme)[:2]
    along, labels = regions(run, k)
    drawn.add_heatmap(
        x=along, y=along, z=labels, zmin=0, zmax=1, colorscale=[[0, zero], [1, one]], opacity=0.22, showscale=False,
        hoverinfo="skip", name="regions",
    )  # fmt: skip
    if k == 1:
        _borders(drawn, run, theme)
    _examples(drawn, run, theme)
    wrong = run.points[run.wrong(k)]
    cross = {"symbol": "x-thin", "size": 12, "line": {"width": 2, "color": GREY[theme]}}
    drawn.add_scatter(x=wrong[:, 0], y=wrong[:, 1], mode="markers", marker=cross, name="misjudged", hoverinfo="skip")
    return drawn


def plane_in_words(run: NeighboursRun, k: int) -> str:
    """What a person sees on the plane."""
    borders = ", with the borders of their Voronoi cells" if k == 1 else ""
    return (
        f"{len(run.labels)} points of two labels in the plane{borders}, and the regions in which {k} nearest "
        f"neighbours answer one label or the other; {int(run.wrong(k).sum())} of the points are misjudged."
    )


def _borders(drawn: go.Figure, run: NeighboursRun, theme: str) -> None:
    ends = cells(run)
    gaps = np.concatenate([ends, np.full((len(ends), 1, 2), np.nan)], axis=1).reshape(-1, 2)
    drawn.add_scatter(
        x=gaps[:, 0], y=gaps[:, 1], mode="lines", line={"width": 0.8, "color": GREY[theme]}, name="cells",
        hoverinfo="skip",
    )  # fmt: skip


def _examples(drawn: go.Figure, run: NeighboursRun, theme: str) -> None:
    for label, symbol, color in ((1, "circle", palette(theme)[0]), (0, "circle-open", palette(theme)[1])):
        points = run.points[run.labels == label]
        drawn.add_scatter(
            x=points[:, 0], y=points[:, 1], mode="markers", name=f"label {label}",
            marker={"symbol": symbol, "size": 7, "color": color, "line": {"width": 1.8, "color": color}},
            hovertemplate=f"label {label}<br>(%{{x:.3f}}, %{{y:.3f}})<extra></extra>",
        )  # fmt: skip


def risks(run: NeighboursRun, k: int, theme: str = "light") -> go.Figure:
    """Training error and true risk of each k, beside the Bayes risk and Cover and Hart's limit for one neighbour."""
    top = float(max(run.training.max(), run.risk.max(), run.limit))
    drawn = figure(
        height=BESIDE, xaxis=_neighbour_axis(run), yaxis=linear_axis("share of mistakes", range=[0, 1.12 * top])
    )
    blue, orange, green, purple = palette(theme)[:4]
    ends = [run.ks[0], run.ks[-1]]
    _curve(drawn, ends, [run.bayes] * 2, "Bayes risk", {"color": green, "width": 1.5, "dash": "dash"})
    _curve(drawn, ends, [run.limit] * 2, "Cover and Hart", {"color": purple, "width": 1.5, "dash": "dot"})
    _curve(drawn, run.ks, run.training, "training error", {"color": orange, "width": 3})
    _curve(drawn, run.ks, run.risk, "true risk", {"color": blue, "width": 3})
    training, risk = run.at(k)
    now = {"size": 10, "color": [orange, blue]}
    drawn.add_scatter(x=[k, k], y=[training, risk], mode="markers", marker=now, name="this k", hoverinfo="skip")
    last = ends[1]
    label_at(drawn, (last, run.bayes), "Bayes risk", green, (True, False), "right", above=False)
    label_at(drawn, (3, run.limit), "limit for k = 1, at most", purple, (True, False), "left", above=True)
    label_at(drawn, (1, float(run.risk[0])), "true risk", blue, (True, False), "left", above=False)
    label_at(drawn, (3, float(run.training[1])), "training error", orange, (True, False), "left", above=False)
    return drawn


def risks_in_words(run: NeighboursRun, k: int) -> str:
    """What a person sees against k."""
    training, risk = run.at(k)
    return (
        f"Training error and true risk for k from 1 to {run.ks[-1]}; at k = {k} they are {training:.3f} and "
        f"{risk:.3f}. The Bayes risk is {run.bayes:.3f}; the true risk is least at k = {run.best}."
    )


def _neighbour_axis(run: NeighboursRun) -> dict[str, Any]:
    shown = [k for k in run.ks if k in (1, 3, 9, 27, 79) or k == run.ks[-1]]
    return log_axis("neighbours k") | {"dtick": None, "tickvals": shown, "ticktext": [str(k) for k in shown]}


def distances(run: CurseRun, theme: str = "light") -> go.Figure:
    """Squared distance of the nearest and the farthest point, in units of the exact mean, by dimension."""
    top = float(max(run.farthest.max(), run.above.max()))
    drawn = figure(
        height=HEIGHT, xaxis=log_axis("dimension n"),
        yaxis=linear_axis("squared distance / its mean n/6", range=[0, 1.1 * top]),
    )  # fmt: skip
    blue, orange, grey = *palette(theme)[:2], GREY[theme]
    for name, heights in (("mean + deviation", run.above), ("mean - deviation", run.below)):
        _curve(drawn, run.dimensions, heights, name, {"color": grey, "width": 1.5, "dash": "dash"})
    _curve(drawn, run.dimensions, run.middle, "mean, measured", {"color": grey, "width": 1.5})
    _curve(drawn, run.dimensions, run.farthest, "farthest", {"color": orange, "width": 3.5})
    _curve(drawn, run.dimensions, run.nearest, "nearest", {"color": blue, "width": 3.5})
    label_at(drawn, (10, float(run.farthest[4])), "farthest", orange, (True, False), "left", above=True)
    label_at(drawn, (20, float(run.nearest[5])), "nearest", blue, (True, False), "left", above=False)
    return drawn


def distances_in_words(run: CurseRun) -> str:
    """What a person sees of the distances."""
    return (
        f"Squared distances from a random point to the nearest and the farthest of {run.m} others in a cube, by "
        "dimension: far apart in few dimensions, both close to the mean in many."
    )


def centre(run: CurseRun, theme: str = "light") -> go.Figure:
    """The point nearest to the centre of a unit ball: its median distance by dimension, measured and exact."""
    drawn = figure(
        height=BESIDE, xaxis=log_axis("dimension n"), yaxis=linear_axis("distance from the centre", range=[0, 1.05])
    )
    blue, green = palette(theme)[0], palette(theme)[2]
    _curve(drawn, run.dimensions, run.median, "median, exact", {"color": green, "width": 3})
    drawn.add_scatter(
        x=run.dimensions, y=run.centre, mode="markers", marker={"size": 9, "color": blue}, name="median, measured"
    )
    label_at(drawn, (10, float(run.median[4])), "exact; dots: measured", green, (True, False), "left", above=False)
    return drawn


def centre_in_words(run: CurseRun) -> str:
    """What a person sees of the ball."""
    return (
        f"The median distance from the ball's centre to the nearest of {run.m} points: {run.median[0]:.3f} in one "
        f"dimension, {run.median[-1]:.3f} in {run.dimensions[-1]}; measured medians lie on the exact curve."
    )


def risk_table(run: NeighboursRun) -> Mapping[str, Any]:
    """The figure's numbers by k."""
    return {
        "k": run.ks,
        "training_error": run.training.tolist(),
        "true_risk": run.risk.tolist(),
        "bayes_risk": [run.bayes] * len(run.ks),
        "cover_hart": [run.limit] * len(run.ks),
    }


def curse_table(run: CurseRun) -> Mapping[str, Any]:
    """The figures' numbers by dimension; squared distances in units of the exact mean."""
    return {
        "dimension": run.dimensions,
        "nearest": run.nearest.tolist(),
        "mean": run.middle.tolist(),
        "farthest": run.farthest.tolist(),
        "spread_exact": run.spread.tolist(),
        "centre_median": run.centre.tolist(),
        "centre_median_exact": run.median.tolist(),
    }


def _curve(drawn: go.Figure, x: Any, y: Any, name: str, look: dict[str, Any]) -> None:
    drawn.add_scatter(
        x=np.asarray(x), y=np.asarray(y), mode="lines", line=look, name=name,
        hovertemplate=f"{name}: %{{y:.4g}}<extra></extra>",
    )  # fmt: skip
