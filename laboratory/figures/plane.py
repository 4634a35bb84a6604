"""The plane: one scale on both axes, filled circles for positive examples, open for negative, crosses if misclassified.

Labels are positive where they exceed 0: both 0 and 1, and -1 and 1, may be given.
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from laboratory.figures.figure import Figure
from laboratory.figures.marks import cells, dots, levels, polyline
from laboratory.figures.names import word
from laboratory.figures.regions import Window
from laboratory.figures.roles import NEGATIVE, PATCH, POSITIVE, QUIET, Role
from laboratory.figures.theme import figure, theme_of
from laboratory.worlds.polygon import Place, Polygon, clipped

FEATURES = ("x₁", "x₂")
HEIGHT = 430
ROOM = 0.06  # of the window, around the points
FIELD = 81  # places along each side at which a score is computed
BEYOND = 20  # pixels from an arrow's tip to the middle of its word: a handle at the tip is as large
SHADE = 0.13  # of the colour of a predicted label
CLASSES = {True: POSITIVE, False: NEGATIVE}
WRONG = Role("misclassified", None, marker="x-thin")
RINGS = Role("support vectors", 2, marker="circle-open")
BOUNDARY = Role("boundary", 2, width=3.5)
EDGE = Role("edge", 2, "dash", width=1.5)
HIDDEN = QUIET.called("hidden line")

Reals = NDArray[np.float64]


def window_around(points: ArrayLike, room: float = ROOM, square: bool = False) -> Window:
    """The box, or the square, of points `(samples, 2)`, with some room on every side."""
    low, high = np.min(points, axis=0), np.max(points, axis=0)
    side = max(float((high - low).max()), 1e-9)
    more = np.full(2, room * side) + ((side - (high - low)) / 2 if square else 0)
    (left, bottom), (right, top) = low - more, high + more
    return Window(float(left), float(right), float(bottom), float(top))


def empty_plane(
    window: Window, theme: str = "light", names: tuple[str, str] = FEATURES, height: int = HEIGHT
) -> Figure:
    """A window onto the plane, with one scale on both axes and no grid."""
    side: dict[str, Any] = {"showgrid": False, "zeroline": False, "ticks": "outside", "nticks": 6}
    side |= {"constrain": "domain", "tickfont": {"size": 12}}
    return figure(
        theme, height=height, hovermode="closest",
        xaxis={**side, "title": {"text": names[0]}, "range": [window.left, window.right]},
        yaxis={**side, "title": {"text": names[1]}, "range": [window.bottom, window.top], "scaleanchor": "x",
               "constraintoward": "top"},
    )  # fmt: skip


def examples(
    fig: Figure, points: Reals, labels: ArrayLike, wrong: ArrayLike | None = None, size: float = 8,
    colors: tuple[int | None, int | None] = (0, 1), readings: Sequence[str] = (),
) -> None:  # fmt: skip
    """The points `(samples, 2)` by label, numbered from 1; a cross on those in `wrong`, a mask `(samples,)`.

    `colors` of the positive and the negative ones are places in the palette, None is grey. `readings` add a line in
    the hover text of each example.
    """
    for positive, color in zip((True, False), colors, strict=True):
        role, which = CLASSES[positive].but(color=color), np.flatnonzero((np.asarray(labels) > 0) == positive)
        dots(
            fig, points[which, 0], points[which, 1], role, f"example %{{customdata}}, {role.name}<br>"
            "(%{x:.3~g}, %{y:.3~g})" + ("<br>%{hovertext}" if readings else ""), size=size, customdata=which + 1,
            hovertext=[readings[i] for i in which.tolist()] if readings else None,
        )  # fmt: skip
    if wrong is not None:
        mistakes(fig, points[np.asarray(wrong, dtype=bool)], size + 4)


def mistakes(fig: Figure, points: Reals, size: float = 12, name: str = WRONG.name, **more: Any) -> None:
    """A cross on each of the points."""
    dots(fig, points[:, 0], points[:, 1], WRONG, name=name, size=size, edge=2.5, **more)


def rings(fig: Figure, points: Reals, name: str = RINGS.name, many: bool = False) -> None:
    """A ring around each of the points, thinner where there are `many`."""
    size, width = (15, 1.3) if many else (19, 2.5)
    dots(fig, points[:, 0], points[:, 1], RINGS, name=name, size=size, edge=width)


def shade_predictions(fig: Figure, window: Window, score: Callable[[Reals], Reals], field: int = FIELD) -> None:
    """Shade the plane by the sign of `score`, computed at places `(places, 2)` all at once; 0 counts as positive."""
    x, y = np.linspace(window.left, window.right, field), np.linspace(window.bottom, window.top, field)
    places = np.column_stack([side.ravel() for side in np.meshgrid(x, y)])
    shade(fig, x, y, (score(places) >= 0).reshape(field, field))


def shade(fig: Figure, x: Reals, y: Reals, positive: ArrayLike) -> None:
    """Shade cells `(len(y), len(x))` in the colours of the two labels."""
    ends = [CLASSES[label].but(alpha=SHADE, known=False) for label in (False, True)]
    cells(fig, x, y, np.asarray(positive, dtype=np.int8), ends, name="answers", span=(0, 1))


def line(fig: Figure, window: Window, weights: ArrayLike, bias: float = 0.0, role: Role = BOUNDARY) -> Reals | None:
    """Draw <w, x> + b = 0 from edge to edge of the window; return its ends, None where it misses."""
    places = ends(weights, bias, window)
    if places is not None:
        polyline(fig, places[:, 0], places[:, 1], role)
    return places


def ends(weights: ArrayLike, bias: float, window: Window) -> Reals | None:
    """Where the line <w, x> + b = 0 enters and leaves the window `(2, 2)`, the lower end first; None if it misses."""
    _, cuts = clipped(window.corners, (*_floats(weights), bias))
    return np.array(sorted(cuts, key=lambda place: (place[1], place[0]))) if len(cuts) == 2 else None


def side_of(weights: ArrayLike, bias: float, window: Window) -> Polygon:
    """The corners of that part of the window where <w, x> + b >= 0."""
    return clipped(window.corners, (*_floats(weights), bias))[0]


def shaded_side(fig: Figure, window: Window, weights: ArrayLike, bias: float = 0.0, color: int = 0) -> None:
    """Shade where <w, x> + b >= 0."""
    fill(fig, side_of(weights, bias, window), Role("positive side", color))


def band(
    fig: Figure, window: Window, weights: ArrayLike, bias: float = 0.0, half: float = 1.0, edges: bool = True
) -> None:
    """The margin: where <w, x> + b lies between -half and half, with its two `edges`."""
    a, b = _floats(weights)
    above, _ = clipped(window.corners, (a, b, bias + half))
    fill(fig, clipped(above, (-a, -b, half - bias))[0], PATCH.called("margin"))
    for level, name in ((half, "positive edge"), (-half, "negative edge")) if edges else ():
        line(fig, window, weights, bias - level, EDGE.called(name))


def boundary(fig: Figure, x: Reals, y: Reals, scores: Reals, role: Role = BOUNDARY, level: float = 0.0) -> None:
    """The curve on which scores `(len(y), len(x))` of a grid equal `level`."""
    levels(fig, x, y, scores, role, level, level, 1)


def arrow(fig: Figure, start: Place, tip: Place, role: Role, text: str = "", width: float = 2.5, **more: Any) -> None:
    """An arrow, with a word beyond its tip or none."""
    (x, y), (u, v) = start, tip
    look = {"arrowhead": 2, "arrowwidth": width, "arrowcolor": role.ink(theme_of(fig)), **more}
    word(fig, tip, "", role, ax=x, ay=y, xref="x", yref="y", axref="x", ayref="y", showarrow=True, **look)
    if text:
        length = float(np.hypot(u - x, v - y)) or 1.0
        beyond = {"xshift": BEYOND * (u - x) / length, "yshift": BEYOND * (v - y) / length}
        word(fig, tip, text, role, size=15, **beyond)


def fill(fig: Figure, corners: Polygon, role: Role, share: float = SHADE) -> None:
    """A filled polygon without an outline; nothing for fewer than three corners."""
    if len(corners) > 2:
        x, y = np.array(corners).T
        polyline(fig, x, y, role.but(width=0), filled=share)


def _floats(weights: ArrayLike) -> tuple[float, float]:
    a, b = np.asarray(weights, dtype=float)
    return float(a), float(b)
