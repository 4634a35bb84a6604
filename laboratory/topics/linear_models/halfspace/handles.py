"""What can be taken hold of: the point, the line, and the direction of its weights."""

from functools import partial
from math import hypot

from laboratory.figures.regions import Window
from laboratory.topics.linear_models.halfspace.figures import tip, window_of
from laboratory.topics.linear_models.halfspace.run import HalfspaceRun
from laboratory.views.handles import AxisRange, Handle, Line, tidy

FARTHEST = 1000.0  # numbers that the fields take
UPRIGHT = 1e-3  # a weight so much smaller than the other is 0: a hand means a vertical or a horizontal line


def hold(run: HalfspaceRun) -> list[Handle]:
    """The point; the line, which the bias moves; and the arrow of the weights, which turns it about its foot."""
    ways = partial(_ways, window_of(run))
    readings = {"distance": "{} from the line"}
    line: Line = ((run.w1, 0, 0), (run.w2, 0, 0), (run.b, 0, 0))
    point = Handle("Point", x="x1", y="x2", line=line, points=[(run.x1, run.x2)], own=0, readings=readings)
    if not run.origin_foot:
        return [point]
    w1, w2, (u, v) = run.w1, run.w2, run.origin_foot
    points = [(run.x1, run.x2)]
    readings = {"distance": "{} from the point"}

    def moved(x: float, y: float) -> dict[str, float]:
        return {"b": tidy(-w1 * x - w2 * y, -FARTHEST, FARTHEST)}

    def turned(x: float, y: float) -> dict[str, float]:
        away = hypot(x - u, y - v)
        along = ((x - u) / away, (y - v) / away) if away else (w1 / run.length, w2 / run.length)
        first, second = (tidy(run.length * (0 if abs(part) < UPRIGHT else part)) for part in along)
        return {"w1": first, "w2": second, "b": tidy(-first * u - second * v, -FARTHEST, FARTHEST)}

    shift: Line = ((w1, 0, 0), (w2, 0, 0), (0, -w1, -w2))
    turn: Line = ((-u, 1, 0), (-v, 0, 1), (u * u + v * v, -u, -v))
    return [
        point,
        Handle("Line", *ways(u, v), sets=moved, line=shift, points=points, readings=readings),
        Handle(
            "Direction of w", *ways(*tip(run, window_of(run))), sets=turned, line=turn, points=points, readings=readings
        ),
    ]


def _ways(window: Window, x: float, y: float) -> tuple[AxisRange, AxisRange]:
    return AxisRange("x₁", x, window.left, window.right), AxisRange("x₂", y, window.bottom, window.top)
