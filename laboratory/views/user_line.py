"""A line of one's own in the plane, to compare with a learner: typed, or dragged and turned."""

from dataclasses import dataclass
from math import atan2, cos, degrees, radians, sin

import numpy as np

from bounds.numbers import format_short
from bounds.vocabulary.domain import Interval
from laboratory.figures.figure import Figure
from laboratory.figures.plane import line
from laboratory.figures.regions import Window
from laboratory.figures.roles import Role
from laboratory.views.fields import Field, Number, Switch
from laboratory.views.handles import AxisRange, Handle, Line, tidy
from learners.shared.arrays import Reals

YOURS = Role("your line", 4, "dash", width=2.5)
FARTHEST = 100.0
REACH = 0.35  # of the window's width, between the two handles
ON = {"own": (True,)}


@dataclass(frozen=True)
class OwnLine:
    """Where <w, x> + shift = 0, for the w of length 1 that points at `turn` degrees; positive is on w's side."""

    turn: float
    shift: float

    @property
    def weights(self) -> tuple[float, float]:
        """w."""
        return cos(radians(self.turn)), sin(radians(self.turn))

    @property
    def foot(self) -> tuple[float, float]:
        """Its point closest to the origin."""
        return -self.shift * self.weights[0], -self.shift * self.weights[1]

    def heights(self, points: Reals, signs: Reals) -> Reals:
        """How far each of the points `(samples, 2)` is on its own side, `(samples,)`."""
        return np.asarray(signs * (points @ self.weights + self.shift), np.float64)

    def sentence(self, points: Reals, signs: Reals) -> str:
        """How many examples it misclassifies, or its margin."""
        heights = self.heights(points, signs)
        if wrong := int((heights <= 0).sum()):
            return f"Your line misclassifies {wrong} of {len(signs)}."
        return f"Your line separates them, with margin {format_short(float(heights.min()))}."


def own_line_fields() -> tuple[Field, ...]:
    """A switch, and the line's two numbers."""
    return (
        Switch("own", "A line of your own", help="Drag and turn the line by its two rings."),
        Number("turn", "Your line: turn", "degrees by which the positive side of your line is turned",
               Interval(-180, 180), 20, (-180, 180), advanced=True, when=ON),
        Number("shift", "Your line: shift", "how far your line is shifted against its positive side",
               Interval(-FARTHEST, FARTHEST), 0, advanced=True, when=ON),
    )  # fmt: skip


def own_line(own: bool, turn: float, shift: float) -> OwnLine | None:
    """The line, if it is switched on."""
    return OwnLine(turn, shift) if own else None


def draw_own(fig: Figure, window: Window, mine: OwnLine | None) -> None:
    """Draw it, dashed."""
    if mine is not None:
        line(fig, window, mine.weights, mine.shift, YOURS)


def hold_own(mine: OwnLine | None, window: Window, points: Reals, signs: Reals) -> list[Handle]:
    """A ring at its foot, which shifts it, and one further along, which turns it about its foot."""
    if mine is None:
        return []
    (u, v), (x, y) = mine.weights, mine.foot
    far = REACH * (window.right - window.left)

    def shifted(x: float, y: float) -> dict[str, float]:
        return {"shift": tidy(-u * x - v * y, -FARTHEST, FARTHEST)}

    def turned(right: float, up: float) -> dict[str, float]:
        turn = tidy(degrees(atan2(x - right, up - y)), -180, 180) if (right, up) != (x, y) else mine.turn
        first, second = OwnLine(turn, 0).weights
        return {"turn": turn, "shift": tidy(-first * x - second * y, -FARTHEST, FARTHEST)}

    seen = {"mistakes": f"{{}} of {len(signs)} on the wrong side", "margin": "nearest on its side by {}"}
    shifts: Line = ((u, 0, 0), (v, 0, 0), (0, -u, -v))
    turns: Line = ((-y, 0, 1), (x, -1, 0), (0, y, -x))
    both = ((x, y), shifted, shifts, "Your line"), ((x - far * v, y + far * u), turned, turns, "Turn of your line")
    return [
        Handle(name, *_ways(window, place), sets=sets, line=hangs, points=points, labels=signs, readings=seen)
        for place, sets, hangs, name in both
    ]


def _ways(window: Window, place: tuple[float, float]) -> tuple[AxisRange, AxisRange]:
    x, y = place
    return (
        AxisRange("x₁", x, min(window.left, x), max(window.right, x)),
        AxisRange("x₂", y, min(window.bottom, y), max(window.top, y)),
    )
