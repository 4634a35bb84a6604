"""The true risk of each way by the share of missing values, and how many examples are complete."""

from typing import Any

from bounds.numbers import format_short, percent
from laboratory.figures.axes import ERROR, Scale
from laboratory.figures.curves import curve, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import BAYES, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.comparing_learners.missing.run import WAYS, MissingRun

SHARE = Scale("share of missing values")
COMPLETE = Scale("complete examples")
ROLES = {way: one_of(place, name, 3.5 if way == "leave" else 2.5) for place, (way, name) in enumerate(WAYS.items())}
ALL_VALUES = Role("complete examples", 7, width=2.5, known=True)
SHORT = {"own": "own value", "fill": "filled in", "drop": "complete only"}


def risks(run: MissingRun, missing: float, theme: str = "light") -> Figure:
    """The mean exact risk of each way, above the Bayes risk."""
    fig = figure(theme, xaxis=SHARE.axis(range=[0, 1]), yaxis=ERROR.axis(range=[0, 0.52]))
    ends = [curve(fig, run.shares, run.bayes, BAYES)]
    for way, role in ROLES.items():
        end = curve(fig, run.shares, run.mean(way), role)
        ends.append(end._replace(name=SHORT.get(way, end.name)))
    vline(fig, missing)
    label_ends(fig, ends)
    return fig


def risks_in_words(run: MissingRun) -> str:
    """What a person sees of them."""
    ends = ", ".join(f"{format_short(float(run.mean(way)[-1]))} if {name}" for way, name in WAYS.items())
    return f"Error by the share of missing values. All rise, from {format_short(float(run.bayes[0]))}: to {ends}."


def complete(run: MissingRun, missing: float, theme: str = "light") -> Figure:
    """The probability that an example has all its values."""
    fig = figure(theme, xaxis=SHARE.axis(range=[0, 1]), yaxis=COMPLETE.axis(range=[0, 1.03]))
    curve(fig, run.shares, run.complete, ALL_VALUES)
    vline(fig, missing)
    return fig


def complete_in_words(run: MissingRun) -> str:
    """What a person sees of it."""
    return f"The share of complete examples falls from 100 % to {percent(float(run.complete[-1]))}."


def missing_table(run: MissingRun) -> dict[str, Any]:
    """A row for each share."""
    return {
        "missing": run.shares.tolist(),
        "complete": run.complete.tolist(),
        "bayes_risk": run.bayes.tolist(),
        **{f"risk_{way}": run.mean(way).tolist() for way in WAYS},
    }
