"""Cascade correlation as it grows: the connections, which weights are frozen, and the error after each unit."""

from typing import Any

import numpy as np

from bounds.numbers import format_number, pluralize
from laboratory.figures.axes import ERROR, Scale
from laboratory.figures.curves import curve, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, polyline
from laboratory.figures.names import label_ends, word
from laboratory.figures.roles import QUIET, TRAINING, TRUTH, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.networks.cascade.run import CascadeRun
from laboratory.topics.networks.figures import classified

HEIGHT = 400
SOURCES = ("1", "x₁", "x₂")
UNITS = Scale("hidden units", whole=True)
RAIL, FROZEN = Role("rail", None, width=1), Role("frozen", 0, marker="square")
UNIT, OUTPUT = Role("units", 2, width=1.5), Role("outputs", 3, width=1.5)
TRAINED = OUTPUT.called("trained").but(marker="x-thin")
AIR = 0.2  # beside the first and the last unit
FEW = 12  # up to as many units each has its tick, and large marks


def architecture(run: CascadeRun, step: int, theme: str = "light") -> Figure:
    """Each line carries 1, an input or a unit to the right; squares are frozen weights, crosses trained ones."""
    classes, rails = len(run.learner.classes_), len(SOURCES) + step
    end = step + 1 + classes
    hidden = {"visible": False, "fixedrange": True}
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", xaxis={**hidden, "range": [-0.9, end + 0.2]},
        yaxis={**hidden, "range": [-0.9, rails + 0.9]},
    )  # fmt: skip
    lines = [([_left(rail), end - 0.6], [rail, rail], RAIL) for rail in range(rails)]
    lines += [([h + 1, h + 1], [0, len(SOURCES) + h], UNIT.called("sees")) for h in range(step)]
    lines += [([step + 1 + k] * 2, [0, rails], OUTPUT.called("sees")) for k in range(classes)]
    for x, y, role in lines:
        polyline(fig, x, y, role)
    _names(fig, step, classes)
    _weights(fig, step, classes)
    return fig


def architecture_in_words(run: CascadeRun, step: int) -> str:
    """What a person sees of the drawing."""
    frozen = sum(len(SOURCES) + h for h in range(step))
    trained = len(run.learner.classes_) * (len(SOURCES) + step)
    return (
        f"A cascade of {pluralize(step, 'hidden unit')}: each gets the constant, both inputs and all earlier units. "
        f"{frozen} weights are frozen, {trained} weights of the outputs are trained."
    )


def growth_figure(run: CascadeRun, step: int, theme: str = "light") -> Figure:
    """Squared residual, training error and exact true risk after each unit."""
    ticks: dict[str, Any] = {"dtick": 1} if run.units < FEW else {}
    fig = figure(
        theme, height=HEIGHT, xaxis=UNITS.axis(range=[-AIR, max(run.units, 1) + AIR], **ticks), yaxis=ERROR.axis()
    )
    units = np.arange(run.units + 1)
    ends = [
        curve(fig, units, run.residuals, one_of(3, "residual"), points=True),
        curve(fig, units, run.training_errors, TRAINING, points=True),
        curve(fig, units, run.true_risks, TRUTH, points=True),
    ]
    vline(fig, step)
    label_ends(fig, ends)
    return fig


def growth_in_words(run: CascadeRun) -> str:
    """What a person sees of the curves."""
    return (
        f"With {pluralize(run.units, 'hidden unit')} the training error is "
        f"{format_number(float(run.training_errors[-1]), 3)} and the "
        f"true risk {format_number(float(run.true_risks[-1]), 3)}; without any they were "
        f"{format_number(float(run.training_errors[0]), 3)} and {format_number(float(run.true_risks[0]), 3)}."
    )


def cascade_plane(run: CascadeRun, step: int, theme: str = "light") -> Figure:
    """The sample on the predictions of the network with `step` hidden units."""
    return classified(lambda places: run.margin(step, places), run.points, run.labels, theme)


def cascade_plane_in_words(run: CascadeRun, step: int) -> str:
    """What a person sees on the plane."""
    wrong = round(float(run.training_errors[step]) * len(run.labels))
    return (
        f"{len(run.labels)} examples and the predictions with {pluralize(step, 'hidden unit')}, which "
        f"misclassify {wrong} of them."
    )


def growth_table(run: CascadeRun) -> dict[str, Any]:
    """A row for each number of units; the best candidate's score S where a unit was added."""
    scores = [float("nan"), *run.covariances.max(axis=1).tolist()] if run.units else [float("nan")]
    return {
        "units": list(range(run.units + 1)),
        "residual": run.residuals.tolist(),
        "training_error": run.training_errors.tolist(),
        "true_risk": run.true_risks.tolist(),
        "score_of_the_unit": scores,
    }


def _left(rail: int) -> float:
    """Where a line begins: the sources at the edge, a unit at its own place."""
    return 0.0 if rail < len(SOURCES) else rail - len(SOURCES) + 1.0


def _names(fig: Figure, units: int, classes: int) -> None:
    """Of sources and units left of their lines, of outputs above theirs."""
    rails = len(SOURCES) + units
    for rail, name in enumerate([*SOURCES, *(f"h<sub>{h + 1}</sub>" for h in range(units))]):
        left, role = _left(rail), QUIET if rail < len(SOURCES) else UNIT
        word(fig, (left, rail), name, role, xanchor="right", xshift=-12 if left else -4)
    for k in range(classes):
        word(fig, (units + 1 + k, rails), f"o<sub>{k}</sub>", OUTPUT, yanchor="bottom", yshift=8)


def _weights(fig: Figure, units: int, classes: int) -> None:
    """A square on each frozen weight, a cross on each trained one, circles for units and outputs."""
    size, rails = 11 if units < FEW else 8, len(SOURCES) + units
    marks = (
        (FROZEN, size, 0, [(h + 1, rail) for h in range(units) for rail in range(len(SOURCES) + h)],
         "frozen weight into hidden unit %{x}"),
        (TRAINED, size, 2.5, [(units + 1 + k, rail) for k in range(classes) for rail in range(rails)],
         "trained weight into output %{customdata}"),
        (UNIT, size + 4, 0, [(h + 1, len(SOURCES) + h) for h in range(units)], "hidden unit %{x}"),
        (OUTPUT, size + 4, 0, [(units + 1 + k, rails) for k in range(classes)], "output %{customdata}"),
    )  # fmt: skip
    for role, pixels, edge, at, reading in marks:
        x, y = [x for x, _ in at], [y for _, y in at]
        dots(fig, x, y, role, reading, size=pixels, edge=edge, customdata=[place - units - 1 for place in x])
