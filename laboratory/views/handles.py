"""What can be dragged in a figure: where each handle is, how far it goes, what it sets, and what is read on the way.

A drawing's `handles` returns a list of `Handle`s. Where a field's value is what an axis shows, its name is all that a
handle needs for that axis: `Handle("New example", x="place", y="label")`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field, replace
from math import inf
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from bounds.vocabulary.prose import in_a_sentence, listed
from laboratory.views.fields import Number

Affine = tuple[float, float, float]  # a constant, and what each unit of the handle's x, and of its y, adds to it
Line = tuple[Affine, Affine, Affine]  # a, b and c of the line a·x + b·y + c = 0
LEAST_SQUARES = "least squares"
RATIO = 1.05  # of neighbours, where they are at equal ratios


@dataclass(frozen=True)
class AxisRange:
    """Along an axis from `low` to `high`, now at `now`: in steps of `step`, or by that factor where `ratio`.

    Where the step is 0 it is as fine as can be seen: a power of ten, of which a hundred at least are on the axis.
    Where it is `whole`, it takes integers only.
    """

    name: str
    now: float
    low: float
    high: float
    step: float = 0.0
    ratio: bool = False
    whole: bool = False

    def kept(self, number: float) -> float:
        """The number, or the end that it lies beyond."""
        return min(max(round(number) if self.whole else number, self.low), self.high)


@dataclass(frozen=True)
class Stops:
    """Places of a handle that moves on rails: the field's `values`, ascending, and the text (`texts`) at each.

    The field holds `now`, one of them. A value that means nothing by itself, a step's number, is not `read`.
    """

    now: float
    values: Sequence[float]
    x: Sequence[float]
    y: Sequence[float]
    texts: Sequence[str] = ()
    read: bool = True


@dataclass(frozen=True)
class Handle:
    """One thing that can be dragged.

    `x` and `y` are each the name of a field, an `AxisRange` of its own, or a number that stays. `sets` returns what the
    fields hold when it is released, given the numbers it is at (x before y, those that stay left out); a handle on
    rails, with `stops`, names its field there. One of many is `quiet`: it is invisible until the pointer is near.

    While it is moved the browser draws `line`, or the one of least squares through `points` `(n, 2)`, of which `own` is
    where the handle is; their labels `(n,)` are positive above 0. `readings` says with which words, `{}` for the
    number, each of these follows: the points that are not on their side of the line (`mistakes`, those on the line
    itself among them); the smallest distance of a point on its side (`margin`); the mean square of their heights
    over it; and of `own`, or the first of them, its `distance` from the line, which has no sign, and its height over
    it, the `residual`. Where `nearest` is not 0, a circle reaches so many points around the handle, and `votes` counts
    the positive ones among them.
    """

    label: str
    x: str | AxisRange | float = 0.0
    y: str | AxisRange | float = 0.0
    _: KW_ONLY
    sets: Callable[..., Mapping[str, Any]] | str | None = None
    stops: Stops | None = None
    line: Line | str | None = None
    points: ArrayLike = ()
    labels: ArrayLike = ()
    own: int | None = None
    nearest: int = 0
    readings: Mapping[str, str] = field(default_factory=dict)
    quiet: bool = False

    def on(self, way: Callable[[str], AxisRange]) -> Handle:
        """The same with its fields' ways."""
        x, y = (way(axis) if isinstance(axis, str) else axis for axis in (self.x, self.y))
        if self.sets is not None:
            return replace(self, x=x, y=y)
        names = [axis for axis in (self.x, self.y) if isinstance(axis, str)]
        return replace(self, x=x, y=y, sets=lambda *numbers: dict(zip(names, numbers, strict=True)))

    @property
    def ways(self) -> list[AxisRange]:
        """Those in which it moves."""
        return [axis for axis in (self.x, self.y) if isinstance(axis, AxisRange)]

    def moved(self, *numbers: float) -> Mapping[str, Any]:
        """What the fields hold when it is released at these numbers, or at the ends that they lie beyond."""
        if isinstance(self.sets, str):
            return {self.sets: numbers[0]}
        assert self.sets is not None, "the handle was not laid on the ways of its fields"
        return self.sets(*(way.kept(number) for way, number in zip(self.ways, numbers, strict=True)))

    @property
    def now(self) -> tuple[float, ...]:
        """The numbers that it is at."""
        return tuple(way.now for way in self.ways) if self.stops is None else (self.stops.now,)

    @property
    def held(self) -> Mapping[str, Any]:
        """What its fields hold while it is where it is."""
        return self.moved(*self.now)

    @property
    def spec(self) -> dict[str, Any]:
        """All of it that the browser needs."""
        entries: dict[str, Any] = {"label": self.label, "quiet": self.quiet}
        if self.stops is not None:
            lists = {name: list(getattr(self.stops, name)) for name in ("values", "x", "y", "texts")}
            return {**entries, **lists, "now": self.stops.now, "read": self.stops.read}
        ends = {
            name: vars(item) if isinstance(item, AxisRange) else item for name, item in (("x", self.x), ("y", self.y))
        }
        seen = {"points": np.asarray(self.points).tolist(), "labels": np.asarray(self.labels).tolist(), "own": self.own}
        hangs = {"line": self.line, "nearest": self.nearest, "readings": dict(self.readings)}
        return entries | ends | seen | hangs


def axis_range(field: Number, now: float) -> AxisRange:
    """The stretch of a field's slider, or its domain, and as far as it was typed beyond."""
    low, high = field.slides or (field.domain.low, field.domain.high)
    step = RATIO if field.log else 1.0 if field.domain.integer else 0.0
    return AxisRange(field.label, now, min(low, now), max(high, now), step, field.log, field.domain.integer)


def how_to_drag(handles: Sequence[Handle]) -> str:
    """The sentence that says what can be dragged, in the caption of every drawing; empty where nothing can.

    Of many that are alike (`Example 1`, `Example 2`) any is meant.
    """
    names = [
        f"any {in_a_sentence(handle.label.rstrip('0123456789 '))}" if handle.quiet else _called(handle.label)
        for handle in handles
    ]
    return f"Drag {listed(list(dict.fromkeys(names)), 'or')}." if names else ""


def _called(label: str) -> str:
    """A name that says whose it is has no article."""
    name = in_a_sentence(label)
    return name if "'s " in name or name.startswith("your ") else f"the {name}"


def tidy(number: float, low: float = -inf, high: float = inf, digits: int = 4) -> float:
    """The number in few digits, or the end that it lies beyond: what a field holds where something was dragged."""
    return min(max(float(f"{number:.{digits}g}"), low), high)


def on_rails(
    label: str, sets: str, now: float, values: Iterable[float], place: Callable[[float], tuple[float, float]],
    text_of: Callable[[float], str] | None = None, read: bool = True,
) -> Handle:  # fmt: skip
    """A handle for a field that holds `now`: it moves through the places of these values, with a text at each."""
    stops = sorted({*values, now})
    x, y = zip(*(place(value) for value in stops), strict=True)
    return Handle(
        label, sets=sets, stops=Stops(now, stops, x, y, [text_of(value) for value in stops] if text_of else (), read)
    )
