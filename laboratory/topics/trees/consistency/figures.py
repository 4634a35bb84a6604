"""Risks of four trees as the sample grows, and beside them what their cells do."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bounds.numbers import format_short
from bounds.vocabulary.prose import in_a_sentence
from laboratory.figures.axes import EXAMPLES, Scale, error_axis
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import BAYES, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.trees.consistency.run import RULES, Consistency

HEIGHT = 350
HEAVY, LIGHT = 4.0, 2.0  # the selected rule, and the others
WIDTH, FILL, LEAVES, BEST = "width", "examples", "leaves", "best"
BESIDE: Mapping[str, str] = {
    WIDTH: "Diameter of a cell",
    FILL: "Examples in a cell",
    LEAVES: "Leaves",
    BEST: "Best labels",
}
SCALES = {
    WIDTH: Scale("diameter of a random point's cell"),
    FILL: Scale("examples in a random point's cell"),
    LEAVES: Scale("leaves", whole=True),
}


def risks(run: Consistency, rule: str, theme: str = "light") -> Figure:
    """Mean true risk of each tree by sample size; dotted: the limits, the lowest of them the Bayes risk."""
    top = max(float(growth.risk.max()) for growth in run.growth.values())
    fig = figure(theme, height=HEIGHT, xaxis=EXAMPLES.axis(log=True), yaxis=error_axis(range=[0, 1.08 * top]))
    for each, role in _roles(rule).items():
        limit = run.limit(each)
        if limit is not None:
            look = role.but(name=f"limit of {role.name}", dash="dot", width=1.0, known=True)
            curve(fig, run.sizes[[0, -1]], [limit] * 2, look)
    label_ends(fig, [curve(fig, run.sizes, run.growth[each].risk, role) for each, role in _roles(rule).items()])
    return fig


def risks_in_words(run: Consistency) -> str:
    """What a person sees of the risks."""
    ranges = "; ".join(f"{RULES[rule]} {_from_to(growth.risk)}" for rule, growth in run.growth.items())
    return f"Mean true risks from {run.sizes[0]} to {run.sizes[-1]} examples: {ranges}. Bayes risk {run.noise:.3g}."


def cells(run: Consistency, rule: str, beside: str, theme: str = "light") -> Figure:
    """Diameter, examples or number of the cells by sample size, or the risk of their best labels."""
    if beside == BEST:
        vertical = error_axis(range=[0, 1.08 * max(float(growth.best.max()) for growth in run.growth.values())])
    else:
        counted = beside in (FILL, LEAVES)
        vertical = SCALES[beside].axis(log=counted, **({} if counted else {"rangemode": "tozero"}))
    fig = figure(theme, height=HEIGHT, xaxis=EXAMPLES.axis(log=True), yaxis=vertical)
    ends = [curve(fig, run.sizes, getattr(run.growth[each], beside), role) for each, role in _roles(rule).items()]
    if beside == BEST:
        ends.append(curve(fig, run.sizes[[0, -1]], [run.noise] * 2, BAYES))
    label_ends(fig, ends)
    return fig


def cells_in_words(run: Consistency, beside: str) -> str:
    """What a person sees of the cells."""
    ranges = "; ".join(f"{RULES[rule]} {_from_to(getattr(grown, beside))}" for rule, grown in run.growth.items())
    return f"{BESIDE[beside]}, means of samples, from {run.sizes[0]} to {run.sizes[-1]} examples: {ranges}."


def growth_table(run: Consistency) -> dict[str, Any]:
    """A row for each size."""
    table: dict[str, Any] = {"examples": run.sizes.tolist()}
    for rule, growth in run.growth.items():
        table |= {f"{rule}_{name}": np.asarray(values).tolist() for name, values in vars(growth).items()}
    return table


def _roles(rule: str) -> dict[str, Role]:
    """One curve for each rule, that of the selected one heavy."""
    widths = (HEAVY if each == rule else LIGHT for each in RULES)
    names = zip(RULES, widths, strict=True)
    return {each: one_of(place, in_a_sentence(RULES[each]), width) for place, (each, width) in enumerate(names)}


def _from_to(values: Any) -> str:
    return f"from {format_short(values[0])} to {format_short(values[-1])}"
