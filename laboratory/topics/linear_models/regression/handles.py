"""What can be taken hold of: both ends of your line, and points that are typed."""

from functools import partial

import numpy as np

from laboratory.topics.linear_models.regression.figures import ROOM, ends_of
from laboratory.topics.linear_models.regression.run import Points, RegressionRun
from laboratory.topics.linear_models.regression.text import LARGEST
from laboratory.views.handles import LEAST_SQUARES, AxisRange, Handle, Line, tidy
from learners.shared.arrays import Reals


def hold(run: RegressionRun, data: str) -> list[Handle]:
    """Both ends of your line, each with the other one fixed, and the points where they are typed."""
    points = np.column_stack([run.x, run.y])
    typed = [_point(run, points, i) for i in range(len(points))] if data == "typed" else []
    return [*_ends(run, points, *ends_of(run, ROOM / 2)), *typed]


def _ends(run: RegressionRun, points: Reals, left: float, right: float) -> list[Handle]:
    heights = {end: run.yours[0] + run.yours[1] * end for end in (left, right)}
    low, high = _stretch(np.array([*run.y, *heights.values()]))

    def sets(end: float, other: float, y: float) -> dict[str, float]:
        slope = tidy((heights[other] - y) / (other - end), -LARGEST, LARGEST)
        return {"slope": slope, "intercept": tidy(heights[other] - slope * other, -LARGEST, LARGEST)}

    def line(end: float, other: float) -> Line:
        there = heights[other]
        return (there, 0, -1), (end - other, 0, 0), (-end * there, 0, other)

    return [
        Handle(
            f"{side} end of your line", end, AxisRange("y", heights[end], low, high),
            sets=partial(sets, end, other), line=line(end, other), points=points,
            readings={"mean square": "mean squared error {}"},
        )
        for side, end, other in (("Left", left, right), ("Right", right, left))
    ]  # fmt: skip


def _point(run: RegressionRun, points: Reals, i: int) -> Handle:
    def sets(x: float, y: float) -> dict[str, Points]:
        moved = points.copy()
        moved[i] = x, y
        return {"points": tuple((float(x), float(y)) for x, y in moved)}

    x, y = (AxisRange(name, float(now[i]), *_stretch(now)) for name, now in (("x", run.x), ("y", run.y)))
    return Handle(
        f"Point {i + 1}", x, y, sets=sets, line=LEAST_SQUARES, points=points, own=i, quiet=True,
        readings={"mean square": "smallest mean squared error {}", "residual": "residual {}"},
    )  # fmt: skip


def _stretch(now: Reals) -> tuple[float, float]:
    """As far as things can be dragged: twice as wide as they lie."""
    low, high = float(now.min()), float(now.max())
    room = (high - low) / 2 or 1.0
    return max(low - room, -LARGEST), min(high + room, LARGEST)
