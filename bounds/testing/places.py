"""Points all over a theorem's domain, each named by a few bytes: three for each variable, which tell the value's place.

The first quarter of the places are everyday values, the next two lie on the way to the domain's ends, spread evenly
over orders of magnitude of the distance, and the last are the ends themselves. Places begin at the low end of the
everyday range. Side conditions are met by construction: no draw is thrown away.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from bounds.solving.integer_search import bisect
from bounds.solving.lattice import index_of, lattice_of
from bounds.testing.points import satisfies, typical_points
from bounds.theorem import Theorem
from bounds.vocabulary.variables import Variable

BYTES = 3
QUARTER = 256**BYTES // 4
# How far draws go where a domain names no end: counts and lengths to 10^15, logarithms of sizes to 10^300.
FARTHEST, FARTHEST_LOGARITHM = 1e15, 1e300
# How near to an end at zero: one that belongs to the domain, and one that neither does nor has a floor of its own.
NEAREST, NEAREST_OPEN = 1e-300, 1e-15

Point = dict[str, Any]


def far_flung(theorem: Theorem, count: int, seed: int = 1984) -> Iterator[Point]:
    """So many points up to the ends of every domain, always the same ones."""
    rng = np.random.default_rng([seed, *theorem.slug.encode()])
    for _ in range(count):
        yield point_at(theorem, rng.bytes(1 + BYTES * len(theorem.variables)))


def point_at(theorem: Theorem, entropy: bytes) -> Point:
    """The point that these bytes stand for: one says which variable moves first, the others give the places."""
    places = (int.from_bytes(entropy[i : i + BYTES], "big") for i in range(1, len(entropy), BYTES))
    point = {
        variable.name: value_at(variable, place) for variable, place in zip(theorem.variables, places, strict=True)
    }
    if not theorem.where or satisfies(theorem, point):
        return point
    return _moved(
        theorem, typical_points(theorem, 1)[0], point, _order(list(point), entropy[0]), to_the_edge=entropy[0] < 128
    )


def _order(names: list[str], byte: int) -> Sequence[str]:
    first = byte % len(names)
    return [*names[first:], *names[:first]][:: -1 if byte % 3 else 1]


def value_at(variable: Variable, place: int) -> Any:
    """The value at one of the 4 * QUARTER places."""
    quarter, offset = divmod(place, QUARTER)
    share = offset / (QUARTER - 1)
    low, high = ends(variable)
    value = (_usual, _downwards, _upwards, lambda _, share: low if share < 0.5 else high)[quarter](variable, share)
    value = min(max(value, low), high)
    if not variable.domain.integer:
        return float(value)
    whole = round(value)
    return whole - 1 + whole % 2 if variable.domain.odd else whole


def ends(variable: Variable) -> tuple[float, float]:
    """The first and the last value that is drawn."""
    domain = variable.domain
    high = min(domain.high, FARTHEST_LOGARITHM if variable.log_of else FARTHEST)
    if high == domain.high and not domain.includes_high:
        high = math.nextafter(high, -math.inf)
    if domain.includes_low:
        return domain.low, high
    return domain.floor or (NEAREST_OPEN if domain.low == 0 else math.nextafter(domain.low, math.inf)), high


def _usual(variable: Variable, share: float) -> float:
    """Four significant digits: what a person could type."""
    low, high = variable.typical
    return float(f"{_magnitude(low, high, share) if low > 0 else low + share * (high - low):.4g}")


def _downwards(variable: Variable, share: float) -> float:
    """From the everyday range to the low end, by the distance from it."""
    domain, usual = variable.domain, variable.typical[0]
    if usual <= domain.low:
        return usual
    nearest = 1.0 if domain.integer else max(ends(variable)[0] - domain.low, math.ulp(domain.low), NEAREST)
    return domain.low + _magnitude(usual - domain.low, nearest, share)


def _upwards(variable: Variable, share: float) -> float:
    """From the everyday range to the high end: by size, or by the distance from an end that lies near."""
    end, usual = variable.domain.high, variable.typical[1]
    if end > 1000 * usual:
        return _magnitude(usual, ends(variable)[1], share)
    nearest = 1.0 if variable.domain.integer else math.ulp(end)
    return end - _magnitude(end - usual, nearest, share) if usual < end else usual


def _magnitude(start: float, end: float, share: float) -> float:
    return math.exp(math.log(start) + share * (math.log(end) - math.log(start)))


def _moved(theorem: Theorem, start: Point, target: Point, order: Sequence[str], to_the_edge: bool) -> Point:
    """`start` with the drawn values, one after the other, as far as the side conditions let them come."""
    point = dict(start)
    for name in order:
        if satisfies(theorem, {**point, name: target[name]}):
            point[name] = target[name]
        elif to_the_edge:
            point[name] = _last_allowed(theorem, point, name, target[name])
    return point


def _last_allowed(theorem: Theorem, point: Point, name: str, wanted: Any) -> Any:
    """The value nearest to the wanted one that the side conditions allow; each holds on one side of some value."""
    lattice = lattice_of(theorem.variable(name).domain)
    index = lattice.index if theorem.variable(name).domain.integer else index_of

    def allowed(place: int) -> bool:
        return satisfies(theorem, {**point, name: lattice.at(place)})

    return lattice.at(bisect(allowed, index(wanted), index(point[name])))
