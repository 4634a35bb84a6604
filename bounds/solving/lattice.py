"""The values an unknown can take, numbered in order, so that one search serves integers and doubles alike."""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bounds.vocabulary.domain import Interval

# How far answers are sought where a domain names no end. Beyond it a square or a cube would leave the doubles.
LARGEST_INTEGER = 10**100
LARGEST_EXACT = 2**53  # beyond it doubles skip integers
SMALLEST_REAL, LARGEST_REAL = 1e-100, 1e100


@dataclass(frozen=True)
class Lattice:
    """Consecutive indices `low`..`high` and the value each stands for.

    `edge_low` and `edge_high` say whether that end belongs to the domain itself; otherwise it is only as far
    as we search.
    """

    low: int
    high: int
    at: Callable[[int], Any]
    edge_low: bool
    edge_high: bool

    def index(self, value: int) -> int:
        """The index of an integer that lies on the lattice."""
        step = int(self.at(self.low + 1)) - int(self.at(self.low))
        return self.low + (value - int(self.at(self.low))) // step

    def between(self, low: int, high: int) -> Lattice:
        """The part from `low` to `high`; a new end is a real one."""
        return Lattice(low, high, self.at, self.edge_low or low > self.low, self.edge_high or high < self.high)


def lattice_of(domain: Interval) -> Lattice:
    """All values of `domain` that are searched."""
    return _integers(domain) if domain.integer else _doubles(domain)


def _integers(domain: Interval) -> Lattice:
    step = 2 if domain.odd else 1
    first = int(domain.low)
    last = LARGEST_INTEGER if math.isinf(domain.high) else int(domain.high)
    return Lattice(0, (last - first) // step, lambda index: first + step * index, True, math.isfinite(domain.high))


def _doubles(domain: Interval) -> Lattice:
    low = -LARGEST_REAL if math.isinf(domain.low) else domain.low
    if not domain.includes_low and math.isfinite(domain.low):
        low = domain.floor or (SMALLEST_REAL if domain.low == 0 else math.nextafter(domain.low, math.inf))
    high = LARGEST_REAL if math.isinf(domain.high) else domain.high
    if not domain.includes_high and math.isfinite(domain.high):
        high = math.nextafter(domain.high, -math.inf)
    return Lattice(index_of(low), index_of(high), double_at, domain.includes_low, domain.includes_high)


def index_of(value: float) -> int:
    """Doubles counted in their order: neighbours differ by one."""
    bits: int = struct.unpack("<q", struct.pack("<d", value))[0]
    return bits if bits >= 0 else -(bits & 0x7FFF_FFFF_FFFF_FFFF)


def double_at(index: int) -> float:
    """The double with this index."""
    value: float = struct.unpack("<d", struct.pack("<q", abs(index)))[0]
    return math.copysign(value, -1.0 if index < 0 else 1.0)
