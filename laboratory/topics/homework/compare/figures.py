"""The homework in two pictures: every split's test error, learner by learner, and one pair's difference per split."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from laboratory.figures.theme import figure, linear_axis, palette
from laboratory.topics.homework.compare import Accuracies

if TYPE_CHECKING:
    import plotly.graph_objects as go

GREY = {"light": "#8a8984", "dark": "#8d9094"}
ROW_PIXELS, FRAME_PIXELS, GAPS_PIXELS = 96, 70, 190
TALLEST, STEP = 0.48, 0.11  # of a row: the highest pile of dots, and two dots that lie on each other
PAD = 0.04  # share of an axis that stays free at either end
MEAN_BELOW, INTERVAL_BELOW = 0.2, 0.36  # of a row, under the dots


def split_errors(comparison: Accuracies, first: str, second: str, theme: str = "light") -> go.Figure:
    """A dot a split, equal ones piled up, each learner's mean, and the first split's interval; the pair in colour."""
    names, wrong = comparison.names, errors(comparison)
    drawn = figure(
        height=FRAME_PIXELS + ROW_PIXELS * len(names), hovermode="closest",
        xaxis=_shares("test error", ".1~%", _reach(wrong, _ends(comparison))),
        yaxis={"tickvals": list(range(len(names))), "ticktext": [_broken(name) for name in names],
               "range": [len(names) - 0.45, -0.6], "showgrid": False, "zeroline": False, "automargin": True,
               "fixedrange": True, "ticklabelstandoff": 8},
    )  # fmt: skip
    _intervals(drawn, comparison, theme)
    colors = {first: palette(theme)[0], second: palette(theme)[1]}
    for row, name in enumerate(names):
        _dots(drawn, wrong[:, row], row, name, colors.get(name, GREY[theme]))
    _means(drawn, comparison, theme)
    return drawn


def differences(comparison: Accuracies, first: str, second: str, theme: str = "light") -> go.Figure:
    """By how much `second` errs more than `first`, a dot a split, over the mean and its corrected interval."""
    mean, low, high = comparison.difference(first, second)
    apart = gaps(comparison, first, second)
    drawn = figure(
        height=GAPS_PIXELS, hovermode="closest",
        xaxis={**_shares("difference of test errors", "+.1~%", _reach(apart, np.array([low, high]))),
               "zeroline": True, "zerolinewidth": 2, "zerolinecolor": GREY[theme]},
        yaxis={"visible": False, "range": [0.75, -0.75], "fixedrange": True},
    )  # fmt: skip
    drawn.add_scatter(
        x=[low, high], y=[INTERVAL_BELOW] * 2, mode="lines", name="interval", hoverinfo="skip",
        line={"color": palette(theme)[2], "width": 5},
    )  # fmt: skip
    drawn.add_scatter(
        x=[mean], y=[INTERVAL_BELOW], mode="markers", name="mean difference", hovertemplate="mean %{x:+.2%}",
        marker={"symbol": "diamond", "size": 13, "color": palette(theme)[2]},
    )  # fmt: skip
    _dots(drawn, apart, 0, "split", GREY[theme])
    return drawn


def errors(comparison: Accuracies) -> NDArray[np.float64]:
    """Test errors `(splits, learners)`."""
    return 1 - comparison.accuracies


def gaps(comparison: Accuracies, first: str, second: str) -> NDArray[np.float64]:
    """By how much `second` errs more than `first` in each split, `(splits,)`."""
    one, other = (comparison.accuracies[:, comparison.names.index(name)] for name in (first, second))
    return one - other


def errors_table(comparison: Accuracies) -> dict[str, list[Any]]:
    """The figure's numbers as columns: a row a split."""
    wrong = errors(comparison)
    columns = {name: wrong[:, i].tolist() for i, name in enumerate(comparison.names)}
    return {"split": list(range(1, len(wrong) + 1)), **columns}


def errors_in_words(comparison: Accuracies) -> str:
    """What a person sees on the first figure."""
    means = errors(comparison).mean(axis=0)
    told = ", ".join(f"{name} {mean:.2%}" for name, mean in zip(comparison.names, means, strict=True))
    return f"Test errors of {len(comparison.names)} learners, a dot for each split. Means: {told}."


def differences_in_words(comparison: Accuracies, first: str, second: str) -> str:
    """What a person sees on the second figure."""
    mean, low, high = comparison.difference(first, second)
    return (
        f"Test error of {second} less that of {first}, a dot for each split: {mean:+.2%} on average, "
        f"with an interval from {low:+.2%} to {high:+.2%}."
    )


def _broken(name: str) -> str:
    """A long name on two lines, so that a phone has room for the dots."""
    head, _, tail = name.rpartition(" ")
    return f"{head}<br>{tail}" if head else name


def _ends(comparison: Accuracies) -> NDArray[np.float64]:
    """The first split's intervals of the true error, `(learners, 2)`."""
    ends: NDArray[np.float64] = 1 - comparison.table()[["high", "low"]].to_numpy()
    return ends


def _shares(title: str, form: str, reach: list[float]) -> dict[str, Any]:
    return linear_axis(title, tickformat=form, nticks=7, fixedrange=True, range=reach)


def _reach(*values: NDArray[np.float64]) -> list[float]:
    """An axis that holds 0 and all the values, with a little air."""
    every = np.concatenate([np.zeros(1), *(part.ravel() for part in values)])
    low, high = float(every.min()), max(float(every.max()), float(every.min()) + 0.01)
    return [low - PAD * (high - low), high + PAD * (high - low)]


def _dots(drawn: go.Figure, places: NDArray[np.float64], row: int, name: str, color: str) -> None:
    seen: Counter[float] = Counter()
    floors = []
    for place in places.round(9).tolist():  # equal shares may differ in their last bit once subtracted
        floors.append(seen[place])
        seen[place] += 1
    step = min(STEP, TALLEST / max(1, *floors)) if floors else STEP
    drawn.add_scatter(
        x=places, y=[row - step * floor for floor in floors], mode="markers", name=name,
        marker={"size": 10, "color": color, "opacity": 0.85},
        customdata=list(range(1, len(places) + 1)), hovertemplate="split %{customdata}: %{x:.2%}",
    )  # fmt: skip


def _intervals(drawn: go.Figure, comparison: Accuracies, theme: str) -> None:
    """Where the true error of the first split's predictor lies: the table's interval, turned into errors."""
    for row, ends in enumerate(_ends(comparison).tolist()):
        drawn.add_scatter(
            x=ends, y=[row + INTERVAL_BELOW] * 2, mode="lines", name="first split's interval",
            line={"color": GREY[theme], "width": 3}, opacity=0.6, hovertemplate="first split: %{x:.2%}",
        )  # fmt: skip


def _means(drawn: go.Figure, comparison: Accuracies, theme: str) -> None:
    means = errors(comparison).mean(axis=0)
    drawn.add_scatter(
        x=means, y=[row + MEAN_BELOW for row in range(len(means))], mode="markers+text", name="mean",
        marker={"symbol": "diamond", "size": 12, "color": palette(theme)[2]},
        text=[f"{mean:.2%}" for mean in means], textposition="middle right",
        textfont={"color": palette(theme)[2], "size": 13}, hovertemplate="mean %{x:.2%}", cliponaxis=False,
    )  # fmt: skip
