"""Bagging and a forest tree by tree beside one tree, and which features the trees use."""

from dataclasses import replace
from typing import Any

import numpy as np

from bounds.numbers import format_number, format_short, pluralize
from laboratory.figures.axes import ERROR, Scale
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.marks import bars as draw_bars
from laboratory.figures.marks import dots
from laboratory.figures.names import label_ends
from laboratory.figures.roles import GUARANTEE, QUIET, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.boosting.bagging.run import PUBLISHED, BaggingRun

ONE_TREE, BAGGING, FOREST = one_of(1, "one tree"), one_of(0, "bagging", 3.5), one_of(2, "forest", 3.5)
TREES, SCORE, IMPORTANCE = Scale("trees", "<i>B</i>", whole=True), Scale("R²"), Scale("importance")
SHORT = {"bagging, out of bag": "bagging, oob", "forest, out of bag": "forest, oob", "bound": "at most"}
PRINTED_SEED = 100  # of the notes' script
MOST = 12  # features whose bars have room
LARGEST_BOUND = 0.5  # a bound beyond would flatten the curves


def scores(run: BaggingRun, published: bool = False, seed: int = -1, theme: str = "light") -> Figure:
    """R² or error after each tree: fresh and out of bag, for bagging and the forest; one tree across.

    With the bags and the seed of the notes' script, the numbers that it prints are marked at the right end.
    """
    across = TREES.axis(range=[0, max(len(run.counted), 2)])
    fig = figure(theme, xaxis=across, yaxis=(SCORE if run.of_numbers else ERROR).axis(rangemode="normal"))
    ends = [curve(fig, run.counted, heights, role, name=name) for name, heights, role in _curves(run)]
    if published and seed == PRINTED_SEED:
        dots(
            fig, [len(run.counted)] * len(PUBLISHED), list(PUBLISHED.values()), QUIET.called("printed").but(marker="x"),
            "printed, %{customdata}: %{y:.4f}", size=9, edge=0, customdata=list(PUBLISHED),
        )  # fmt: skip
    label_ends(fig, [end._replace(name=SHORT.get(end.name, end.name)) for end in ends])
    return fig


def scores_in_words(run: BaggingRun) -> str:
    """What a person sees on the curves."""
    what = "R²" if run.of_numbers else "error"
    bagging, forest = (format_number(float(grown.fresh[-1]), 3) for grown in (run.bagging, run.forest))
    aside = [format_short(float(grown.out_of_bag[-1]), absent="none") for grown in (run.bagging, run.forest)]
    return (
        f"The {what} of one tree is {format_number(run.single, 3)}; with {pluralize(len(run.counted), 'tree')} that of "
        f"bagging is {bagging} and that of the forest {forest}. Out of bag they are {aside[0]} and {aside[1]}."
    )


def bars(run: BaggingRun, theme: str = "light") -> Figure:
    """How much each feature's splits lower the impurity, as a share of the whole, in bagging and in the forest."""
    kept = _kept(run)
    names = {"type": "category", "autorange": "reversed", "automargin": True}
    fig = figure(theme, hovermode="closest", barmode="group", bargap=0.25, xaxis=IMPORTANCE.axis(), yaxis=names)
    for role, grown, pattern in ((BAGGING, run.bagging, ""), (FOREST, run.forest, "/")):
        reading, features = f"{role.name}: %{{x:.3f}}<extra>%{{y}}</extra>", [run.names[i] for i in kept]
        draw_bars(fig, features, grown.importances[kept], role, reading, pattern=pattern, lying=True)
    return fig


def bars_in_words(run: BaggingRun) -> str:
    """What a person sees in the bars."""
    first = int(np.argmax(run.forest.importances))
    return (
        f"A bar for each of {len(_kept(run))} features, for bagging and for the forest; in the forest “"
        f"{run.names[first]}” matters most, with {format_number(float(run.forest.importances[first]), 3)} of the whole."
    )


def bagging_table(run: BaggingRun) -> dict[str, Any]:
    """A row for each number of trees."""
    return {
        "trees": run.counted.tolist(),
        "one_tree": [run.single] * len(run.counted),
        "bagging": run.bagging.fresh.tolist(),
        "bagging_out_of_bag": run.bagging.out_of_bag.tolist(),
        "forest": run.forest.fresh.tolist(),
        "forest_out_of_bag": run.forest.out_of_bag.tolist(),
    }


def _curves(run: BaggingRun) -> list[tuple[str, Any, Role]]:
    several = np.ones(len(run.counted))
    curves = [
        ("one tree", run.single * several, ONE_TREE),
        ("bagging, out of bag", run.bagging.out_of_bag, replace(BAGGING, width=1.5, dash="dash")),
        ("forest, out of bag", run.forest.out_of_bag, replace(FOREST, width=1.5, dash="dot")),
        ("bagging", run.bagging.fresh, BAGGING),
        ("forest", run.forest.fresh, FOREST),
    ]
    bound = run.forest.vote.bound if run.forest.vote else None
    if bound is not None and bound <= LARGEST_BOUND:
        curves.append(("bound", bound * several, GUARANTEE))
    return curves


def _kept(run: BaggingRun) -> list[int]:
    """All features in their order where there is room, else the forest's most important ones, falling."""
    if len(run.names) <= MOST or run.of_numbers:
        return list(range(len(run.names)))
    return [int(i) for i in np.argsort(-run.forest.importances, kind="stable")[:MOST]]
