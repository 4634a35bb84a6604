"""A regression with its tube among the examples, and the loss that ignores small errors."""

from typing import Any

import numpy as np

from bounds.numbers import format_number, pluralize
from laboratory.figures.axes import INPUT, LOSS, Scale
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, polyline, zone
from laboratory.figures.names import annotate, word
from laboratory.figures.plane import HEIGHT, rings
from laboratory.figures.roles import PATCH, QUIET, SAMPLE, Role
from laboratory.figures.theme import figure
from laboratory.topics.svm_and_kernels.figures import AIR, ticks
from laboratory.topics.svm_and_kernels.tube.run import FREE, TubeRun

PLACES = 521
FIT = Role("fit", 2, width=4.0)
EDGE = Role("edge", 2, "dash", width=1.3)
TRUE_MEAN = Role("true mean", None, "dot", width=2.0)
TUBE_LOSS = Role("|error| − ε", 2, width=4.0)
SQUARED = Role("squared", 3, "dash", width=2.0)


def tube(run: TubeRun, theme: str = "light") -> Figure:
    """The fit, its tube, the true mean where there is one, and its support vectors."""
    first, last = float(run.places[0]), float(run.places[-1])
    air = AIR * (last - first) / 3
    fig = figure(
        theme, height=HEIGHT, hovermode="closest",
        xaxis=INPUT.axis(zeroline=False, showgrid=False, range=[first - air, last + air]),
        yaxis=Scale("label", "<i>y</i>").axis(zeroline=False, rangemode="normal"),
    )  # fmt: skip
    edges = np.concatenate([run.predictions + run.epsilon, (run.predictions - run.epsilon)[::-1]])
    around = np.concatenate([run.places, run.places[::-1]])
    if run.epsilon > 0:
        polyline(fig, around, edges, PATCH.called("tube"), filled=1)
    silent: dict[str, Any] = {"hoverinfo": "skip", "hovertemplate": None}
    for sign, name in ((-1, "lower edge"), (1, "upper edge")):
        curve(fig, run.places, run.predictions + sign * run.epsilon, EDGE.called(name), **silent)
    if run.truth is not None:
        curve(fig, run.places, run.truth, TRUE_MEAN, **silent)
    curve(fig, run.places, run.predictions, FIT, hovertemplate="h(%{x:.3g}) = %{y:.4g}<extra></extra>")
    dots(fig, run.points, run.targets, SAMPLE.but(color=0), "x = %{x:.3g}, y = %{y:.4g}", size=8, edge=0)
    rings(fig, np.column_stack([run.points, run.targets])[run.support])
    return fig


def tube_in_words(run: TubeRun) -> str:
    """What a person sees of the fit."""
    risk = f" Its exact mean squared error is {format_number(run.risk, 3)}." if run.risk is not None else ""
    return (
        f"A curve through {len(run.targets)} examples with a tube of half-width {format_number(run.epsilon, 3)} around "
        f"it; {run.inside} of them in the tube and {len(run.support)} ringed as support vectors.{risk}"
    )


def tube_loss(run: TubeRun, theme: str = "light") -> Figure:
    """Nothing within the tube, slope 1 outside; the squared loss beside it, and the sample's errors below."""
    epsilon = run.epsilon
    reach = max(3 * epsilon, 1.1 * float(np.abs(run.residuals).max()), 0.1)
    e = np.linspace(-reach, reach, PLACES)
    e = np.unique(np.concatenate([e, [-epsilon, epsilon]]))
    top = 1.15 * max(reach - epsilon, 0.1 * reach)
    fig = figure(
        theme, height=HEIGHT, hovermode="x",
        xaxis=Scale("error", "h(x) − y").axis(range=[-reach, reach], zeroline=False),
        yaxis=LOSS.axis(range=[-0.16 * top, top], zeroline=False),
    )  # fmt: skip
    zone(fig, -epsilon, epsilon, PATCH.beforehand)
    curve(fig, e, e**2, SQUARED, digits=".3~g")
    curve(fig, e, np.maximum(0.0, np.abs(e) - epsilon), TUBE_LOSS, digits=".3~g")
    ticks(fig, run.residuals, -0.08 * top, run.losses > FREE)
    word(fig, (0, top), "free: |error| ≤ ε", QUIET, yanchor="top")
    at = 0.3 * reach + 0.7 * epsilon
    annotate(fig, (at, at - epsilon), TUBE_LOSS.title, TUBE_LOSS, below=True)
    return fig


def tube_loss_in_words(run: TubeRun) -> str:
    """What a person sees of the loss."""
    return (
        f"The loss is 0 for errors up to {format_number(run.epsilon, 3)} either way and rises with slope 1 beyond; "
        f"{run.inside} of {pluralize(len(run.losses), 'example')} without loss."
    )


def tube_table(run: TubeRun) -> dict[str, Any]:
    """A row for each example, in full precision."""
    supported = np.isin(np.arange(len(run.targets)), run.support)
    return {
        "x": run.points.tolist(),
        "y": run.targets.tolist(),
        "error": run.residuals.tolist(),
        "beyond_tube": run.losses.tolist(),
        "multiplier": run.gammas.tolist(),
        "supports": supported.astype(int).tolist(),
    }
