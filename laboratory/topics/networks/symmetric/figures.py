"""The losses of both kinds of units from every start, and the epochs that each needed."""

from typing import Any

import numpy as np

from bounds.numbers import format_short, pluralize
from laboratory.figures.axes import EPOCH, LOSS, Scale
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, polyline
from laboratory.figures.names import End, label_ends
from laboratory.figures.roles import QUIET, one_of
from laboratory.figures.theme import figure
from laboratory.topics.networks.symmetric.run import UNITS, UnitComparison

START, NEEDED = Scale("start", whole=True), Scale("epochs needed", whole=True)
ROLES = [one_of(number, name, 1.5) for number, name in enumerate(UNITS)]
AIR = 1.1  # above the highest


def losses(run: UnitComparison, theme: str = "light") -> Figure:
    """Training loss against epochs, a thin line for each start, down to the level."""
    last = max(each.epochs for each in (*run.tanh, *run.logistic))
    highest = max(float(each.losses.max()) for each in (*run.tanh, *run.logistic))
    fig = figure(
        theme, hovermode="closest", xaxis=EPOCH.axis(range=[0, max(last, 1)]), yaxis=LOSS.axis(range=[0, AIR * highest])
    )
    ends = []
    for role, runs in zip(ROLES, (run.tanh, run.logistic), strict=True):
        places = np.concatenate([np.append(np.arange(len(each.losses)), np.nan) for each in runs])
        heights = np.concatenate([np.append(each.losses, np.nan) for each in runs])
        polyline(fig, places, heights, role, f"{role.name}: %{{y:.4~g}} after epoch %{{x}}")
        ends.append(End(role.title, float(np.mean([each.losses[-1] for each in runs])), role.ink(theme)))
    ends.append(curve(fig, [0, max(last, 1)], [run.level] * 2, QUIET.called("level").but(dash="dot")))
    label_ends(fig, ends)
    return fig


def losses_in_words(run: UnitComparison) -> str:
    """What a person sees of the losses."""
    start = format_short(float(run.tanh[0].losses[0]))
    first, second = (sum(each.reached for each in runs) for runs in (run.tanh, run.logistic))
    return (
        f"Training losses from {pluralize(run.starts, 'start')}, the first at {start}. The level "
        f"{format_short(run.level)} is reached by {first} of the tanh networks and {second} of the logistic ones."
    )


def needed(run: UnitComparison, theme: str = "light") -> Figure:
    """Epochs to the level, start by start; nothing where it was not reached."""
    numbers = np.arange(1, run.starts + 1)
    reached = [row[row <= run.most] for row in run.needed]
    top = max([int(row.max()) for row in reached if len(row)], default=run.most)
    fig = figure(
        theme, hovermode="closest", xaxis=START.axis(range=[0.5, run.starts + 0.5], dtick=1),
        yaxis=NEEDED.axis(range=[0, AIR * max(top, 1)]),
    )  # fmt: skip
    ends = []
    for role, row in zip(ROLES, run.needed, strict=True):
        seen = row <= run.most
        if seen.any():
            dots(fig, numbers[seen], row[seen], role, f"{role.name}, start %{{x}}: %{{y}} epochs", size=9)
            ends.append(End(role.title, float(row[seen][-1]), role.ink(theme)))
    label_ends(fig, ends)
    return fig


def needed_in_words(run: UnitComparison) -> str:
    """What a person sees of the epochs."""
    tanh, logistic = run.sooner
    return f"tanh needs fewer epochs from {tanh} of {run.starts} starts, logistic units from {logistic}."


def race_table(run: UnitComparison) -> dict[str, list[Any]]:
    """A row for each start; empty where the level was not reached."""
    tanh, logistic = (
        [float(epochs) if epochs <= run.most else float("nan") for epochs in row] for row in run.needed.tolist()
    )
    return {"start": list(range(1, run.starts + 1)), "tanh": tanh, "logistic": logistic}
