"""Reading many numbers that somebody typed as one: `10:1e5:log20`, `0.01:0.1:lin10`, `100:1000:100`."""

import math
from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np

from bounds.numbers import format_number
from bounds.reading.meant import which_is_meant
from bounds.reading.numbers import is_finite, read_number
from bounds.reading.pattern import Pattern

MOST = 1_000_000
EXACT = 2**53  # up to here a double is every whole number
_SPACED = Pattern(r"(log|lin)(\d{1,9})")


def is_range(text: str) -> bool:
    """Does it look like several numbers?"""
    return ":" in text


def read_range(name: str, text: str, whole: bool, most: int = MOST) -> list[Any]:
    """The numbers from a first to a last one, both among them: `first:last:log20` and `first:last:lin20` are twenty,
    evenly spaced on that scale, `first:last:step` as many as fit. Those of a `whole` variable are rounded, each told
    once. Raises ValueError in one sentence, before anything is worked out where they are more than `most`.
    """
    parts = text.split(":")
    if len(parts) != 3:
        raise ValueError(f"{name} must be a range such as 10:1e5:log20, 0:1:lin11 or 100:1000:100; got {text[:60]}")
    first, last = (_end(name, part, whole) for part in parts[:2])
    spaced = _SPACED.fullmatch(parts[2].strip())
    if spaced:
        values = _evenly(name, first, last, spaced[1], int(spaced[2]), most)
    else:
        values = _by_steps(name, first, last, _end(name, parts[2], whole), most)
    if not whole:
        return [*map(float, values)]
    return [*values] if isinstance(values, range) else [*dict.fromkeys(map(round, values))]


def _end(name: str, part: str, whole: bool) -> float:
    value = read_number(part)
    doubt = which_is_meant(part, value, whole, is_finite)
    if doubt or not is_finite(value):
        raise ValueError(f"{name} must be a range of finite numbers; got {part.strip()[:60] or 'nothing'} in it{doubt}")
    return float(value)


def _evenly(name: str, first: float, last: float, scale: str, count: int, most: int) -> Sequence[float]:
    _check_count(name, count, most)
    if scale == "lin":
        (low, high), unit = _in_units(first, last)
        parts, width = max(count - 1, 1), high - low
        unit *= parts
        return [(low * parts + width * place) / unit for place in range(count)]
    if min(first, last) <= 0:
        raise ValueError(f"{name} must be a range of positive numbers to be spaced by their logarithms; got {first:g}")
    inner: list[float] = np.exp(np.linspace(math.log(first), math.log(last), count)).tolist()
    return [first, *inner[1:-1], last][:count]  # the ends as they were typed, whatever exp makes of them


def _by_steps(name: str, first: float, last: float, step: float, most: int) -> Sequence[float]:
    if step == 0 or (last - first) / step < 0:
        raise ValueError(f"{name} must be a range whose steps lead from its first number to its last; got {step:g}")
    (low, high, by), unit = _in_units(first, last, step)
    count = (high - low) // by + 1
    _check_count(name, count, most)
    exactly = range(low, low + by * count, by)
    if unit == 1 and max(abs(low), abs(high)) <= EXACT:
        return exactly
    return [number / unit for number in exactly]


def _in_units(*numbers: float) -> tuple[list[int], int]:
    """The decimals that doubles show, in units of their last place, and how many units make 1: the second of 0.1, 0.2,
    0.3 is 0.2 and not its neighbour, for the quotient of two integers is the double nearest to it.
    """
    decimals = [Decimal(repr(number)).normalize() for number in numbers]
    places = max(0, *(-int(number.as_tuple().exponent) for number in decimals))
    unit: int = 10**places
    return [int(Fraction(number) * unit) for number in decimals], unit


def _check_count(name: str, count: int, most: int) -> None:
    if not 1 <= count <= most:
        allowed = f"at most {most:,} numbers" if count else "at least one number"
        raise ValueError(f"{name} must be a range of {allowed}; got {format_number(count)}")
