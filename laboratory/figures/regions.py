"""Where a hypothesis predicts 1, as shapes that can be drawn: polygons inside a window, their outline, or a field."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations_with_replacement, pairwise

import numpy as np

from bounds.vc.dichotomies.restriction import Hypothesis, Points
from laboratory.worlds.polygon import Place, Polygon, clipped

FIELD = 61  # places along each axis where a field is sampled
ARC = 200
WAVES = 120  # half waves beyond which a sine is a grey smear
LINE_HEIGHT = 0.45  # of what is 1 on the line


@dataclass(frozen=True)
class Window:
    """The part of the plane that is drawn."""

    left: float
    right: float
    bottom: float
    top: float

    @property
    def corners(self) -> Polygon:
        return [(self.left, self.bottom), (self.right, self.bottom), (self.right, self.top), (self.left, self.top)]

    @property
    def sides(self) -> tuple[tuple[float, float, float], ...]:
        """Linear functions (a, b, c), a·x + b·y + c, that are positive inside."""
        return (1, 0, -self.left), (-1, 0, self.right), (0, 1, -self.bottom), (0, -1, self.top)


@dataclass(frozen=True)
class Region:
    """`inside`: polygons to fill. `edges`: lines to draw. `score`: positive where the hypothesis predicts 1."""

    inside: list[Polygon] = field(default_factory=list)
    edges: list[Polygon] = field(default_factory=list)
    score: Callable[[np.ndarray, np.ndarray], np.ndarray] | None = None


def region(cls: str, hypothesis: Hypothesis, window: Window, points: Points) -> Region:
    """The part of `window` that a hypothesis of class `cls` labels 1."""
    return _SHAPES.get(cls, _segments)(hypothesis, window, points)


def sampled(score: Callable[[np.ndarray, np.ndarray], np.ndarray], window: Window) -> tuple[np.ndarray, ...]:
    """x, y and the score on a grid, shapes `(FIELD,)`, `(FIELD,)` and `(FIELD, FIELD)`, y along the first axis."""
    x = np.linspace(window.left, window.right, FIELD)
    y = np.linspace(window.bottom, window.top, FIELD)
    field = score(*np.meshgrid(x, y))
    return x, y, (field / np.abs(field).max(initial=1e-300)).astype(np.float32)


def _everything(window: Window) -> Region:
    return Region([window.corners])


def _halfplane(a: float, b: float, c: float, window: Window) -> Region:
    kept, cuts = clipped(window.corners, (a, b, c))
    return Region([kept] if kept else [], [cuts] if len(cuts) == 2 else [])


def _within(polygon: Polygon, window: Window) -> Polygon:
    for side in window.sides:
        polygon, _ = clipped(polygon, side)
    return polygon


def _floats(numbers: Sequence[Fraction]) -> list[float]:
    """The numbers up to a common positive factor, none above 1: they may lie beyond the doubles."""
    largest = max(map(abs, numbers)) or Fraction(1)
    return [float(number / largest) for number in numbers]


def _halfspace(hypothesis: Hypothesis, window: Window, _: Points) -> Region:
    a, b, *rest = _floats(hypothesis.parameters["weights"])
    return _halfplane(a, b, rest[0] if rest else 0.0, window)


def _ball(hypothesis: Hypothesis, window: Window, _: Points) -> Region:
    (x, y), radius = map(float, hypothesis.parameters["centre"]), math.sqrt(hypothesis.parameters["squared_radius"])
    start, end = _angles((x, y), window)
    arc = [(x + radius * math.cos(t), y + radius * math.sin(t)) for t in np.linspace(start, end, ARC)]
    whole = end - start >= 2 * math.pi
    return Region([_within(arc if whole else [(x, y), *arc], window)], [_visible(arc, window)])


def _angles(centre: Place, window: Window) -> tuple[float, float]:
    """The angles under which the window is seen: a large circle is sampled where it is drawn, not elsewhere."""
    x, y = centre
    if window.left <= x <= window.right and window.bottom <= y <= window.top:
        return 0.0, 2 * math.pi
    middle = math.atan2((window.bottom + window.top) / 2 - y, (window.left + window.right) / 2 - x)
    turns = [(math.atan2(v - y, u - x) - middle + math.pi) % (2 * math.pi) - math.pi for u, v in window.corners]
    return middle + min(turns), middle + max(turns)


def _visible(line: Polygon, window: Window) -> Polygon:
    """The line with gaps (nan) where it leaves the window."""
    return [p if all(a * p[0] + b * p[1] + c >= 0 for a, b, c in window.sides) else (math.nan,) * 2 for p in line]


def _disc_around_the_origin(hypothesis: Hypothesis, window: Window, points: Points) -> Region:
    """A little larger than it is, as for boxes."""
    if hypothesis.parameters["squared_radius"] < 0:
        return Region()
    radius = math.sqrt(hypothesis.parameters["squared_radius"])
    outside = [math.hypot(*map(float, point)) for point in points if not hypothesis.label(point)]
    larger = (radius + min([radius + 0.1 * (window.right - window.left), *outside])) / 2
    disc = {"centre": (0, 0), "squared_radius": larger**2}
    return _ball(Hypothesis(hypothesis.words, disc, hypothesis.label), window, points)


def _square(hypothesis: Hypothesis, window: Window, points: Points) -> Region:
    """A little larger than it is, as for boxes."""
    if hypothesis.parameters.get("corner") is None:
        return Region()
    corner, side = tuple(map(float, hypothesis.parameters["corner"])), float(hypothesis.parameters["side"])
    beyond = [
        max(max(low - float(x), float(x) - low - side) for x, low in zip(point, corner, strict=True))
        for point in points
        if not hypothesis.label(point)
    ]
    margin = min([0.1 * (window.right - window.left), *beyond]) / 2
    (left, bottom), length = (low - margin for low in corner), side + 2 * margin
    corners = Window(left, left + length, bottom, bottom + length).corners
    return Region([corners], [[*corners, corners[0]]])


def _box(hypothesis: Hypothesis, window: Window, points: Points) -> Region:
    """A little larger than it is, so that its line does not hide behind the points; never as far as the next one."""
    if not hypothesis.parameters["sides"]:
        return Region()
    ends = []
    for (low, high), axis, width in zip(
        hypothesis.parameters["sides"],
        zip(*points, strict=True),
        (window.right - window.left, window.top - window.bottom),
        strict=True,
    ):
        gaps = [float(b - a) for a, b in pairwise(sorted(set(axis)))]
        beyond = min([0.05 * width, *(gap / 3 for gap in gaps)])
        ends.append((float(low) - beyond, float(high) + beyond))
    (left, right), (bottom, top) = ends
    corners = Window(left, right, bottom, top).corners
    return Region([corners], [[*corners, corners[0]]])


def _stump(hypothesis: Hypothesis, window: Window, _: Points) -> Region:
    values = hypothesis.parameters
    if "constant" in values:
        return _everything(window) if values["constant"] else Region()
    sign = 1.0 if values["above"] else -1.0
    a, b = (sign, 0.0) if values["feature"] == 0 else (0.0, sign)
    return _halfplane(a, b, -sign * float(values["threshold"]), window)


def _polynomial(hypothesis: Hypothesis, window: Window, _: Points) -> Region:
    weights = _floats(hypothesis.parameters["weights"])
    degree = next(p for p in range(len(weights)) if (p + 1) * (p + 2) // 2 == len(weights))
    monomials = [m for p in range(degree + 1) for m in combinations_with_replacement(range(2), p)]

    def score(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        terms = (w * x ** m.count(0) * y ** m.count(1) for w, m in zip(weights, monomials, strict=True))
        return np.asarray(sum(terms, np.zeros_like(x)))

    return Region(score=score)


def _nearest(hypothesis: Hypothesis, window: Window, _: Points) -> Region:
    memory = [(tuple(map(float, place)), label) for place, label in hypothesis.parameters["memory"]]
    ones, zeros = ([place for place, label in memory if label == wanted] for wanted in (1, 0))
    if not ones or not zeros:
        return _everything(window) if ones else Region()

    def to_nearest(x: np.ndarray, y: np.ndarray, places: Sequence[tuple[float, ...]]) -> np.ndarray:
        return np.asarray(np.min([(x - u) ** 2 + (y - v) ** 2 for u, v in places], axis=0))

    return Region(score=lambda x, y: to_nearest(x, y, zeros) - to_nearest(x, y, ones))


def _segments(hypothesis: Hypothesis, window: Window, _: Points) -> Region:
    inside = []
    for low, high in hypothesis.parameters["positive"]:
        left = window.left if low is None else max(float(low), window.left)
        right = window.right if high is None else min(float(high), window.right)
        inside.append(Window(left, right, -LINE_HEIGHT, LINE_HEIGHT).corners)
    return Region(inside)


def _wave(hypothesis: Hypothesis, window: Window, _: Points) -> Region:
    theta = float(hypothesis.parameters["theta_over_pi"])
    if theta * (window.right - window.left) > WAVES:
        return Region()
    x = np.linspace(window.left, window.right, 1200)
    return Region(edges=[list(zip(x.tolist(), (0.8 * np.sin(math.pi * theta * x)).tolist(), strict=True))])


_SHAPES: Mapping[str, Callable[[Hypothesis, Window, Points], Region]] = {
    "halfspaces": _halfspace,
    "homogeneous_halfspaces": _halfspace,
    "balls": _ball,
    "boxes": _box,
    "squares": _square,
    "concentric_circles": _disc_around_the_origin,
    "stumps": _stump,
    "polynomials": _polynomial,
    "nearest_neighbour": _nearest,
    "sine": _wave,
}  # of all others it is segments of the line
