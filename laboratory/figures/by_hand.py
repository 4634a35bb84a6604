"""A guess in a figure: a pen to draw with, the paths drawn, and a line where a number was typed."""

import math
import re
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from laboratory.figures.curves import hline
from laboratory.figures.figure import Figure
from laboratory.figures.names import span, word
from laboratory.figures.roles import Role, known
from laboratory.figures.theme import theme_of

GUESS = Role("your guess", None, "dashdot", width=3.0)
NAME = "guess"  # of a path that was drawn by hand
MOST, LONGEST = 40, 20_000  # paths of a figure, letters of a path
SAME = 1e-9  # relative
_PATH = re.compile(r"M[MLZ\d.,eE+\- ]+")
_AXIS = re.compile(r"[xy]\d{0,2}")

Path = Mapping[str, str]


def with_pen(fig: Figure) -> Figure:
    """A copy in which the mouse draws; `sketch.js` gets the paths."""
    line = GUESS.line(theme_of(fig), dash="solid")
    return fig.copy().update_layout(dragmode="drawopenpath", newshape={"name": NAME, "line": line})


def with_paths(fig: Figure, paths: Iterable[Path]) -> Figure:
    """A copy with these paths, as `checked_path` returns them."""
    line = GUESS.line(theme_of(fig), dash="solid")
    copied = fig.copy()
    for path in paths:
        copied.add_shape(type="path", name=NAME, line=line, **path)
    return copied


def checked_path(value: Any) -> Path | None:
    """A path as a browser sends it, with the axes that it refers to; None for anything else."""
    if not isinstance(value, Mapping):
        return None
    path, axes = value.get("path"), {axis: value.get(axis) or axis[0] for axis in ("xref", "yref")}
    is_path = isinstance(path, str) and len(path) <= LONGEST and _PATH.fullmatch(path)
    if not is_path or not all(isinstance(axis, str) and _AXIS.fullmatch(axis) for axis in axes.values()):
        return None
    return {"path": str(path), **axes}


def with_level(fig: Figure, number: float, guess: float) -> Figure:
    """A copy with a line at the height of a guess, where the vertical axis is that of the `number` measured.

    That is so where a measured curve passes through exactly this number; for whole numbers that may be a coincidence.
    """
    if not _carries(fig, number):
        return fig
    logarithmic = fig.setting("yaxis", "type") == "log"
    place = guess if not logarithmic else math.log10(guess) if guess > 0 else -math.inf
    low, high = sorted(span(fig))
    if not low <= place <= high:
        return fig
    copied = fig.copy()
    hline(copied, guess, GUESS)
    word(copied, (0, place), GUESS.title, GUESS, xref="x domain", xanchor="left", xshift=5, yanchor="bottom")
    return copied


def _carries(fig: Figure, number: float) -> bool:
    if float(number).is_integer() or fig.setting("xaxis2") or fig.setting("yaxis", "scaleanchor"):
        return False
    measured = (trace for trace in fig.traces if trace["type"] == "scatter" and not known(trace))
    heights = (np.asarray(trace.get("y", ()), dtype=object).ravel() for trace in measured)
    return any(
        isinstance(height, int | float | np.number) and math.isclose(height, number, rel_tol=SAME)
        for column in heights for height in column
    )  # fmt: skip
