"""Both paths of the weights over level lines of the criterion, and the criterion pass by pass."""

from typing import Any

import numpy as np

from bounds.numbers import format_short
from laboratory.figures.axes import W1, W2, Scale
from laboratory.figures.curves import at_point, curve, dot, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, levels, polyline
from laboratory.figures.names import label_ends
from laboratory.figures.roles import Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.perceptron_lab.criterion.run import CriterionRun, Heights

HEIGHT = 340
LEVEL, ZERO = Role("level lines", None, width=1), Role("origin", None, marker="x-thin", known=True)
BATCH, ONLINE = one_of(0, "at once", 3.5), one_of(1, "one by one")
PASS, VALUE = Scale("pass", whole=True), Scale("criterion")
LEVELS = 14


def paths(run: CriterionRun, under: Heights, step: int, theme: str = "light") -> Figure:
    """The weights of both descents up to this pass, over level lines of the criterion; a cross at 0."""
    side: dict[str, Any] = {"zeroline": False, "showgrid": False, "constrain": "domain"}
    ends = [[float(axis[0]), float(axis[-1])] for axis in (under.across, under.up)]
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", xaxis=W1.axis(range=ends[0], **side),
        yaxis=W2.axis(range=ends[1], scaleanchor="x", **side),
    )  # fmt: skip
    top = float(under.values.max())
    levels(fig, under.across, under.up, under.values, LEVEL, top / LEVELS, top, top / LEVELS, opacity=0.5)
    dots(fig, [0.0], [0.0], ZERO, at_point("origin"), size=11, edge=3)
    updates = run.updates[: run.ends[step] + 1]
    for role, path in ((ONLINE, updates), (BATCH, run.batch[: step + 1])):
        x, y = path.T
        polyline(fig, x, y, role.but(width=2), f"{role.name}: (%{{x:.4~g}}, %{{y:.4~g}})", name=role.name, marks=4)
        dot(fig, (float(x[-1]), float(y[-1])), role, f"{role.name}, now", size=12)
    return fig


def paths_in_words(run: CriterionRun, step: int) -> str:
    """What a person sees of the paths."""
    at_once, one_by_one = (_weights(path[step]) for path in (run.batch, run.online))
    return (
        f"Level lines of the criterion over both weights. After pass {step} descent at once is at {at_once}, one by "
        f"one at {one_by_one}."
    )


def values(run: CriterionRun, step: int, theme: str = "light") -> Figure:
    """The criterion after each pass, of both descents."""
    fig = figure(theme, height=HEIGHT, xaxis=PASS.axis(range=[0, max(run.passes, 1)]), yaxis=VALUE.axis())
    passes = np.arange(run.passes + 1)
    sides = ((ONLINE, run.online), (BATCH, run.batch))
    ends = [curve(fig, passes, run.criterion(path), role, points=run.passes <= 30) for role, path in sides]
    vline(fig, step)
    label_ends(fig, ends)
    return fig


def values_in_words(run: CriterionRun, step: int) -> str:
    """What a person sees of the values."""
    at_once, one_by_one = (format_short(float(run.criterion(path[step]))) for path in (run.batch, run.online))
    return f"The criterion after each of {run.passes} passes; after pass {step} it is {at_once} and {one_by_one}."


def criterion_table(run: CriterionRun) -> dict[str, Any]:
    """A row for each pass."""
    return {
        "pass": list(range(run.passes + 1)),
        "at_once_w1": run.batch[:, 0].tolist(),
        "at_once_w2": run.batch[:, 1].tolist(),
        "at_once_criterion": run.criterion(run.batch).tolist(),
        "one_by_one_w1": run.online[:, 0].tolist(),
        "one_by_one_w2": run.online[:, 1].tolist(),
        "one_by_one_criterion": run.criterion(run.online).tolist(),
        "updates": run.ends.tolist(),
    }


def _weights(weights: Any) -> str:
    return f"({', '.join(format_short(float(weight)) for weight in weights)})"
