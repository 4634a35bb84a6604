"""The overfitting square: the data distribution, and the hypothesis that was learned from a sample that misleads."""

from typing import Any

from bounds.numbers import pluralize
from laboratory.figures.curves import hline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, outline
from laboratory.figures.names import word
from laboratory.figures.plane import empty_plane, examples, fill
from laboratory.figures.regions import Window
from laboratory.figures.roles import AXIS, WORDS, Role
from laboratory.figures.theme import TICK
from laboratory.topics.finite_classes.square.run import HALVES as PLACES
from laboratory.topics.finite_classes.square.run import SquareRun

HALVES = (  # the corners of each of `run.HALVES`
    ((0, 0), (0.5, 0), (0.5, 1), (0, 1)),
    ((0.5, 0), (1, 0), (1, 1), (0.5, 1)),
    ((0, 0.5), (1, 0.5), (1, 1), (0, 1)),
    ((0, 0), (1, 0), (1, 0.5), (0, 0.5)),
)
ONES = Role("answers 1", 0)
UPPER = 2
SHADE = 0.18
ROOM = 0.03  # around the square, so that no circle lies on the frame
RING = 16  # pixels: around an example that the memorizer stored


def world_square(run: SquareRun, theme: str = "light") -> Figure:
    """The square, label 1 in its upper half, and a sample from it."""
    fig = _square(theme)
    _answers_one(fig, UPPER, ONES.beforehand)
    examples(fig, run.fair, run.truth)
    for y, text, anchor in ((0.98, "label 1", "top"), (0.02, "label 0", "bottom")):
        word(fig, (0.02, y), text, WORDS, size=TICK, xanchor="left", yanchor=anchor)
    return fig


def world_in_words(run: SquareRun) -> str:
    """What a person sees of the data distribution."""
    return f"The unit square with label 1 in its upper half, and {pluralize(run.m, 'example')} drawn from it."


def fooled_square(run: SquareRun, theme: str = "light") -> Figure:
    """The sample that misleads and where the hypothesis that fits it answers 1."""
    fig = _square(theme)
    if run.chosen is None:
        ones = run.points[run.labels == 1]
        dots(fig, ones[:, 0], ones[:, 1], ONES.but(alpha=SHADE), size=RING, edge=0)
    else:
        _answers_one(fig, run.chosen, ONES)
    hline(fig, 0.5, AXIS.but(dash="dash", width=1.5))
    examples(fig, run.points, run.labels)
    return fig


def fooled_in_words(run: SquareRun) -> str:
    """What a person sees of the hypothesis."""
    where = "only on stored examples with label 1" if run.chosen is None else f"in {PLACES[run.chosen]}"
    return (
        f"The hypothesis learned from {pluralize(run.m, 'example')} predicts 1 {where}; its training error is 0 and "
        "its "
        "true risk 1/2."
    )


def square_table(run: SquareRun) -> dict[str, Any]:
    """A row for each example of the misleading sample."""
    return {"first": run.points[:, 0].tolist(), "second": run.points[:, 1].tolist(), "label": run.labels.tolist()}


def _square(theme: str) -> Figure:
    fig = empty_plane(Window(-ROOM, 1 + ROOM, -ROOM, 1 + ROOM), theme)
    outline(fig, (0, 0), (1, 1), AXIS)
    return fig


def _answers_one(fig: Figure, half: int, role: Role) -> None:
    fill(fig, [(float(x), float(y)) for x, y in HALVES[half]], role, SHADE)
