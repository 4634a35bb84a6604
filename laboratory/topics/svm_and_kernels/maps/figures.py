"""Examples before a map, where no line separates them, and after it, where one does."""

from typing import Any

import numpy as np

from bounds.numbers import format_short
from laboratory.figures.axes import INPUT
from laboratory.figures.curves import hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import polyline, zone
from laboratory.figures.plane import (
    BOUNDARY,
    EDGE,
    FEATURES,
    HEIGHT,
    SHADE,
    empty_plane,
    examples,
    line,
    rings,
    window_around,
)
from laboratory.figures.regions import Window
from laboratory.figures.roles import AXIS, QUIET, Role
from laboratory.figures.theme import figure, linear_axis
from laboratory.topics.svm_and_kernels.figures import AIR, scored
from laboratory.topics.svm_and_kernels.maps.run import SIDE, MapRun, mapped

AXES = {
    "line": ("input x", "x²"),
    "xor": ("x₁", "x₁ x₂"),
    "circles": ("x₁²", "x₂²"),
}


def before(run: MapRun, theme: str = "light") -> Figure:
    """The examples as they are, and where the machine behind the map predicts positive."""
    if run.name == "line":
        return _before_on_a_line(run, theme)
    window = window_around(run.points, AIR, square=True)
    fig = empty_plane(window, theme, FEATURES)
    x, y = np.linspace(window.left, window.right, SIDE), np.linspace(window.bottom, window.top, SIDE)
    places = np.column_stack([axis.ravel() for axis in np.meshgrid(x, y)])
    # Where two lines cross, contours on a lattice would part them.
    scored(fig, x, y, _scores(run, places).reshape(SIDE, SIDE), (-1, 1) if run.name == "xor" else (-1, 0, 1))
    for upright in np.eye(2) if run.name == "xor" else ():
        line(fig, window, upright)
    examples(fig, run.points, run.signs)
    rings(fig, run.points[run.support])
    return fig


def after(run: MapRun, theme: str = "light") -> Figure:
    """The same examples in the space of the map, with the line of maximum margin."""
    if run.name == "line":
        fig, window = _parabola(run, theme)
    else:
        window = window_around(run.mapped, AIR, square=True)
        fig = empty_plane(window, theme, AXES[run.name])
    if run.separable_after:
        for level, name in ((1, "positive edge"), (-1, "negative edge")):
            line(fig, window, run.slope, run.offset - level, EDGE.called(name))
    line(fig, window, run.slope, run.offset, BOUNDARY.called("maximum margin"))
    examples(fig, run.mapped, run.signs)
    rings(fig, run.mapped[run.support])
    return fig


def before_in_words(run: MapRun) -> str:
    """What a person sees before the map."""
    return (
        f"{len(run.signs)} examples that {'a line' if run.separable else 'no line'} separates; the boundary "
        "after the map is curved."
    )


def after_in_words(run: MapRun) -> str:
    """What a person sees after it."""
    first, second = AXES[run.name]
    if not run.separable_after:
        return f"The examples over {first} and {second}; no line separates them there either."
    margin = format_short(float(1 / np.linalg.norm(run.slope)))
    return (
        f"The same examples over {first} and {second}, where a straight line separates the labels, with a margin of "
        f"{margin} on either side."
    )


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


def _before_on_a_line(run: MapRun, theme: str) -> Figure:
    x = run.points[:, 0]
    reach = 1.1 * float(np.abs(x).max())
    fig = figure(
        theme, height=HEIGHT // 2, hovermode="closest",
        xaxis=INPUT.axis(range=[-reach, reach], zeroline=False),
        yaxis={"visible": False, "range": [-1, 1]},
    )  # fmt: skip
    end = run.crossing
    for left, right in ((-reach, -end), (end, reach)):
        zone(fig, left, right, Role("positive side", 0), share=SHADE)
    for place in (-end, end):
        vline(fig, place, role=BOUNDARY)
    hline(fig, 0, AXIS)
    on_axis = np.column_stack([x, np.zeros(len(x))])
    examples(fig, on_axis, run.signs)
    rings(fig, on_axis[run.support])
    return fig


def _parabola(run: MapRun, theme: str) -> tuple[Figure, Window]:
    """Axes of two scales, as squares are much larger than their roots, and the curve that the map bends the line to."""
    reach = 1.1 * float(np.abs(run.points).max())
    window = Window(-reach, reach, -0.08 * reach**2, 1.05 * reach**2)
    fig = figure(
        theme, height=HEIGHT, hovermode="closest",
        xaxis=INPUT.axis(range=[window.left, window.right], zeroline=False),
        yaxis=linear_axis(AXES["line"][1], range=[window.bottom, window.top], zeroline=False),
    )  # fmt: skip
    x = np.linspace(-reach, reach, 201)
    polyline(fig, x, x**2, QUIET.called("parabola").beforehand)
    return fig, window
