"""Cascade correlation as it grows: the connections, which weights are frozen, and the error after each unit."""

from typing import Any

import numpy as np

from bounds.numbers import format_number, pluralize
from laboratory.figures.axes import ERROR, Scale
from laboratory.figures.curves import curve, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import TRAINING, TRUTH, one_of
from laboratory.figures.theme import GREY, color_of, figure, theme_of
from laboratory.topics.networks.cascade.run import CascadeRun
from laboratory.topics.networks.figures import classified

HEIGHT = 400
SOURCES = ("1", "x₁", "x₂")
UNITS = Scale("hidden units", whole=True)
FROZEN, OUTPUT, UNIT = 0, 3, 2  # places in the palette
AIR = 0.2  # beside the first and the last unit
FEW = 12  # up to as many units each has its tick, and large marks


def architecture(run: CascadeRun, step: int, theme: str = "light") -> Figure:
    """Each line carries 1, an input or a unit to the right; squares are frozen weights, crosses trained ones."""
    classes, rails = len(run.learner.classes_), len(SOURCES) + step
    end = step + 1 + classes
    hidden = {"visible": False, "fixedrange": True}
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", xaxis={**hidden, "range": [-0.9, end + 0.2]},
        yaxis={**hidden, "range": [-0.9, rails + 0.9]}, annotations=_names(step, classes, theme),
    )  # fmt: skip
    fig.add_traces([
        *(_line([_left(rail), end - 0.6], [rail, rail], "rail", GREY[theme], 1) for rail in range(rails)),
        *(_line([h + 1, h + 1], [0, len(SOURCES) + h], "sees", color_of(UNIT, theme), 1.5) for h in range(step)),
        *(_line([step + 1 + k] * 2, [0, rails], "sees", color_of(OUTPUT, theme), 1.5) for k in range(classes)),
    ])  # fmt: skip
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
        curve(fig, units, run.residuals, one_of(4, "residual"), points=True),
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


def _line(x: list[float], y: list[float], name: str, color: str, width: float) -> dict[str, Any]:
    look = {"color": color, "width": width}
    return {"type": "scatter", "x": x, "y": y, "mode": "lines", "hoverinfo": "skip", "name": name, "line": look}


def _names(units: int, classes: int, theme: str) -> list[dict[str, Any]]:
    """Of sources and units left of their lines, of outputs above theirs."""
    rails = len(SOURCES) + units
    names = [*SOURCES, *(f"h<sub>{h + 1}</sub>" for h in range(units))]
    colors = [GREY[theme]] * len(SOURCES) + [color_of(UNIT, theme)] * units
    return [
        *({"x": _left(rail), "y": rail, "text": name, "showarrow": False, "xanchor": "right",
           "xshift": -12 if _left(rail) else -4, "font": {"size": 14, "color": color}}
          for rail, (name, color) in enumerate(zip(names, colors, strict=True))),
        *({"x": units + 1 + k, "y": rails, "text": f"o<sub>{k}</sub>", "showarrow": False, "yanchor": "bottom",
           "yshift": 8, "font": {"size": 14, "color": color_of(OUTPUT, theme)}} for k in range(classes)),
    ]  # fmt: skip


def _weights(fig: Figure, units: int, classes: int) -> None:
    """A square on each frozen weight, a cross on each trained one, circles for units and outputs."""
    theme, size, rails = theme_of(fig), 11 if units < FEW else 8, len(SOURCES) + units
    frozen, unit, output = (color_of(color, theme) for color in (FROZEN, UNIT, OUTPUT))
    crossed = {"symbol": "x-thin", "color": output, "size": size, "line": {"width": 2.5, "color": output}}
    marks = (
        ("frozen", [(h + 1, rail) for h in range(units) for rail in range(len(SOURCES) + h)],
         {"symbol": "square", "color": frozen, "size": size}, "frozen weight into hidden unit %{x}"),
        ("trained", [(units + 1 + k, rail) for k in range(classes) for rail in range(rails)], crossed,
         "trained weight into output %{customdata}"),
        ("units", [(h + 1, len(SOURCES) + h) for h in range(units)], {"color": unit, "size": size + 4},
         "hidden unit %{x}"),
        ("outputs", [(units + 1 + k, rails) for k in range(classes)], {"color": output, "size": size + 4},
         "output %{customdata}"),
    )  # fmt: skip
    fig.add_traces([
        {"type": "scatter", "mode": "markers", "name": name, "marker": look, "x": [x for x, _ in at],
         "y": [y for _, y in at], "customdata": [x - units - 1 for x, _ in at],
         "hovertemplate": f"{hover}<extra></extra>"}
        for name, at, look, hover in marks
    ])  # fmt: skip
