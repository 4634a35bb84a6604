"""Guess first: a headline without its number, and afterwards the guess beside it."""

import math
import re
from dataclasses import replace

from bounds.numbers import format_number
from bounds.reading.numbers import read_number
from bounds.reading.units import measures, unit_apart
from bounds.reading.written import without_thousands
from bounds.vocabulary.prose import shortened
from laboratory.views.headline import Headline

LONGEST = 60  # characters
ASKED = "?"
_NUMBER = re.compile(r"(?:below )?[-−+]?\d[\d.,]*(?:·10)?[⁻⁰¹²³⁴-⁹]*")  # as headlines print them
_UNIT = re.compile(rf"(?:{_NUMBER.pattern})(?P<unit>(?:\s*%| of (?P<of>\d[\d,]*)| points)?)")
_PER_CENT = re.compile(r"\s*per\s?cent\b")
_SHARE = re.compile(r"[%‰]|\b(?:per\s?cent|pct|per\s?mill?e?|pro\s?mille)\b", re.IGNORECASE)
_PART = re.compile(r"(?P<number>.*?)\s*(?:\bof\b|/)\s*(?P<of>.*)")
_ALL = re.compile(r"of (?P<of>\d[\d,]*)\b")
_WORD = re.compile(r"[^\W\d_]{2,20}")
NEAR = 0.1  # of a number: a guess is right so far from it
ROUNDING = 1e-9  # 29 per cent of 100 is 28.999999999999996 in doubles


def unanswered(headline: Headline) -> Headline:
    """The same with a question mark for what was measured.

    The bound stays, unless it contains the number; what was measured beside it, after a semicolon, goes, as do the
    reasons why there is no guarantee.
    """
    guarded = replace(headline, measured_text=f"{ASKED}{_unit(headline)}", what=headline.what.partition(";")[0])
    if headline.bound_text and not tells(headline.bound_text + headline.by + headline.condition, headline):
        return guarded
    return replace(guarded, at_most=None, at_least=None, by="")


def tells(words: str, headline: Headline) -> bool:
    """Whether these words contain the measured number, as it is read."""
    number = _NUMBER.match(headline.measured)
    secret = re.escape(number[0] if number else headline.measured)
    return re.search(rf"(?<![\d.,−]){secret}(?![\d·]|[.,]\d)", words) is not None


def guess_label(headline: Headline) -> str:
    """The label of the field in which one guesses."""
    unit = _unit(headline).strip()
    return f"Your guess ({unit})" if unit else "Your guess"


def read_guess(headline: Headline, text: str) -> float | None:
    """The number guessed, a share as a fraction of 1; None where the answer is words.

    Raises ValueError with a sentence for an empty guess, and for one that is no number where the answer is one.
    """
    typed, query = text.strip(), _UNIT.fullmatch(headline.measured)
    if not typed:
        raise ValueError("Type a guess first. Any guess is accepted.")
    if query is None:
        return None
    if query["of"]:
        return _part(headline, typed, query["of"])
    unit = query["unit"].strip()
    value = _finite(typed if unit == "%" else _without_all(headline, _without_unit(headline, typed.removesuffix(unit))))
    if value is None:
        raise ValueError(f"{guess_label(headline)} must be a finite number; got {shortened(typed)}.")
    return value / 100 if unit == "points" or (unit == "%" and not _in_per_cent(typed)) else value


def _part(headline: Headline, typed: str, of: str) -> float:
    """How many of so many: `7`, `7 of 46`, `7/46`, or in per cent of them."""
    bare = _without_unit(headline, typed)
    said, whole = _PART.fullmatch(bare), int(without_thousands(of))
    if said and _finite(said["of"]) != whole:
        raise ValueError(f"{guess_label(headline)} must be a number of {of}; got {shortened(typed)}.")
    value = _finite(said["number"] if said else bare)
    if value is None:
        raise ValueError(f"{guess_label(headline)} must be a finite number; got {shortened(typed)}.")
    value *= whole if _in_per_cent(typed) else 1
    if not 0 <= value <= whole:
        raise ValueError(f"{guess_label(headline)} must lie between 0 and {of}; got {shortened(typed)}.")
    if abs(value - round(value)) > ROUNDING:
        raise ValueError(f"{guess_label(headline)} must be a whole number; got {shortened(typed)}.")
    return float(round(value))


def _without_unit(headline: Headline, typed: str) -> str:
    """The guess without a word for what the headline counts: `7` of `7 mistakes`."""
    number, unit = unit_apart(typed)
    return number if any(measures(word, unit) for word in _WORD.findall(headline.what) if unit) else typed


def _without_all(headline: Headline, typed: str) -> str:
    """`14` of `14 of 16`, where the words behind the number begin with `of 16`."""
    said, all_of_them = _PART.fullmatch(typed), _ALL.match(headline.what)
    return said["number"] if said and all_of_them and said["of"] == all_of_them["of"] else typed


def _in_per_cent(typed: str) -> bool:
    return _SHARE.search(typed) is not None


def _finite(typed: str) -> float | None:
    try:
        value = float(read_number(_PER_CENT.sub("%", typed).removeprefix("below ")))
    except (ValueError, OverflowError):
        return None
    return value if math.isfinite(value) else None


def is_right(headline: Headline, text: str) -> bool:
    """Whether a guess counts as right: a number within a tenth of what was measured, an option by its words."""
    try:
        value = read_guess(headline, text)
    except ValueError:
        return False
    if value is None:
        return text.strip().casefold() == headline.measured.casefold()
    measured = read_guess(headline, headline.measured)
    return measured is not None and math.isclose(value, measured, rel_tol=0, abs_tol=NEAR * abs(measured) + ROUNDING)


def both(headline: Headline, text: str = "") -> str:
    """The guess beside what was measured, in one line; only the latter without a guess."""
    guess, query = text.strip(), _UNIT.fullmatch(headline.measured)
    truth = headline.measured if query else f"“{headline.measured}”"
    return f"You guessed {_echoed(headline, guess, query)}; it is {truth}." if guess else f"It is {truth}."


def _echoed(headline: Headline, guess: str, hit: re.Match[str] | None) -> str:
    """The guess as it was read; what cannot be read, and words, as they were typed."""
    if hit is None:
        return f"“{guess}”"
    try:
        value = read_guess(headline, guess)
    except ValueError:
        return guess
    if hit["of"]:
        return f"{format_number(int(value or 0))}{hit['unit']}"
    unit = hit["unit"]
    said = _in_per_cent(guess) if unit.strip() == "%" else guess.endswith(unit.strip())
    return guess if said else guess + unit


def _unit(headline: Headline) -> str:
    """What follows the number that is read: a per cent sign, or what it is a part of; nothing for words."""
    hit = _UNIT.fullmatch(headline.measured)
    return hit["unit"] if hit else ""
