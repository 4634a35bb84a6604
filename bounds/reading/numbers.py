"""Reading a number that somebody typed: `1000`, `1,000`, `10**6`, `0.05`, `5%`, `1/20`, `ln(59050)`, `2**20*ln(2)`."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

from bounds.words.logarithm import Ln

LONGEST = 400  # characters: no number that a formula accepts needs more

_INTEGER = r"\d+(?:\*\*\d{1,4})?"
_THOUSANDS = re.compile(r"[-+]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?")  # 0,693 is no thousand
_POWER = re.compile(r"\d+\*\*\d{1,4}")
_LOGARITHM = re.compile(rf"(?:({_INTEGER})\s*\*\s*)?ln\(\s*({_INTEGER})\s*\)")


def read_number(text: str) -> Any:
    """The number that `text` shows: an int, a float or an `Ln`. Text that shows none is returned as it is."""
    typed = text.strip()
    if len(typed) > LONGEST:
        return typed
    text = typed.replace("_", "").replace("^", "**")
    if text.endswith("%"):
        return _percent(without_thousands(text[:-1].rstrip()), typed)
    text = without_thousands(text)
    if logarithm := _LOGARITHM.fullmatch(text):
        return _logarithm(logarithm[1] or "1", logarithm[2], typed)
    if _POWER.fullmatch(text):
        power = _integer(text)
        return typed if power is None else power
    for kind in (int, float, lambda shown: float(Fraction(shown))):
        try:
            return kind(text)
        except (ValueError, ZeroDivisionError, OverflowError):
            continue
    return typed


def without_thousands(text: str) -> str:
    """`1000` for `1,000`; other text, with commas that may part decimals or numbers, as it is."""
    return text.replace(",", "") if _THOUSANDS.fullmatch(text) else text


def _percent(text: str, typed: str) -> Any:
    try:
        return float(Fraction(text) / 100)
    except (ValueError, ZeroDivisionError, OverflowError):
        return typed


def _logarithm(multiplier: str, base: str, typed: str) -> Any:
    times, of = _integer(multiplier), _integer(base)
    try:
        return Ln(of, times) if times and of and of >= 1 else typed
    except OverflowError:  # even the logarithm lies beyond the doubles
        return typed


def _integer(text: str) -> int | None:
    """An integer, perhaps as a power; None where it would need more than a million bits."""
    base, _, exponent = text.partition("**")
    if len(base) > LONGEST or int(base).bit_length() * int(exponent or 1) > 1_000_000:
        return None
    power: int = int(base) ** int(exponent or 1)
    return power
