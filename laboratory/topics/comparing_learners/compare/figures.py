"""The comparison in two pictures: every split's test error, learner by learner, and one pair's difference per split."""

from collections import Counter
from typing import Any

import numpy as np

from bounds.numbers import percent
from laboratory.figures.axes import ERROR, Scale
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, polyline
from laboratory.figures.roles import QUIET, Role
from laboratory.figures.theme import figure, theme_of
from laboratory.topics.comparing_learners.compare.piecewise import NAMES, LearnerComparison
from laboratory.topics.comparing_learners.compare.run import Accuracies, errors, gaps
from learners.shared.arrays import Reals

ROW_PIXELS, FRAME_PIXELS = 96, 70
TALLEST, STEP = 0.48, 0.11  # of a row: the highest pile of dots, and two dots that lie on each other
PAD = 0.04  # share of an axis that stays free at either end
MEAN_BELOW, INTERVAL_BELOW = 0.2, 0.36  # of a row, under the dots
DIFFERENCE = Scale("difference of errors")
SUMMARY = Role("mean", 2, marker="diamond", width=5)
FIRST = Role("first split's interval", None, width=3)


def split_errors(run: LearnerComparison, better: str, than: str, theme: str = "light") -> Figure:
    """A dot a split, equal ones piled up, each learner's mean, and the first split's interval; the pair in colour."""
    accuracies = run.accuracies
    names, wrong = accuracies.names, errors(accuracies)
    fig = figure(
        theme, height=FRAME_PIXELS + ROW_PIXELS * len(names), hovermode="closest",
        xaxis=_shares(ERROR, _reach(wrong, _ends(accuracies))),
        yaxis={"tickvals": list(range(len(names))), "ticktext": [_broken(name) for name in names],
               "range": [len(names) - 0.45, -0.6], "showgrid": False, "zeroline": False, "automargin": True,
               "fixedrange": True, "ticklabelstandoff": 8},
    )  # fmt: skip
    _intervals(fig, accuracies)
    colors = {NAMES[better]: 0, NAMES[than]: 1}
    for row, name in enumerate(names):
        _dots(fig, wrong[:, row], row, Role(name, colors.get(name)))
    _means(fig, accuracies)
    return fig


def differences(run: LearnerComparison, better: str, than: str, theme: str = "light") -> Figure | None:
    """By how much the error of `than` exceeds that of `better`, a dot a split; mean and corrected interval.

    None while one of the two is not trained.
    """
    if not run.knows(better, than):
        return None
    mean, low, high = run.accuracies.difference(NAMES[better], NAMES[than])
    apart = gaps(run.accuracies, NAMES[better], NAMES[than])
    zero = {"zeroline": True, "zerolinewidth": 2, "zerolinecolor": QUIET.ink(theme)}
    fig = figure(
        theme, hovermode="closest", xaxis={**_shares(DIFFERENCE, _reach(apart, np.array([low, high]))), **zero},
        yaxis={"visible": False, "range": [0.75, -0.75], "fixedrange": True},
    )  # fmt: skip
    polyline(fig, [low, high], [INTERVAL_BELOW] * 2, SUMMARY.called("interval"))
    mean_read = "mean %{x:+.2%}<extra>%{fullData.name}</extra>"
    dots(fig, [mean], [INTERVAL_BELOW], SUMMARY.called("mean difference"), mean_read, size=13, edge=0)
    _dots(fig, apart, 0, Role("split", None))
    return fig


def errors_table(run: LearnerComparison) -> dict[str, list[Any]]:
    """The figure's numbers as columns: a row a split."""
    wrong = errors(run.accuracies)
    columns = {name: wrong[:, i].tolist() for i, name in enumerate(run.accuracies.names)}
    return {"split": list(range(1, len(wrong) + 1)), **columns}


def errors_in_words(run: LearnerComparison) -> str:
    """What a person sees on the first figure."""
    names, means = run.accuracies.names, errors(run.accuracies).mean(axis=0)
    listed = ", ".join(f"{name} {percent(mean)}" for name, mean in zip(names, means, strict=True))
    return f"Test errors of {len(names)} learners, a dot for each split. Means: {listed}."


def differences_in_words(run: LearnerComparison, better: str, than: str) -> str:
    """What a person sees on the second figure."""
    first, second = NAMES[better], NAMES[than]
    if not run.knows(better, than):
        return f"Nothing yet: {first} and {second} are not both trained."
    mean, low, high = run.accuracies.difference(first, second)
    return (
        f"Test error of {second} minus that of {first}, a dot for each split: {percent(mean)} on average, "
        f"with an interval from {percent(low)} to {percent(high)}."
    )


def _broken(name: str) -> str:
    """A long name on two lines, so that a phone has room for the dots."""
    head, _, tail = name.rpartition(" ")
    return f"{head}<br>{tail}" if head else name


def _ends(comparison: Accuracies) -> Reals:
    """The first split's intervals of the true error, `(learners, 2)`."""
    ends: Reals = 1 - comparison.table()[["high", "low"]].to_numpy()
    return ends


def _shares(scale: Scale, reach: list[float]) -> dict[str, Any]:
    return scale.axis(nticks=7, fixedrange=True, range=reach)


def _reach(*values: Reals) -> list[float]:
    """An axis that holds 0 and all the values, with a little air."""
    every = np.concatenate([np.zeros(1), *(part.ravel() for part in values)])
    low, high = float(every.min()), max(float(every.max()), float(every.min()) + 0.01)
    return [low - PAD * (high - low), high + PAD * (high - low)]


def _dots(fig: Figure, places: Reals, row: int, role: Role) -> None:
    seen: Counter[float] = Counter()
    floors = []
    for place in places.round(9).tolist():  # equal shares may differ in their last bit once subtracted
        floors.append(seen[place])
        seen[place] += 1
    step = min(STEP, TALLEST / max(1, *floors)) if floors else STEP
    heights = [row - step * floor for floor in floors]
    reading = "split %{customdata}: %{x:.2%}<extra>%{fullData.name}</extra>"
    numbers = list(range(1, len(places) + 1))
    dots(fig, places, heights, role, reading, size=10, edge=0, look={"opacity": 0.85}, customdata=numbers)


def _intervals(fig: Figure, comparison: Accuracies) -> None:
    """The interval of the true error of the first split's predictor, from the table's accuracies."""
    for row, ends in enumerate(_ends(comparison).tolist()):
        reading = "first split: %{x:.2%}<extra>%{fullData.name}</extra>"
        polyline(fig, ends, [row + INTERVAL_BELOW] * 2, FIRST, reading, opacity=0.6)


def _means(fig: Figure, comparison: Accuracies) -> None:
    means, ink = errors(comparison).mean(axis=0), SUMMARY.ink(theme_of(fig))
    dots(
        fig, means, [row + MEAN_BELOW for row in range(len(means))], SUMMARY,
        "mean %{x:.2%}<extra>%{fullData.name}</extra>", size=12, edge=0, mode="markers+text",
        text=[percent(mean) for mean in means], textposition="middle right", textfont={"color": ink, "size": 13},
    )  # fmt: skip
