"""The Lipschitz condition drawn: a graph inside a cone at each of its places; and the bound that follows."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bounds.numbers import at_most, format_number
from laboratory.figures.axes import PROBABILITY, Scale, error_axis, examples_axis
from laboratory.figures.curves import curve, hline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, polyline
from laboratory.figures.names import annotate, label_ends
from laboratory.figures.roles import GUARANTEE, QUIET, TRUTH, Role, guarantee
from laboratory.figures.theme import figure
from laboratory.topics.neighbours.lipschitz.run import FAR, SIZES, LipschitzRun

ALONG = Scale("input on the diagonal", "<i>x</i>")
LIMIT = guarantee(1, "limit, at most")
SHADE = 0.14
JUMP = 0.5  # between neighbouring places: no line joins them
CONE, ETA, OUTSIDE = Role("cone", 2, "dash", width=1.5), Role("eta", 0, width=3.5), Role("outside", 1, width=6)


def cone(run: LipschitzRun, place: float, theme: str = "light") -> Figure:
    """The probability of label 1 along the diagonal, and the cone of the claimed slope at one place."""
    axes = {"xaxis": ALONG.axis(range=[-FAR, FAR], zeroline=False, showgrid=False, rangemode="normal")}
    fig = figure(theme, hovermode="closest", yaxis=PROBABILITY.axis(range=[-0.02, 1.02]), **axes)
    low, high = run.cone(place)
    polyline(fig, run.along, low, CONE.called("cone, below"))
    polyline(fig, run.along, high, CONE.called("cone, above"), fill="tonexty", fillcolor=CONE.shade(theme, SHADE))
    jumps = np.append(np.abs(np.diff(run.eta)) > JUMP, False)
    polyline(fig, run.along, np.where(jumps, np.nan, run.eta), ETA, "%{y:.3f} at %{x:.3f}")
    polyline(fig, run.along, np.where(run.outside(place), run.eta, np.nan), OUTSIDE)
    edge = {"line": {"width": 1.5, "color": QUIET.ink(theme)}}
    dots(fig, [place], run.at(np.array([place])), CONE.called("tip"), size=11, look=edge)
    return fig


def cone_in_words(run: LipschitzRun, place: float) -> str:
    """What a person sees of the graph and the cone."""
    inside = "leaves it in places" if run.leaves(place) else "lies inside it"
    return (
        f"The probability of label 1 along the diagonal, and a cone of slope {format_number(run.claimed)} whose tip "
        f"is the graph at {format_number(place, 3)}; the graph {inside}."
    )


def bound_on_the_risk(run: LipschitzRun, theme: str = "light") -> Figure:
    """The guaranteed risk of one neighbour by sample size, Cover and Hart's limit, and measured means."""
    fig = figure(theme, xaxis=examples_axis(log=True, dtick=2, range=[0, 9]), yaxis=error_axis(range=[0, 1.25]))
    low_enough = run.bounds <= 1.25
    ends = [
        curve(fig, run.sizes[low_enough], run.bounds[low_enough], GUARANTEE),
        curve(fig, [1, 1e9], [run.limit] * 2, LIMIT),
    ]
    measured = curve(fig, SIZES, run.measured.mean(axis=1), TRUTH, points=True)
    hline(fig, 1, QUIET.beforehand)
    annotate(fig, (1e9, 1.0), "vacuous above 1", QUIET, left=True)
    annotate(fig, (SIZES[-1], measured.y), measured.name, TRUTH, below=True)
    label_ends(fig, ends)
    return fig


def bound_in_words(run: LipschitzRun) -> str:
    """What a person sees of the bound."""
    limit = at_most(2 * run.bayes)
    course = f"falls towards {limit}" if run.claimed else f"is {limit}"
    refuted = "" if run.holds else " (not guaranteed, as the constant is refuted)"
    return (
        f"The bound on the risk of one neighbour from 1 to a billion examples{refuted} {course}; measured means are "
        f"{format_number(float(run.measured[0].mean()), 3)} at {format_number(SIZES[0])} examples and "
        f"{format_number(float(run.measured[-1].mean()), 3)} at {format_number(SIZES[-1])}."
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
