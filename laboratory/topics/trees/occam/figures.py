"""Occam's choice: errors and guarantee by size, the same choice on many samples, and sizes fixed beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import short
from laboratory.figures.axes import error_axis
from laboratory.figures.curves import curve, marked
from laboratory.figures.names import End, at_the_ends
from laboratory.figures.roles import GUARANTEE, TRAINING, TRUTH, Role
from laboratory.figures.theme import figure
from laboratory.topics.trees.figures import NODES
from laboratory.topics.trees.occam.run import FixedSizes, OccamOnOtherSamples, OccamRun

if TYPE_CHECKING:
    from laboratory.figures.figure import Figure

HEIGHT = 330
HIGHEST = 1.1  # no error is above 1: what is guaranteed there says nothing
SPREAD = 0.5  # of the height of a row, so that equal values stay visible
CHOICE = Role("Occam's choice", GUARANTEE.color, marker="circle-open")
LEAST = Role("least risk", 2, marker="diamond-open")
BEST = Role("best tree ◇", 2, marker="diamond-open")


def sizes(run: OccamRun, size: int, theme: str = "light") -> Figure:
    """Training error, true risk and guarantee by nodes; the chosen size, the best one and the one looked at."""
    top = min(HIGHEST, 1.08 * float(max(run.promise.max(), run.risk.max())))
    drawn = figure(theme, height=HEIGHT, xaxis=NODES.axis(), yaxis=error_axis(range=[0, top]))
    ends = [
        curve(drawn, run.nodes, run.training, TRAINING),
        curve(drawn, run.nodes, run.promise, GUARANTEE),
        curve(drawn, run.nodes, run.risk, TRUTH),
    ]
    marked(drawn, int(run.nodes[size]))
    for role, place, heights in ((CHOICE, run.chosen, run.promise), (LEAST, run.best, run.risk)):
        drawn.add_scatter(
            x=[run.nodes[place]], y=[heights[place]], mode="markers", name=role.name, hoverinfo="skip",
            marker=role.dots(theme, 15),
        )  # fmt: skip
    at_the_ends(drawn, ends)
    return drawn


def sizes_in_words(run: OccamRun) -> str:
    """What a person sees of the sizes."""
    return (
        f"For trees of 1 to {run.nodes[-1]} nodes the training error falls from {short(run.training[0])} to "
        f"{short(run.training[-1])}. The guarantee is least at {run.nodes[run.chosen]} nodes, "
        f"{short(run.promise[run.chosen])}; the true risk is least at {run.nodes[run.best]}, "
        f"{short(run.risk[run.best])}."
    )


def others(elsewhere: OccamOnOtherSamples, theme: str = "light") -> Figure:
    """A dot for each sample's choice in each of three rows: training error, true risk, guarantee."""
    rows = ((GUARANTEE, elsewhere.promise), (TRUTH, elsewhere.risk), (TRAINING, elsewhere.training))  # from below
    drawn = figure(
        theme, height=HEIGHT, hovermode="closest",
        xaxis=error_axis(range=[0, 1.05 * float(max(values.max() for _, values in rows))]),
        yaxis={"tickvals": list(range(len(rows))), "ticktext": [role.name for role, _ in rows], "range": [-0.6, 2.6],
               "zeroline": False, "showgrid": False},
    )  # fmt: skip
    count = len(elsewhere.risk)
    lift = SPREAD * (np.argsort(np.random.default_rng(0).random(count)) / count - 0.5)
    for row, (role, values) in enumerate(rows):
        drawn.add_scatter(
            x=values, y=row + lift, mode="markers", name=role.name, customdata=elsewhere.nodes,
            marker=role.dots(theme, opacity=0.6), hovertemplate="%{x:.4g}, %{customdata} nodes<extra></extra>",
        )  # fmt: skip
    return drawn


def others_in_words(elsewhere: OccamOnOtherSamples) -> str:
    """What a person sees of the other samples."""
    return (
        f"Three rows of {len(elsewhere.risk)} dots: training errors around {short(elsewhere.training.mean())}, true "
        f"risks around {short(elsewhere.risk.mean())}, and guarantees around {short(elsewhere.promise.mean())}."
    )


def fixed(small: FixedSizes, theme: str = "light") -> Figure:
    """By nodes: the true risk of the tree with the fewest mistakes, that of the best tree, and what is guaranteed."""
    promise = small.least + small.excess
    top = min(HIGHEST, 1.08 * float(max(promise.max(), small.risk.max())))
    axis = NODES.axis(tickvals=small.nodes, range=[0.5, float(small.nodes[-1]) + 0.5])
    drawn = figure(theme, height=HEIGHT, xaxis=axis, yaxis=error_axis(range=[0, top]))
    ends = [
        curve(drawn, small.nodes, small.training, TRAINING),
        curve(drawn, small.nodes, promise, GUARANTEE),
        curve(drawn, small.nodes, small.risk, TRUTH),
    ]
    best: End = curve(drawn, small.nodes, small.least, BEST, mode="markers", marker=BEST.dots(theme, 13))
    at_the_ends(drawn, [*ends, best])
    return drawn


def fixed_in_words(small: FixedSizes) -> str:
    """What a person sees of the sizes fixed beforehand."""
    promise = small.least + small.excess
    return (
        f"For sizes 1 to {small.nodes[-1]} fixed beforehand: the true risk goes from {short(small.risk[0])} to "
        f"{short(small.risk[-1])}, that of the best tree from {short(small.least[0])} to {short(small.least[-1])}, and "
        f"the guarantee from {short(promise[0])} to {short(promise[-1])}."
    )


def sizes_table(run: OccamRun) -> dict[str, Any]:
    """A row for each size, in full precision."""
    return {
        "nodes": run.nodes.tolist(),
        "bits": [run.bits(size) for size in range(len(run.nodes))],
        "training_error": run.training.tolist(),
        "gap": run.gap.tolist(),
        "guarantee": run.promise.tolist(),
        "risk": run.risk.tolist(),
    }
