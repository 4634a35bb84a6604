"""Examples before a map, where no line separates them, and after it, where one does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, palette
from laboratory.topics.svm_and_kernels.maps.run import SIDE, MapRun, mapped
from laboratory.topics.svm_and_kernels.plane import (
    HEIGHT,
    empty_plane,
    examples,
    line,
    rings,
    score_field,
    square_around,
    tinted,
)

if TYPE_CHECKING:
    import plotly.graph_objects as go

AXES = {
    "line": ("feature x", "x²"),
    "xor": ("x₁", "x₁ x₂"),
    "circles": ("x₁²", "x₂²"),
}


def before(run: MapRun, theme: str = "light") -> go.Figure:
    """The examples as they are, and where the machine behind the map answers positive."""
    if run.name == "line":
        return _before_on_a_line(run, theme)
    square = square_around(run.points)
    drawn = empty_plane(square, ("first feature x₁", "second feature x₂"))
    x, y = np.linspace(*square[:2], SIDE), np.linspace(*square[2:], SIDE)
    places = np.column_stack([axis.ravel() for axis in np.meshgrid(x, y)])
    # Where two lines cross, contours on a lattice would part them.
    levels = (-1, 1) if run.name == "xor" else (-1, 0, 1)
    score_field(drawn, x, y, _scores(run, places).reshape(SIDE, SIDE), theme, levels)
    for upright in np.eye(2) if run.name == "xor" else ():
        line(drawn, upright, 0.0, square, "boundary", {"color": palette(theme)[2], "width": 3.5})
    examples(drawn, run.points, run.signs, theme)
    rings(drawn, run.points[run.support], theme)
    return drawn


def after(run: MapRun, theme: str = "light") -> go.Figure:
    """The same examples in the space of the map, with the widest line."""
    if run.name == "line":
        drawn, square = _parabola(run, theme)
    else:
        square = square_around(run.mapped)
        drawn = empty_plane(square, AXES[run.name])
    if run.separable_after:
        for level, name in ((1, "positive edge"), (-1, "negative edge")):
            dashed = {"color": palette(theme)[2], "width": 1.3, "dash": "dash"}
            line(drawn, run.slope, level - run.offset, square, name, dashed)
    line(drawn, run.slope, -run.offset, square, "widest line", {"color": palette(theme)[2], "width": 4})
    examples(drawn, run.mapped, run.signs, theme)
    rings(drawn, run.mapped[run.support], theme)
    return drawn


def before_in_words(run: MapRun) -> str:
    """What a person sees before the map."""
    return (
        f"{len(run.signs)} examples that {'a line' if run.separable else 'no line'} separates; the boundary that the "
        "map brings is curved."
    )


def after_in_words(run: MapRun) -> str:
    """What a person sees after it."""
    first, second = AXES[run.name]
    if not run.separable_after:
        return f"The examples over {first} and {second}; no line separates them there either."
    return f"The same examples over {first} and {second}, where a straight line separates the labels."


def map_table(run: MapRun) -> dict[str, Any]:
    """A row for each example, before and after, in full precision."""
    names = [f"x{column + 1}" for column in range(run.points.shape[1])]
    return {
        **{name: run.points[:, column].tolist() for column, name in enumerate(names)},
        "mapped_1": run.mapped[:, 0].tolist(),
        "mapped_2": run.mapped[:, 1].tolist(),
        "label": run.signs.astype(int).tolist(),
        "multiplier": run.multipliers.tolist(),
    }


def _scores(run: MapRun, places: Any) -> Any:
    return mapped(run.name, places) @ run.slope + run.offset


def _before_on_a_line(run: MapRun, theme: str) -> go.Figure:
    x = run.points[:, 0]
    reach = 1.1 * float(np.abs(x).max())
    drawn = figure(
        height=HEIGHT // 2, hovermode="closest",
        xaxis={"title": {"text": "feature x"}, "range": [-reach, reach], "ticks": "outside", "zeroline": False},
        yaxis={"visible": False, "range": [-1, 1]},
    )  # fmt: skip
    ends = np.sqrt(np.clip(_roots(run), 0, None))
    for left, right in ((-reach, -ends), (ends, reach)):
        drawn.add_vrect(x0=float(left), x1=float(right), fillcolor=tinted(palette(theme)[0], 0.14), line_width=0)
    for place in (-ends, ends):
        drawn.add_vline(x=float(place), line={"color": palette(theme)[2], "width": 3})
    drawn.add_hline(y=0, line={"color": GREY[theme], "width": 1})
    on_axis = np.column_stack([x, np.zeros(len(x))])
    examples(drawn, on_axis, run.signs, theme)
    rings(drawn, on_axis[run.support], theme)
    return drawn


def _roots(run: MapRun) -> float:
    """The square at which the score of the symmetric example changes its sign."""
    return -run.offset / float(run.slope[1])


def _parabola(run: MapRun, theme: str) -> tuple[go.Figure, tuple[float, float, float, float]]:
    """Axes of two scales, as squares are much larger than their roots, and the curve that the map bends the line to."""
    reach = 1.1 * float(np.abs(run.points).max())
    square = (-reach, reach, -0.08 * reach**2, 1.05 * reach**2)
    first, second = AXES["line"]
    drawn = figure(
        height=HEIGHT, hovermode="closest",
        xaxis={"title": {"text": first}, "range": list(square[:2]), "ticks": "outside", "zeroline": False},
        yaxis={"title": {"text": second}, "range": list(square[2:]), "ticks": "outside", "zeroline": False},
    )  # fmt: skip
    x = np.linspace(-reach, reach, 201)
    drawn.add_scatter(x=x, y=x**2, mode="lines", name="parabola", hoverinfo="skip",
                      line={"color": GREY[theme], "width": 1.3, "dash": "dot"})  # fmt: skip
    return drawn, square


def crossing(run: MapRun) -> str:
    """Where the boundary of the line of numbers lies, in words."""
    return in_words(float(np.sqrt(_roots(run))), 4)
