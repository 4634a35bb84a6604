"""A halfspace in the plane with its lengths, and the neuron that computes it."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bounds.numbers import format_short
from laboratory.figures.curves import at_point, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, polyline
from laboratory.figures.names import annotate, over, word, words
from laboratory.figures.plane import BOUNDARY, arrow, empty_plane, examples, line, shaded_side
from laboratory.figures.regions import Window
from laboratory.figures.roles import AXIS, QUIET, WORDS, Role, one_of
from laboratory.figures.theme import figure, theme_of
from laboratory.topics.linear_models.halfspace.run import HalfspaceRun

HEIGHT = 400
LEAST = 3.0  # half the window's side, at least
MOST = 1e6  # beyond, what is far away is left outside
DIGITS = 4
SHARE = 0.12  # of the window's width: the arrow's length
INPUTS = (("1", 2.6), ("x₁", 1.5), ("x₂", 0.4))
INPUT, UNIT, OUTPUT = Role("input", 1), Role("unit", 2), Role("output", 0)
OF_THE_POINT = one_of(1, "distance of the point", 2.0)
OF_THE_ORIGIN = QUIET.called("distance of the origin")
AS_A_VECTOR = QUIET.called("from the origin to the point").but(dash="solid", width=1.5)
Place = tuple[float, float]


def window_of(run: HalfspaceRun) -> Window:
    """A square about the origin that holds the point, the line's crossings of the axes and the distances."""
    places = [
        run.x1,
        run.x2,
        *(value for place in (*run.crossings, run.foot, run.origin_foot) if place for value in place),
    ]
    sizes = [abs(value) for value in places if abs(value) < MOST]
    half = 1.15 * max(LEAST, *sizes) if sizes else LEAST
    return Window(-half, half, -half, half)


def plane(run: HalfspaceRun, theme: str = "light") -> Figure:
    """The line, its positive side, the weights perpendicular to it, both distances and where it crosses the axes."""
    window = window_of(run)
    fig = empty_plane(window, theme, height=HEIGHT)
    hline(fig, 0, AXIS)
    vline(fig, 0, role=AXIS)
    weights = (run.w1, run.w2)
    shaded_side(fig, window, weights, run.b)
    line(fig, window, weights, run.b, BOUNDARY.called("line"))
    if run.origin_foot and run.b:
        _measured(fig, (0.0, 0.0), run.origin_foot, run.from_origin or 0.0, OF_THE_ORIGIN)
    if run.misled:
        polyline(fig, [0.0, run.x1], [0.0, run.x2], AS_A_VECTOR)
    if run.foot:
        _measured(fig, (run.x1, run.x2), run.foot, abs(run.signed_distance or 0.0), OF_THE_POINT)
    _crossings(fig, run)
    _arrow(fig, run, window)
    examples(fig, np.array([[run.x1, run.x2]]), [run.answer], size=13, colors=(1, 1))
    return fig


def tip(run: HalfspaceRun, window: Window) -> Place:
    """The end of the arrow of the weights."""
    size, (x, y) = SHARE * (window.right - window.left) / run.length, run.origin_foot or (0.0, 0.0)
    return x + size * run.w1, y + size * run.w2


def _measured(fig: Figure, start: Place, end: Place, distance: float, role: Role) -> None:
    polyline(fig, [start[0], end[0]], [start[1], end[1]], role.but(width=2))
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    annotate(fig, middle, _short(distance), role, below=True)


def _crossings(fig: Figure, run: HalfspaceRun) -> None:
    places = [place for place in run.crossings if place is not None]
    if run.b and places:
        role = BOUNDARY.called("crossings").but(marker="square")
        x, y = np.array(places).T
        dots(fig, x, y, role, at_point("crossing", ".4g"), size=9, edge=0)


def _arrow(fig: Figure, run: HalfspaceRun, window: Window) -> None:
    """The direction of the weights, from the line's point closest to the origin; their length is not drawn."""
    if run.origin_foot:
        arrow(fig, run.origin_foot, tip(run, window), BOUNDARY, "<b>w</b>")


