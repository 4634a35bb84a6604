"""Occam's choice: errors and bound by size, the same choice on many samples, and sizes fixed beforehand."""

from typing import Any

import numpy as np

from bounds.numbers import at_most, format_short
from laboratory.figures.axes import error_axis
from laboratory.figures.curves import curve, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.names import End, label_ends
from laboratory.figures.roles import GUARANTEE, TRAINING, TRUTH, Role
from laboratory.figures.theme import figure
from laboratory.topics.trees.figures import NODES
from laboratory.topics.trees.labels import of_nodes
from laboratory.topics.trees.occam.run import FixedSizes, OccamOnOtherSamples, OccamRun

HEIGHT = 330
HIGHEST = 1.1  # no error is above 1: a bound there is vacuous
SPREAD = 0.5  # of the height of a row, so that equal values stay visible
CHOICE = Role("Occam's choice", GUARANTEE.color, marker="circle-open")
SMALLEST = Role("smallest risk", 2, marker="diamond-open")
BEST = Role("best tree ◇", 2, marker="diamond-open")


def sizes(run: OccamRun, size: int, theme: str = "light") -> Figure:
    """Training error, true risk and bound by nodes; the chosen size, the best one and the selected one."""
    top = min(HIGHEST, 1.08 * float(max(run.bound.max(), run.risk.max())))
    fig = figure(theme, height=HEIGHT, xaxis=NODES.axis(), yaxis=error_axis(range=[0, top]))
    ends = [
        curve(fig, run.nodes, run.training, TRAINING),
        curve(fig, run.nodes, run.bound, GUARANTEE),
        curve(fig, run.nodes, run.risk, TRUTH),
    ]
    vline(fig, int(run.nodes[size]))
    for role, place, heights in ((CHOICE, run.chosen, run.bound), (SMALLEST, run.best, run.risk)):
        dots(fig, [run.nodes[place]], [heights[place]], role, size=15)
    label_ends(fig, ends)
    return fig


def sizes_in_words(run: OccamRun) -> str:
    """What a person sees of the sizes."""
    return (
        f"For trees of up to {of_nodes(run.nodes[-1])} the training error goes from {format_short(run.training[0])} to "
        f"{format_short(run.training[-1])}. The bound is smallest at {of_nodes(run.nodes[run.chosen])}, "
        f"{at_most(run.bound[run.chosen])}; the true risk is smallest at {run.nodes[run.best]}, "
        f"{format_short(run.risk[run.best])}."
    )


def others(elsewhere: OccamOnOtherSamples, theme: str = "light") -> Figure:
    """A dot for each sample's choice in each of three rows: training error, true risk, bound."""
    rows = ((GUARANTEE, elsewhere.bound), (TRUTH, elsewhere.risk), (TRAINING, elsewhere.training))  # from below
    fig = figure(
        theme, height=HEIGHT, hovermode="closest",
        xaxis=error_axis(range=[0, 1.05 * float(max(values.max() for _, values in rows))]),
        yaxis={"tickvals": list(range(len(rows))), "ticktext": [role.name for role, _ in rows], "range": [-0.6, 2.6],
               "zeroline": False, "showgrid": False},
    )  # fmt: skip
    count = len(elsewhere.risk)
    lift = SPREAD * (np.argsort(np.random.default_rng(0).random(count)) / count - 0.5)
    for row, (role, values) in enumerate(rows):
        reading, opacity = "%{x:.4g}, %{customdata} nodes", {"opacity": 0.6}
        dots(fig, values, row + lift, role, reading, look=opacity, customdata=elsewhere.nodes)
    return fig


def others_in_words(elsewhere: OccamOnOtherSamples) -> str:
    """What a person sees of the other samples."""
    return (
        f"Three rows of {len(elsewhere.risk)} dots: training errors around {format_short(elsewhere.training.mean())}, "
        f"true risks around {format_short(elsewhere.risk.mean())}, and bounds around "
        f"{format_short(elsewhere.bound.mean())}."
    )


def fixed(small: FixedSizes, theme: str = "light") -> Figure:
    """By nodes: the true risk of the tree of smallest training error, that of the best tree, and the bound."""
    bound = small.smallest_risk + small.excess
    top = min(HIGHEST, 1.08 * float(max(bound.max(), small.risk.max())))
    axis = NODES.axis(tickvals=small.nodes, range=[0.5, float(small.nodes[-1]) + 0.5])
    fig = figure(theme, height=HEIGHT, xaxis=axis, yaxis=error_axis(range=[0, top]))
    ends = [
        curve(fig, small.nodes, small.training, TRAINING),
        curve(fig, small.nodes, bound, GUARANTEE),
        curve(fig, small.nodes, small.risk, TRUTH),
    ]
    best: End = curve(fig, small.nodes, small.smallest_risk, BEST, mode="markers", marker=BEST.dots(theme, 13))
    label_ends(fig, [*ends, best])
    return fig


def fixed_in_words(small: FixedSizes) -> str:
    """What a person sees of the sizes fixed beforehand."""
    bound = small.smallest_risk + small.excess
    return (
        f"For sizes 1 to {small.nodes[-1]} fixed beforehand: the true risk goes from {format_short(small.risk[0])} to "
        f"{format_short(small.risk[-1])}, that of the best tree from {format_short(small.smallest_risk[0])} to "
        f"{format_short(small.smallest_risk[-1])}, and the bound from {at_most(bound[0])} to {at_most(bound[-1])}; "
        "above 1 it is vacuous."
    )


def sizes_table(run: OccamRun) -> dict[str, Any]:
    """A row for each size, in full precision."""
    return {
        "nodes": run.nodes.tolist(),
        "bits": [run.bits(size) for size in range(len(run.nodes))],
        "training_error": run.training.tolist(),
        "gap": run.gap.tolist(),
        "bound": run.bound.tolist(),
        "risk": run.risk.tolist(),
    }
