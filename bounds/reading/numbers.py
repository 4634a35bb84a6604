"""Reading a number that somebody typed: `1000`, `1,000`, `10**6`, `0.05`, `5%`, `1/20`, `ln(59050)`, `2**20*ln(2)`.

What `bounds.numbers` writes reads back too: `−2.5`, `3.2·10⁻⁵`, `1,000/3`, `1,048,576 ln 2`.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

from bounds.reading.reals import read_expression, simplest
from bounds.words.logarithm import Ln

LONGEST = 400  # characters: no number that a formula accepts needs more

_INTEGER = r"\d+(?:\*\*\d{1,4})?"
_THOUSANDS = re.compile(r"[-+]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?")  # 0,693 is no thousand
_POWER = re.compile(r"\d+\*\*\d{1,4}")
_LOGARITHM = re.compile(rf"(?:({_INTEGER})\s*\*\s*)?ln\(\s*({_INTEGER})\s*\)")
_WORDED = re.compile(r"(?:(\S+) )?ln (\S+)")  # as `bounds.numbers` writes it
_TENS = re.compile(r"(?:(?P<times>\d[\d.,]*)\s*[·×x*]\s*)?\b10(?P<power>⁻?[⁰¹²³⁴-⁹]{1,4})(?![⁻⁰¹²³⁴-⁹])")
_SUPERSCRIPTS = str.maketrans("⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "-0123456789")
_LONG_POWER = re.compile(r"e[-+]?\d{5}", re.IGNORECASE)  # a fraction would write out all its digits


def read_number(text: str) -> Any:
    """The number that `text` shows: an int, a float or an `Ln`. Text that shows none is returned as it is."""
    typed = text.strip()
    if len(typed) > LONGEST:
        return typed
    text = plainly(typed).replace("_", "").replace("^", "**")
    if text.endswith("%"):
        return _percent(text[:-1].rstrip(), typed)
    text = without_thousands(text)
    if logarithm := _LOGARITHM.fullmatch(text):
        return _logarithm(logarithm[1] or "1", logarithm[2], typed)
    if worded := _WORDED.fullmatch(text):
        return _worded(worded[1] or "1", worded[2], typed)
    if _POWER.fullmatch(text):
        power = _integer(text)
        return typed if power is None else power
    for kind in (_scaled,) if _TENS.search(typed) else (int, float, lambda shown: float(_fraction(shown))):
        try:
            return kind(text)
        except (ValueError, ZeroDivisionError, OverflowError):
            continue
    try:
        return read_expression(typed)
    except ValueError:
        return typed


def plainly(text: str) -> str:
    """`-3.2e-5` for `−3.2·10⁻⁵`: a keyboard's signs for those of print."""

    def scientific(found: re.Match[str]) -> str:
        return f"{without_thousands(found['times'] or '1')}e{found['power'].translate(_SUPERSCRIPTS)}"

    return _TENS.sub(scientific, text.replace("−", "-"))


def without_thousands(text: str) -> str:
    """`1000` for `1,000`; other text, with commas that may part decimals or numbers, as it is."""
    return text.replace(",", "") if _THOUSANDS.fullmatch(text) else text


def _percent(text: str, typed: str) -> Any:
    try:
        return float(_fraction(text) / 100)
    except (ValueError, ZeroDivisionError, OverflowError):
        return typed


def _scaled(text: str) -> int | float:
    """What was written with a power of ten: whole numbers of any size stay whole."""
    number = simplest(_fraction(text))
    return number if isinstance(number, int) else float(number)


def _fraction(text: str) -> Fraction:
    """The number exactly. Raises ValueError or ZeroDivisionError for what is none, or has too many digits."""
    if _LONG_POWER.search(text):
        raise ValueError(text)
    return Fraction("/".join(map(without_thousands, text.split("/"))))


def _worded(multiplier: str, base: str, typed: str) -> Any:
    try:
        return Ln(simplest(_fraction(base)), simplest(_fraction(multiplier)))
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
