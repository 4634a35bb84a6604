"""The bound falls and rises as declared: else the solver takes the wrong side of an answer for the safe one."""

from typing import Any

import numpy as np

from bounds.testing.check import check_at_points, listed
from bounds.testing.checking import ensure
from bounds.testing.points import typical_points
from bounds.theorem import Theorem

STEPS = 60  # of a walk along one variable


@check_at_points
def directions_are_as_declared(theorem: Theorem, points: int) -> None:
    for point in typical_points(theorem, max(points // 2, 1)):
        for variable in theorem.variables:
            if variable.name not in theorem.free_parameters | theorem.non_monotone:
                _check_direction(theorem, variable.name, point)


def _check_direction(theorem: Theorem, name: str, point: dict[str, Any]) -> None:
    values = _grid(theorem, name)
    heights = theorem.grid(**{**point, name: values})
    if theorem.needs_none is not None:
        cut = np.maximum if theorem.relation == ">=" else np.minimum
        heights = cut(heights, theorem.trivial_at(**{**point, name: values}))
    known = np.isfinite(heights)
    ensure(known.any(), f"no value of {name} gives a number at {listed(point)}")
    steps = np.diff(heights[known])
    slack = 1e-12 * np.max(np.abs(heights[known]))
    falls = name in theorem.decreasing_in
    against = np.flatnonzero(steps > slack if falls else steps < -slack)
    if against.size:
        first = against[0]
        here, there = values[known][first : first + 2]
        low, high = heights[known][first : first + 2]
        others = listed({other: entry for other, entry in point.items() if other != name})
        declared = "falls" if falls else "rises"
        raise AssertionError(
            f"declared that it {declared} in {name}, it goes from {low:g} to {high:g} "
            f"as {name} goes from {here:g} to {there:g} at {others}"
        )


def _grid(theorem: Theorem, name: str) -> np.ndarray:
    variable = theorem.variable(name)
    low, high = variable.typical
    grid = np.geomspace(max(low, 1e-3) / 3, high * 3, STEPS)
    if variable.domain.integer:
        grid = np.unique(np.rint(grid))
    return 2 * np.floor(grid / 2) + 1 if variable.domain.odd else grid
