"""Reading many numbers that somebody typed as one: `10:1e5:log20`, `0.01:0.1:lin10`, `100:1000:100`."""

import math
import re
from fractions import Fraction
from typing import Any

import numpy as np

from bounds.reading.meant import which_is_meant
from bounds.reading.numbers import is_finite, read_number

MOST = 1_000_000
_SPACED = re.compile(r"(log|lin)(\d{1,9})")


def is_range(text: str) -> bool:
    """Does it look like several numbers?"""
    return ":" in text


def read_range(name: str, text: str, whole: bool) -> list[Any]:
    """The numbers from a first to a last one, both among them: `first:last:log20` and `first:last:lin20` are twenty,
    evenly spaced on that scale, `first:last:step` as many as fit. Those of a `whole` variable are rounded, each told
    once. Raises ValueError in one sentence.
    """
    parts = text.split(":")
    if len(parts) != 3:
        raise ValueError(f"{name} must be a range such as 10:1e5:log20, 0:1:lin11 or 100:1000:100; got {text[:60]}")
    first, last = (_end(name, part, whole) for part in parts[:2])
    spaced = _SPACED.fullmatch(parts[2].strip())
    if spaced:
        values = _evenly(name, first, last, spaced[1], int(spaced[2]))
    else:
        values = _by_steps(name, first, last, _end(name, parts[2], whole))
    if whole:
        return list(dict.fromkeys(round(value) for value in values))
    return values


def _end(name: str, part: str, whole: bool) -> float:
    value = read_number(part)
    doubt = which_is_meant(part, value, whole, is_finite)
    if doubt or not is_finite(value):
        raise ValueError(f"{name} must be a range of finite numbers; got {part.strip()[:60] or 'nothing'} in it{doubt}")
    return float(value)


def _evenly(name: str, first: float, last: float, scale: str, count: int) -> list[float]:
    _check_count(name, count)
    if scale == "lin":
        low, width = _exactly(first), _exactly(last) - _exactly(first)
        return [float(low + width * Fraction(place, max(count - 1, 1))) for place in range(count)]
    if min(first, last) <= 0:
        raise ValueError(f"{name} must be a range of positive numbers to be spaced by their logarithms; got {first:g}")
    inner = np.exp(np.linspace(math.log(first), math.log(last), count))
    return [first, *map(float, inner[1:-1]), last][:count]  # the ends as they were typed, whatever exp makes of them


def _by_steps(name: str, first: float, last: float, step: float) -> list[float]:
    if step == 0 or (last - first) / step < 0:
        raise ValueError(f"{name} must be a range whose steps lead from its first number to its last; got {step:g}")
    count = (_exactly(last) - _exactly(first)) / _exactly(step)
    _check_count(name, float(count) + 1)
    return [float(_exactly(first) + _exactly(step) * place) for place in range(math.floor(count) + 1)]


def _exactly(number: float) -> Fraction:
    """The decimal that a double shows: the second of 0.1, 0.2, 0.3 is 0.2 and not its neighbour."""
    return Fraction(repr(number))


def _check_count(name: str, count: float) -> None:
    if not 1 <= count <= MOST:
        raise ValueError(f"{name} must be a range of at most {MOST:,} numbers, and at least one; got {count:,.0f}")
