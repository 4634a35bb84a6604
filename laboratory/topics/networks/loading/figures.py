"""The sets with the best split, and what the two hidden units make of every example."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds.numbers import pluralize
from laboratory.figures.axes import Scale
from laboratory.figures.curves import hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import cells, dots
from laboratory.figures.roles import NEGATIVE, POSITIVE, QUIET, Role
from laboratory.figures.theme import figure
from laboratory.topics.networks.loading.run import Loading

HEIGHT = 360
ELEMENT, SET = Scale("element", whole=True), Scale("set", whole=True)
FIRST, SECOND = Scale("net input of unit 1"), Scale("net input of unit 2")
EMPTY, LEFT, RIGHT = Role("", 0, alpha=0), Role("side 1", 0), Role("side 2", 1)
WRONG = Role("wrong", None, marker="x-thin")
JITTER = 0.35  # so that examples with the same net inputs can be told apart


def sets(run: Loading, theme: str = "light") -> Figure:
    """A row for each set, a column for each element, filled with the side that the best split gives the element."""
    n, count = run.elements, len(run.sets)
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", xaxis=ELEMENT.axis(range=[0.5, n + 0.5], dtick=1, showgrid=False),
        yaxis=SET.axis(range=[count + 0.5, 0.5], showgrid=False),
    )  # fmt: skip
    z = run.sets * (1 + run.sides[run.best])
    reading = "element %{x}, set %{y}: side %{z}"
    cells(
        fig, np.arange(1, n + 1), np.arange(1, count + 1), z, (EMPTY, LEFT, RIGHT), reading, name="sets", span=(0, 2),
        steps=True, xgap=2, ygap=2,
    )  # fmt: skip
    return fig


def sets_in_words(run: Loading) -> str:
    """What a person sees of the sets."""
    left = int(run.whole.min())
    which = "no set is" if not left else f"{pluralize(left, 'set')} {'is' if left == 1 else 'are'}"
    return f"{pluralize(len(run.sets), 'set')} of three of {run.elements} elements, split in two: {which} on one side."


def nets(run: Loading, theme: str = "light") -> Figure:
    """Each example at the net inputs of the two hidden units; the AND accepts where both are positive."""
    fig = figure(theme, height=HEIGHT, hovermode="closest", xaxis=FIRST.axis(), yaxis=SECOND.axis())
    hline(fig, 0, QUIET)
    vline(fig, 0)
    places = run.nets + np.random.default_rng(0).uniform(-JITTER, JITTER, run.nets.shape)
    for role, which in ((POSITIVE, run.labels), (NEGATIVE, ~run.labels)):
        _dots(fig, places, which, role, 9)
    _dots(fig, places, run.wrong, WRONG, 14)
    return fig


def nets_in_words(run: Loading) -> str:
    """What a person sees of the examples."""
    wrong = int(run.wrong.sum())
    return f"{pluralize(len(run.labels), 'example')} by the net inputs of both hidden units; {wrong} are wrong."


def _dots(fig: Figure, places: np.ndarray, which: NDArray[np.bool_], role: Role, size: int) -> None:
    if which.any():
        dots(fig, places[which, 0], places[which, 1], role, f"{role.name} (%{{x:.0f}}, %{{y:.0f}})", size=size)


def loading_table(run: Loading) -> dict[str, Any]:
    """A row for each example."""
    return {
        "input": ["".join(map(str, row)) for row in run.inputs.tolist()],
        "positive": run.labels.tolist(),
        "net_1": run.nets[:, 0].tolist(),
        "net_2": run.nets[:, 1].tolist(),
        "wrong": run.wrong.tolist(),
    }
