"""What stands beside a promise's curve: the same promise as it was before."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from bounds.showing.promise import promised
from bounds.theorem import Theorem
from laboratory.figures.curves import curve, dot
from laboratory.figures.promise_curve import DIGITS, points
from laboratory.figures.roles import Role

if TYPE_CHECKING:
    from laboratory.figures.figure import Figure

BEFORE = Role("before", None, "dot", "circle-open", 2.0, known=True)


def draw_before(drawn: Figure, theorem: Theorem, over: str, now: Mapping[str, Any], was: Mapping[str, Any]) -> str:
    """Draw the curve of `theorem` against `over` for the values that there were, faint, and the point on it.

    The curve is left out where it is the present one. Returns what is seen, in words.
    """
    values, heights = points(theorem, over, now)
    old = _heights(theorem, over, tuple(was.items()), tuple(values.tolist()))
    if not np.array_equal(old, heights, equal_nan=True):
        curve(drawn, values, old, BEFORE)
    value = theorem(**was)
    dot(drawn, (float(was[over]), value), BEFORE)
    height = promised(value, theorem.relation, DIGITS)
    return f" Before, at {theorem.variable(over).label} = {in_words(was[over])}, it was {height}."


# Asked again each time the figure is drawn, and a few theorems take a second.
@lru_cache(maxsize=16)
def _heights(theorem: Theorem, over: str, given: tuple[tuple[str, Any], ...], values: tuple[float, ...]) -> np.ndarray:
    heights: np.ndarray = theorem.grid(**{**dict(given), over: np.array(values)})
    heights.flags.writeable = False
    return heights