def plane_in_words(run: HalfspaceRun) -> str:
    """What a person sees of the halfspace."""
    if not run.length:
        return "A plane without a line: with weights 0 every point gets the sign of b."
    side = "positive" if run.answer > 0 else "negative"
    return (
        f"The line {_short(run.w1)}·x₁ {_signed(run.w2)}·x₂ {_signed(run.b)} = 0, "
        f"{_short(run.from_origin or 0.0)} from the origin, and a point at ({_short(run.x1)}, {_short(run.x2)}) on its "
        f"{side} side, {_short(abs(run.signed_distance or 0.0))} from it.{_turned(run)}"
    )


def _turned(run: HalfspaceRun) -> str:
    return f" Its angle with w, seen from the origin, is {_short(run.angle or 0.0)}°." if run.misled else ""


def neuron(run: HalfspaceRun, theme: str = "light") -> Figure:
    """The same as a neuron: weighted inputs, their sum, a threshold, the output."""
    hidden = {"visible": False, "fixedrange": True}
    fig = figure(
        theme, height=300, hovermode=False, xaxis={**hidden, "range": [-0.5, 6.4]},
        yaxis={**hidden, "range": [-0.3, 3.3]},
    )  # fmt: skip
    _inputs(fig, run)
    _node(fig, 3.0, 1.5, f"Σ = {_short(run.score)}", UNIT)
    arrow(fig, (3.55, 1.5), (4.35, 1.5), QUIET, width=1.5)
    _node(fig, 4.8, 1.5, "> 0 ?", UNIT)
    arrow(fig, (5.25, 1.5), (5.75, 1.5), QUIET, width=1.5)
    word(fig, (5.8, 1.5), f"<b>{'+1' if run.answer > 0 else '−1'}</b>", OUTPUT, xanchor="left")
    words(fig, [3.15, 4.8], [0.85, 0.85], ["weighted sum", "threshold"], QUIET, name="parts")
    return fig


def _inputs(fig: Figure, run: HalfspaceRun) -> None:
    """The constant and the point's features, each with a wire to the sum and its weight on it."""
    weights, values, (_, middle) = (run.b, run.w1, run.w2), (1.0, run.x1, run.x2), INPUTS[1]
    for (name, y), weight, value in zip(INPUTS, weights, values, strict=True):
        _node(fig, 0.3, y, "1" if name == "1" else f"{name} = {_short(value)}", INPUT)
        arrow(fig, (0.95, y), (2.5, middle + 0.22 * (y - middle)), QUIET, width=1.5)
        weighs = f"b = {_short(weight)}" if name == "1" else f"w{name[1]} = {_short(weight)}"
        place = (1.62, y + 0.337 * (middle - y))
        if y == middle:
            over(fig, place, weighs, UNIT)
        else:
            annotate(fig, place, weighs, UNIT, below=y < middle)


def _node(fig: Figure, x: float, y: float, text: str, role: Role) -> None:
    word(fig, (x, y), text, WORDS, bordercolor=role.ink(theme_of(fig)), borderwidth=2, borderpad=6)


def _signed(term: float) -> str:
    return f"{'−' if term < 0 else '+'} {_short(abs(term))}"


def neuron_in_words(run: HalfspaceRun) -> str:
    """What a person sees of the neuron."""
    return (
        f"A neuron with inputs 1, x₁ = {_short(run.x1)} and x₂ = {_short(run.x2)}, weights {_short(run.b)}, "
        f"{_short(run.w1)} and {_short(run.w2)}; their weighted sum is {_short(run.score)}, so its output "
        f"is {'+1' if run.answer > 0 else '−1'}."
    )


def halfspace_table(run: HalfspaceRun) -> Mapping[str, Any]:
    """Everything that is drawn, by name."""
    first, second = run.crossings
    quantities = {
        "w1": run.w1, "w2": run.w2, "b": run.b, "norm_w": run.length, "x1": run.x1, "x2": run.x2, "score": run.score,
        "answer": run.answer, "distance_from_origin": run.from_origin, "signed_distance": run.signed_distance,
        "angle_with_w": run.angle,
        "crosses_first_axis_at": first and first[0], "crosses_second_axis_at": second and second[1],
    }  # fmt: skip
    return {"quantity": list(quantities), "value": ["" if value is None else value for value in quantities.values()]}


def _short(number: float) -> str:
    return format_short(number, DIGITS)
