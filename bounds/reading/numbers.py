"""Reading a number that somebody typed: `1000`, `1,000`, `10**6`, `0.05`, `5%`, `1/20`, `ln(59050)`, `2**20*ln(2)`.

How digits are written is read by `bounds.reading.written`: `1 000`, `1'000`, `0,05`, `2,5 %`, `1.000,5`, `2·10⁴`.
What `bounds.numbers` writes reads back too: `−2.5`, `3.2·10⁻⁵`, `1,000/3`, `1,048,576 ln 2`. Other expressions are read
by `bounds.reading.reals`.
"""

import math
import re
from fractions import Fraction
from typing import Any

from bounds.reading.pattern import Pattern
from bounds.reading.reals import read_expression, simplest
from bounds.reading.written import LONGEST, PERCENT, plainly, written_plainly
from bounds.vocabulary.logarithm import Ln

_INTEGER = r"\d+(?:\^\d{1,4})?"
_POWER = Pattern(r"\d+\^\d{1,4}")
_LOGARITHM = Pattern(rf"(?:({_INTEGER})\s*\*\s*)?ln\(\s*({_INTEGER})\s*\)")
_COMPUTED = Pattern(r"[*/^(!]")  # something is to be computed
_WORDED = Pattern(r"(?:(\S+) )?ln (\S+)")  # as `bounds.numbers` writes it


def read_number(text: str) -> Any:
    """The number that `text` shows: an int, a float or an `Ln`. Text that shows none is returned as it is."""
    typed = text.strip()
    if len(typed) > LONGEST:
        return typed
    plain = plainly(typed).replace("_", "")
    if written := written_plainly(plain):
        return written.number
    if is_interval(plain):
        return typed
    if logarithm := _LOGARITHM.fullmatch(plain):
        return _logarithm(logarithm[1] or "1", logarithm[2], typed)
    worded = _WORDED.fullmatch(plain)
    if worded and not isinstance(worded_value := _worded(worded[1] or "1", worded[2], typed), str):
        return worded_value
    if _POWER.fullmatch(plain):
        power = _integer(plain)
        return typed if power is None else power
    for kind in (float, lambda digits: float(_quotient(digits)), read_expression):
        try:
            return kind(plain)
        except (ValueError, ZeroDivisionError, OverflowError):
            continue
    return typed


def read_exactly(text: str) -> Fraction | None:
    """The number that `text` shows, exactly, where it shows a decimal or a fraction; None for all else."""
    try:
        return _quotient(plainly(text.strip()).replace("_", ""))
    except (ValueError, ZeroDivisionError):
        return None


def is_finite(value: Any) -> bool:
    """Whether a value that was read is a number, and no larger than a double can be."""
    try:
        return not isinstance(value, str) and math.isfinite(value)
    except OverflowError:
        return False


def is_interval(text: str) -> bool:
    """Are these two numbers with a dash between, the larger behind? Nobody asks what 10 - 20 is."""
    first, _, last = plainly(text).partition("-")
    ends = [written_plainly(end.strip()) if end.strip()[:1].isdigit() else None for end in (first, last)]
    low, high = (math.nan if end is None else end.exactly for end in ends)
    return low < high


def why_no_number(text: str) -> str:
    """What may be wrong with a text that shows no number, as the end of the sentence that refuses it; often nothing."""
    if is_interval(text) or re.search(r"\d\s*(?:±|\+/-|\bto\b)\s*\d", text):
        return "; one number is asked for, and this is an interval"
    if several(text):
        return "; one number is asked for, and these are several"
    if len(text) > LONGEST:
        return f"; a number has at most {LONGEST} characters, and this has {len(text):,}"
    if re.search(r"(?<![A-Za-z])log\s*\(", plainly(text)):
        return "; a logarithm is written ln, log2 or log10"
    has_commas = "," in text and isinstance(read_number(text), str)
    return "; inside an expression numbers have no commas" if has_commas and _COMPUTED.search(plainly(text)) else ""


def several(text: str) -> list[str]:
    """The numbers of a list with commas between them; none where the commas are those of 1,000 or of an expression."""
    parts = [part.strip() for part in text.split(",")] if len(text) <= LONGEST * 10 else []
    is_list = len(parts) > 1 and isinstance(read_number(text), str) and not _COMPUTED.search(plainly(text))
    return parts if is_list and not any(isinstance(read_number(part), str) for part in parts) else []


def _quotient(text: str) -> Fraction:
    """The number exactly. Raises ValueError or ZeroDivisionError for what is none."""
    if len(text) > LONGEST:
        raise ValueError(text[:LONGEST])
    if (whole := written_plainly(text)) is not None:
        return whole.exactly
    if (percent := PERCENT.fullmatch(text)) and not PERCENT.fullmatch(percent["number"]):
        return _quotient(percent["number"]) / 100
    above, _, below = text.partition("/")
    number, divisor = written_plainly(above), written_plainly(below)
    if number is None or divisor is None or "*" in below:  # 1/5*10 is 2
        raise ValueError(text)
    return number.exactly / divisor.exactly


def _worded(multiplier: str, base: str, typed: str) -> Any:
    try:
        power = _integer(multiplier) if _POWER.fullmatch(multiplier) else None
        return Ln(simplest(_quotient(base)), simplest(_quotient(multiplier)) if power is None else power)
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
    base, _, exponent = text.partition("^")
    if len(base) > LONGEST or int(base).bit_length() * int(exponent or 1) > 1_000_000:
        return None
    power: int = int(base) ** int(exponent or 1)
    return power
