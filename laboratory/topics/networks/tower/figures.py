"""The errors of each unit below their bound, and the inputs that each has wrong."""

from typing import Any

import numpy as np

from bounds.numbers import format_number, pluralize
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.marks import cells
from laboratory.figures.names import label_ends
from laboratory.figures.roles import Role, guarantee, one_of
from laboratory.figures.theme import figure
from laboratory.topics.networks.tower.run import Tower

HEIGHT = 330
FEW = 12  # up to as many units each has its tick
UNIT, ERRORS = Scale("unit", "<i>k</i>", whole=True), Scale("errors", whole=True)
INPUT = Scale("input", whole=True)
MADE, AT_MOST = one_of(0, "errors", 3.0), guarantee(0, "at most")
RIGHT, WRONG = Role("right", 1, alpha=0), Role("wrong", 1)


def errors(run: Tower, theme: str = "light") -> Figure:
    """Errors of unit 1, 2, ..., and one less a unit than the first makes."""
    units = np.arange(1, run.units + 1)
    top = 1.05 * max(1, int(run.errors[0]))
    fig = figure(theme, height=HEIGHT, xaxis=UNIT.axis(**_ticks(run)), yaxis=ERRORS.axis(range=[0, top]))
    ends = [
        curve(fig, units, run.most, AT_MOST, digits=",d"),
        curve(fig, units, run.errors, MADE, digits=",d", points=True),
    ]
    label_ends(fig, ends)
    return fig


def errors_in_words(run: Tower) -> str:
    """What a person sees of the errors."""
    counts = ", ".join(format_number(int(count)) for count in run.errors)
    return f"Errors of unit 1 to {run.units}: {counts}."


def wrong(run: Tower, theme: str = "light") -> Figure:
    """A row for each unit, a column for each input: filled where the unit is wrong."""
    inputs, units = np.arange(1, len(run.y) + 1), np.arange(1, run.units + 1)
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", xaxis=INPUT.axis(range=[0.5, len(run.y) + 0.5], showgrid=False),
        yaxis=UNIT.axis(range=[0.5, run.units + 0.5], showgrid=False, **_ticks(run)),
    )  # fmt: skip
    z = (run.answers != run.y).astype(int)
    cells(fig, inputs, units, z, (RIGHT, WRONG), "input %{x}, unit %{y}: %{z}", name="wrong", span=(0, 1), steps=True)
    return fig


def wrong_in_words(run: Tower) -> str:
    """What a person sees of the rows."""
    inputs = pluralize(len(run.y), "input")
    return f"Which of {inputs} each unit has wrong: {run.errors[0]} at the bottom, {run.errors[-1]} at the top."


def tower_table(run: Tower) -> dict[str, Any]:
    """A row for each unit."""
    return {
        "unit": list(range(1, run.units + 1)),
        "errors": run.errors.tolist(),
        "at_most": run.most.tolist(),
        "weights": [" ".join(f"{weight:.17g}" for weight in unit) for unit in run.weights],
    }


def _ticks(run: Tower) -> dict[str, Any]:
    return {"dtick": 1} if run.units <= FEW else {}
