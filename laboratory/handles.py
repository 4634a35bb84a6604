"""Things to take hold of in a figure: where each stands, how far it goes, what it sets, and what is read on the way.

A drawing's `handles` returns a list of `Handle`s. Where a field's value is what stands on an axis, its name is all that
a handle must say of that axis: `Handle("New example", x="place", y="label")`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, replace
from math import floor, log10
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from laboratory.fields import Number

Affine = tuple[float, float, float]  # a constant, and what each unit of the handle's x, and of its y, adds to it
Line = tuple[Affine, Affine, Affine]  # a, b and c of the line a·x + b·y + c = 0
FINE, RATIO = 100, 1.05  # of a stretch: steps at least; of neighbours, where they stand at equal ratios


@dataclass(frozen=True)
class Way:
    """Along an axis from `low` to `high`, now at `now`: in steps of `step`, or by that factor where `ratio`."""

    name: str
    now: float
    low: float
    high: float
    step: float
    ratio: bool = False

    def kept(self, number: float) -> float:
        """The number, or the end that it lies beyond."""
        return min(max(number, self.low), self.high)


@dataclass(frozen=True)
class Stops:
    """Places of a handle that moves on rails: the field's `values`, ascending, and what is read (`says`) at each."""

    values: Sequence[float]
    x: Sequence[float]
    y: Sequence[float]
    says: Sequence[str] = ()


@dataclass(frozen=True)
class Gauge:
    """A number that follows the handle, computed in the browser as `readings.js` tells, and words with `{}` for it.

    `mistakes` counts `points` `(n, 2)` whose labels `(n,)`, positive above 0, are not on their side of the line;
    `distance` is that of the handle from the line, or of the first of `points`; `mean square` that of the points'
    heights over the line; `residual` the handle's own height over it.
    """

    what: str
    says: str
    points: ArrayLike = ()
    labels: ArrayLike = ()


@dataclass(frozen=True)
class Handle:
    """One thing to take hold of.

    `x` and `y` are each the name of a field, a `Way` of its own, or a number that stays. `sets` tells what the fields
    hold when it is let go, given the numbers it stands at (x before y, those that stay left out); a handle on rails,
    with `stops`, names its field there. `line` is drawn while it is moved, and what `readings` are read against.
    """

    label: str
    x: str | Way | float = 0.0
    y: str | Way | float = 0.0
    _: KW_ONLY
    sets: Callable[..., Mapping[str, Any]] | str | None = None
    stops: Stops | None = None
    line: Line | None = None
    readings: Sequence[Gauge] = ()

    def on(self, way: Callable[[str], Way]) -> Handle:
        """The same with its fields' ways."""
        x, y = (way(one) if isinstance(one, str) else one for one in (self.x, self.y))
        if self.sets is not None:
            return replace(self, x=x, y=y)
        names = [one for one in (self.x, self.y) if isinstance(one, str)]
        return replace(self, x=x, y=y, sets=lambda *numbers: dict(zip(names, numbers, strict=True)))

    @property
    def ways(self) -> list[Way]:
        """Those in which it moves."""
        return [one for one in (self.x, self.y) if isinstance(one, Way)]

    def moved(self, *numbers: float) -> Mapping[str, Any]:
        """What the fields hold when it is let go at these numbers, or at the ends that they lie beyond."""
        if isinstance(self.sets, str):
            return {self.sets: numbers[0]}
        assert self.sets is not None, "the handle was not laid on the ways of its fields"
        return self.sets(*(way.kept(number) for way, number in zip(self.ways, numbers, strict=True)))

    def now(self, asked: Mapping[str, Any]) -> tuple[float, ...]:
        """The numbers that it stands at."""
        return (float(asked[self.sets]),) if isinstance(self.sets, str) else tuple(way.now for way in self.ways)

    def told(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        """All that the browser is told of it."""
        told: dict[str, Any] = {"label": self.label}
        if self.stops is not None:
            rails = {name: list(getattr(self.stops, name)) for name in ("values", "x", "y", "says")}
            return told | rails | {"now": self.now(asked)[0]}
        ends = {name: vars(one) if isinstance(one, Way) else one for name, one in (("x", self.x), ("y", self.y))}
        readings = [{"what": one.what, "says": one.says, "points": np.asarray(one.points).tolist(),
                     "labels": np.asarray(one.labels).tolist()} for one in self.readings]  # fmt: skip
        return told | ends | {"line": self.line, "readings": readings}


def way_of(field: Number, now: float) -> Way:
    """The stretch of a field's slider, or its domain, and as far as it was typed beyond."""
    low, high = field.slides or (field.domain.low, field.domain.high)
    step = RATIO if field.log else 1.0 if field.domain.integer else fine_step(low, high)
    return Way(field.label, now, min(low, now), max(high, now), step, field.log)


def fine_step(low: float, high: float) -> float:
    """A power of ten of which at least a hundred make the stretch."""
    return float(10.0 ** floor(log10((high - low) / FINE)))
