"""The overfitting square: the data distribution, and the hypothesis that was learned from a sample that misleads."""

from typing import Any

from bounds.numbers import pluralize
from laboratory.figures.figure import Figure
from laboratory.figures.plane import empty_plane, examples, fill
from laboratory.figures.regions import Window
from laboratory.figures.theme import GREY, color_of, with_alpha
from laboratory.topics.finite_classes.square.run import HALVES as PLACES
from laboratory.topics.finite_classes.square.run import SquareRun

HALVES = (  # the corners of each of `run.HALVES`
    ((0, 0), (0.5, 0), (0.5, 1), (0, 1)),
    ((0.5, 0), (1, 0), (1, 1), (0.5, 1)),
    ((0, 0.5), (1, 0.5), (1, 1), (0, 1)),
    ((0, 0), (1, 0), (1, 0.5), (0, 0.5)),
)
UPPER = 2
SHADE = 0.18
ROOM = 0.03  # around the square, so that no circle lies on the frame
RING = 16  # pixels: around an example that the memorizer stored


def world_square(run: SquareRun, theme: str = "light") -> Figure:
    """The square, label 1 in its upper half, and a sample from it."""
    fig = _square(theme)
    _answers_one(fig, UPPER, theme)
    examples(fig, run.fair, run.truth)
    for y, text, anchor in ((0.98, "label 1", "top"), (0.02, "label 0", "bottom")):
        fig.add_annotation(x=0.02, y=y, text=text, showarrow=False, xanchor="left", yanchor=anchor)
    return fig


def world_in_words(run: SquareRun) -> str:
    """What a person sees of the data distribution."""
    return f"The unit square with label 1 in its upper half, and {pluralize(run.m, 'example')} drawn from it."


def fooled_square(run: SquareRun, theme: str = "light") -> Figure:
    """The sample that misleads and where the hypothesis that fits it answers 1."""
    fig = _square(theme)
    if run.chosen is None:
        ones = run.points[run.labels == 1]
        ring = {"symbol": "circle", "size": RING, "color": with_alpha(color_of(0, theme), SHADE)}
        fig.add_scatter(x=ones[:, 0], y=ones[:, 1], mode="markers", marker=ring, name="answers 1", hoverinfo="skip")
    else:
        _answers_one(fig, run.chosen, theme)
    fig.add_hline(y=0.5, line={"color": GREY[theme], "width": 1.5, "dash": "dash"})
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
    fig.add_shape(type="rect", x0=0, x1=1, y0=0, y1=1, line={"width": 1, "color": GREY[theme]})
    return fig


def _answers_one(fig: Figure, half: int, theme: str) -> None:
    fill(fig, [(float(x), float(y)) for x, y in HALVES[half]], with_alpha(color_of(0, theme), SHADE), "answers 1")
