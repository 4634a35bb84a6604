"""The homework in two pictures: every split's test error, learner by learner, and one pair's difference per split."""

from collections import Counter
from typing import Any

import numpy as np

from bounds.numbers import percent
from laboratory.figures.axes import ERROR, Scale
from laboratory.figures.figure import Figure
from laboratory.figures.theme import GREY, color_of, figure, theme_of
from laboratory.topics.homework.compare.piecewise import NAMES, Homework
from laboratory.topics.homework.compare.run import Accuracies, errors, gaps
from learners.shared.arrays import Reals

ROW_PIXELS, FRAME_PIXELS = 96, 70
TALLEST, STEP = 0.48, 0.11  # of a row: the highest pile of dots, and two dots that lie on each other
PAD = 0.04  # share of an axis that stays free at either end
MEAN_BELOW, INTERVAL_BELOW = 0.2, 0.36  # of a row, under the dots
DIFFERENCE = Scale("difference of errors")
SUMMARY = 2  # place in the palette of means and their intervals


def split_errors(run: Homework, better: str, than: str, theme: str = "light") -> Figure:
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
    colors = {NAMES[better]: color_of(0, theme), NAMES[than]: color_of(1, theme)}
    for row, name in enumerate(names):
        _dots(fig, wrong[:, row], row, name, colors.get(name, GREY[theme]))
    _means(fig, accuracies)
    return fig


def differences(run: Homework, better: str, than: str, theme: str = "light") -> Figure | None:
    """By how much the error of `than` exceeds that of `better`, a dot a split; mean and corrected interval.

    None while one of the two is not trained.
    """
    if not run.knows(better, than):
        return None
    mean, low, high = run.accuracies.difference(NAMES[better], NAMES[than])
    apart, color = gaps(run.accuracies, NAMES[better], NAMES[than]), color_of(SUMMARY, theme)
    zero = {"zeroline": True, "zerolinewidth": 2, "zerolinecolor": GREY[theme]}
    fig = figure(
        theme, hovermode="closest", xaxis={**_shares(DIFFERENCE, _reach(apart, np.array([low, high]))), **zero},
        yaxis={"visible": False, "range": [0.75, -0.75], "fixedrange": True},
    )  # fmt: skip
    fig.add_scatter(
        x=[low, high], y=[INTERVAL_BELOW] * 2, mode="lines", name="interval", hoverinfo="skip",
        line={"color": color, "width": 5},
    )  # fmt: skip
    fig.add_scatter(
        x=[mean], y=[INTERVAL_BELOW], mode="markers", name="mean difference", hovertemplate="mean %{x:+.2%}",
        marker={"symbol": "diamond", "size": 13, "color": color},
    )  # fmt: skip
    _dots(fig, apart, 0, "split", GREY[theme])
    return fig


def errors_table(run: Homework) -> dict[str, list[Any]]:
    """The figure's numbers as columns: a row a split."""
    wrong = errors(run.accuracies)
    columns = {name: wrong[:, i].tolist() for i, name in enumerate(run.accuracies.names)}
    return {"split": list(range(1, len(wrong) + 1)), **columns}


def errors_in_words(run: Homework) -> str:
    """What a person sees on the first figure."""
    names, means = run.accuracies.names, errors(run.accuracies).mean(axis=0)
    listed = ", ".join(f"{name} {percent(mean)}" for name, mean in zip(names, means, strict=True))
    return f"Test errors of {len(names)} learners, a dot for each split. Means: {listed}."


def differences_in_words(run: Homework, better: str, than: str) -> str:
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


def _dots(fig: Figure, places: Reals, row: int, name: str, color: str) -> None:
    seen: Counter[float] = Counter()
    floors = []
    for place in places.round(9).tolist():  # equal shares may differ in their last bit once subtracted
        floors.append(seen[place])
        seen[place] += 1
    step = min(STEP, TALLEST / max(1, *floors)) if floors else STEP
    fig.add_scatter(
        x=places, y=[row - step * floor for floor in floors], mode="markers", name=name,
        marker={"size": 10, "color": color, "opacity": 0.85},
        customdata=list(range(1, len(places) + 1)), hovertemplate="split %{customdata}: %{x:.2%}",
    )  # fmt: skip


def _intervals(fig: Figure, comparison: Accuracies) -> None:
    """The interval of the true error of the first split's predictor, from the table's accuracies."""
    for row, ends in enumerate(_ends(comparison).tolist()):
        fig.add_scatter(
            x=ends, y=[row + INTERVAL_BELOW] * 2, mode="lines", name="first split's interval",
            line={"color": GREY[theme_of(fig)], "width": 3}, opacity=0.6, hovertemplate="first split: %{x:.2%}",
        )  # fmt: skip


def _means(fig: Figure, comparison: Accuracies) -> None:
    means, color = errors(comparison).mean(axis=0), color_of(SUMMARY, theme_of(fig))
    fig.add_scatter(
        x=means, y=[row + MEAN_BELOW for row in range(len(means))], mode="markers+text", name="mean",
        marker={"symbol": "diamond", "size": 12, "color": color},
        text=[percent(mean) for mean in means], textposition="middle right",
        textfont={"color": color, "size": 13}, hovertemplate="mean %{x:.2%}", cliponaxis=False,
    )  # fmt: skip
