"""k nearest neighbours: regions among the points, and the risks against k."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bounds.numbers import format_short
from laboratory.figures.axes import NEIGHBOURS, error_axis
from laboratory.figures.curves import curve, dot, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import outline, polyline
from laboratory.figures.names import label_ends
from laboratory.figures.plane import empty_plane, examples, shade
from laboratory.figures.regions import Window
from laboratory.figures.roles import BAYES, GUARANTEE, TRAINING, TRUTH, Role
from laboratory.figures.theme import figure
from laboratory.topics.neighbours.plane.run import EDGE, EUCLIDEAN, NeighboursRun, cells, regions

WINDOW = Window(-EDGE, EDGE, -EDGE, EDGE)
TICKS = (1, 3, 9, 27, 79)
QUERY = Role("query", 3, "dash", marker="diamond", width=2)
CELLS = Role("cells", None, width=0.8)
BALLS = {"euclidean": "circle", "manhattan": "diamond", "chebyshev": "square"}  # of all places as far away
LIMIT = GUARANTEE.called("limit for k = 1")


def plane(run: NeighboursRun, k: int, x1: float, x2: float, theme: str = "light") -> Figure:
    """Where k neighbours predict 1 and where 0; the examples; one query with the circle that its neighbours lie in.

    For k = 1 and Euclidean distances the borders of the cells too.
    """
    fig = empty_plane(WINDOW, theme)
    along, labels = regions(run, k)
    shade(fig, along, along, labels)
    if _has_borders(run, k):
        _borders(fig, run)
    examples(fig, run.points, run.labels, run.wrong(k), size=7)
    _query(fig, run, (x1, x2), run.around((x1, x2), k).far)
    return fig


def _query(fig: Figure, run: NeighboursRun, place: tuple[float, float], far: float) -> None:
    x, y = place
    if run.metric == "manhattan":
        polyline(fig, [x - far, x, x + far, x, x - far], [y, y + far, y, y - far, y], QUERY.called("reach"))
    else:
        outline(fig, (x - far, y - far), (x + far, y + far), QUERY, "circle" if run.metric == EUCLIDEAN else "rect")
    dot(fig, place, QUERY, "query", f"query point; {BALLS[run.metric]}: {format_short(far)} away<extra></extra>")


def _has_borders(run: NeighboursRun, k: int) -> bool:
    return k == 1 and run.metric == EUCLIDEAN


def plane_in_words(run: NeighboursRun, k: int) -> str:
    """What a person sees on the plane."""
    who = "the nearest neighbour predicts" if k == 1 else f"{k} nearest neighbours predict"
    borders = ", with the borders of their Voronoi cells" if _has_borders(run, k) else ""
    return (
        f"{len(run.labels)} points of two labels in the plane{borders}, and the regions in which {who} "
        f"one label or the other; {int(run.wrong(k).sum())} of the points are misclassified."
    )


def _borders(fig: Figure, run: NeighboursRun) -> None:
    ends = cells(run)
    gaps = np.concatenate([ends, np.full((len(ends), 1, 2), np.nan)], axis=1).reshape(-1, 2)
    polyline(fig, gaps[:, 0], gaps[:, 1], CELLS)


def risks(run: NeighboursRun, k: int, theme: str = "light") -> Figure:
    """Training error and true risk of each k, beside the Bayes risk and Cover and Hart's limit for one neighbour."""
    top = float(max(run.training.max(), run.risk.max(), run.limit))
    ticks = [k for k in run.ks if k in TICKS or k == run.ks[-1]]
    axis = NEIGHBOURS.axis(log=True) | {"dtick": None, "tickvals": ticks, "ticktext": [str(k) for k in ticks]}
    fig = figure(theme, xaxis=axis, yaxis=error_axis(range=[0, 1.12 * top]))
    ends = [
        curve(fig, [1, run.ks[-1]], [run.bayes] * 2, BAYES),
        curve(fig, [1, run.ks[-1]], [run.limit] * 2, LIMIT),
        curve(fig, run.ks, run.training, TRAINING),
        curve(fig, run.ks, run.risk, TRUTH),
    ]
    vline(fig, k)
    label_ends(fig, ends)
    return fig


def risks_in_words(run: NeighboursRun, k: int) -> str:
    """What a person sees against k."""
    training, risk = run.at(k)
    return (
        f"Training error and true risk for k from 1 to {run.ks[-1]}; at k = {k} they are {training:.3f} and "
        f"{risk:.3f}. The Bayes risk is {run.bayes:.3f}; the true risk is smallest at k = {run.best}."
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
