"""Expected risks of a consistent rule and of two that are not, with their limits."""

from dataclasses import replace
from typing import Any

import numpy as np

from laboratory.figures.axes import ERROR, EXAMPLES
from laboratory.figures.curves import curve, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.no_free_lunch.cross.run import CROSSING_SIZES, NEIGHBOURS, RULES, CrossingRun

ROLES = [one_of(place, name, 4.0 if name == NEIGHBOURS else 2.5) for place, name in enumerate(RULES)]


def crossing(run: CrossingRun, theme: str = "light") -> Figure:
    """The expected risks by sample size; dotted: their limits, the lowest of them the Bayes risk."""
    top = max(float(means.max()) for means in run.means.values())
    fig = figure(theme, xaxis=EXAMPLES.axis(log=True), yaxis=ERROR.axis(range=[-0.1 * top, 1.08 * top]))
    for rule in ROLES:
        curve(fig, np.array(CROSSING_SIZES)[[0, -1]], np.full(2, run.limits[rule.name]), _limit(rule))
    ends = [curve(fig, CROSSING_SIZES, run.means[rule.name], rule, points=True) for rule in ROLES]
    if run.crossing is not None:
        vline(fig, run.crossing, f"m* = {run.crossing}", logarithmic=True)
    label_ends(fig, [end._replace(name=end.name.replace(" ", "<br>")) for end in ends])
    return fig


def _limit(rule: Role) -> Role:
    return replace(rule, name=f"limit of {rule.name}", dash="dot", width=1.0)


def crossing_in_words(run: CrossingRun) -> str:
    """What a person sees of the three rules."""
    ranges = "; ".join(f"{name} from {means[0]:.3f} to {means[-1]:.3f}" for name, means in run.means.items())
    return f"Mean true risks against the sample size: {ranges}. The Bayes risk is {run.world.bayes_risk:.3f}."


def crossing_table(run: CrossingRun) -> dict[str, Any]:
    """A row for each size."""
    table: dict[str, Any] = {"examples": list(CROSSING_SIZES)}
    for name, means in run.means.items():
        key = name.replace(" ", "_").replace("√", "root_")
        table |= {key: means.tolist(), f"{key}_standard_error": run.errors[name].tolist()}
    return table
