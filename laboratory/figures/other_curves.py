"""What is drawn beside a bound's curve: the same bound for the values before, and others on the same quantity."""

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any

import numpy as np

from bounds.display.bound_values import format_value
from bounds.numbers import format_number
from bounds.theorem import Theorem
from laboratory.figures.bound_heights import DIGITS, TheoremAt, heights, points
from laboratory.figures.bounds import bound_of
from laboratory.figures.curves import curve, dot
from laboratory.figures.figure import Figure
from laboratory.figures.names import End, label_ends
from laboratory.figures.roles import Role

BEFORE = Role("before", None, "dot", "circle-open", 2.0, known=True)
NARROW = 16  # characters of a name at a curve's end, so that a phone keeps room for the curves


def draw_before(fig: Figure, theorem: Theorem, over: str, now: Mapping[str, Any], former: Mapping[str, Any]) -> None:
    """Draw the curve of `theorem` against `over` for the former values, faint, and the point on it.

    The curve is left out where it is the present one.
    """
    values, bounds_now = points(theorem, over, now)
    old = heights(theorem, former, over, values)
    if not np.array_equal(old, bounds_now, equal_nan=True):
        curve(fig, values, old, BEFORE)
    dot(fig, (float(former[over]), theorem(**former)), BEFORE)


def before_in_words(theorem: Theorem, over: str, former: Mapping[str, Any]) -> str:
    """Its part of the alternative text."""
    height = format_value(theorem, theorem(**former), DIGITS)
    return f" Before, at {theorem.variable(over).label} = {format_number(former[over])}, it was {height}."


def draw_others(fig: Figure, first: End, others: Sequence[TheoremAt], over: str, values: np.ndarray) -> None:
    """Draw each of `others` against `over` at these values, a point at its own inputs, and all names at the ends."""
    ends = [first]
    for theorem, inputs in others:
        role = bound_of(theorem.slug)
        ends.append(curve(fig, values, heights(theorem, inputs, over, values), role))
        dot(fig, (float(inputs[over]), theorem(**inputs)), role)
    label_ends(fig, [end._replace(name="<br>".join(wrap(end.name, NARROW))) for end in ends])


def others_in_words(others: Sequence[TheoremAt]) -> str:
    """Their part of the alternative text: the bounds at their own inputs."""
    lines = [f"{theorem.title} {format_value(theorem, theorem(**inputs), DIGITS)}" for theorem, inputs in others]
    return f" There: {'; '.join(lines)}." if lines else ""
