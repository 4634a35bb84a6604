"""Examples of a sample that somebody moved, typed as `3: 0.2 0.5, 7: -1 0.3` or dragged."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np

from bounds.numbers import format_number
from bounds.reading.numbers import read_number
from laboratory.figures.regions import Window
from laboratory.views.fields import Text
from laboratory.views.handles import AxisRange, Handle, Line
from learners.shared.arrays import Reals

Moved = tuple[tuple[int, float, float], ...]  # each example's number, from 1 on, and where it is

NONE = "none"
FARTHEST = 100.0
MOST = 200  # examples that can be dragged: among more the right one is hard to find
FORM = "an example's number, a colon and two coordinates, such as 3: 0.2 0.5, with commas between examples"


def moved_field(**more: Any) -> Text:
    """The field `moved`, without moved examples at first."""
    return Text("moved", "Moved examples", f"Moved examples: {FORM}.", NONE, read_moved, write_moved,
                advanced=True, **more)  # fmt: skip


def read_moved(text: str) -> Moved:
    """`3: 0.2 0.5, 7: -1 0.3` as numbers, in the examples' order; empty for `none`. ValueError with a sentence."""
    parts = [part for part in text.split(",") if part.strip() and part.strip() != NONE]
    results = [_read(part, text) for part in parts]
    if len({number for number, _, _ in results}) < len(results):
        raise ValueError(f"Moved examples must each appear once; got {text.strip()}.")
    return tuple(sorted(results))


def write_moved(moved: Moved) -> str:
    """The text that reads back as these."""
    return ", ".join(f"{number}: {_short(x)} {_short(y)}" for number, x, y in moved) or NONE


def placed(points: Reals, moved: Moved) -> Reals:
    """The points `(samples, 2)` with those moved where they are now."""
    now = np.array(points, np.float64)
    for number, *place in moved:
        now[number - 1] = place
    return now


def check_moved(moved: Moved, m: int) -> str | None:
    """Why these are no examples of a sample of `m`; None where they are."""
    last = max((number for number, _, _ in moved), default=0)
    return (
        f"Moved examples must be among the {format_number(m)} of the sample; got {format_number(last)}."
        if last > m
        else None
    )


def hold_examples(points: Reals, moved: Moved, window: Window, line: Line | None) -> list[Handle]:
    """Every one of the examples `(samples, 2)`, with its distance from a line."""
    if len(points) > MOST:
        return []
    sides = (("x₁", window.left, window.right), ("x₂", window.bottom, window.top))
    text = {} if line is None else {"distance": "{} from the line"}
    return [
        Handle(
            f"Example {i + 1}",
            *(
                AxisRange(name, at, min(low, at), max(high, at))
                for (name, low, high), at in zip(sides, place, strict=True)
            ),
            sets=partial(_with, moved, i + 1), line=line, points=[place], own=0, readings=text, quiet=True,
        )
        for i, place in enumerate(points.tolist())
    ]  # fmt: skip


def _with(moved: Moved, number: int, x: float, y: float) -> Mapping[str, Moved]:
    return {"moved": tuple(sorted([*(item for item in moved if item[0] != number), (number, x, y)]))}


def _read(part: str, text: str) -> tuple[int, float, float]:
    number, _, place = part.partition(":")
    try:
        x, y = (float(read_number(part)) for part in place.split())
        if number.strip().isdecimal() and int(number) >= 1 and abs(x) <= FARTHEST and abs(y) <= FARTHEST:
            return int(number), x, y
    except (TypeError, ValueError):
        pass
    raise ValueError(f"Moved examples must be {NONE}, or {FORM}, each within ±{FARTHEST:g}; got {text.strip()}.")


def _short(number: float) -> str:
    return repr(float(number)).removesuffix(".0")
