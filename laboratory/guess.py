"""Guess first: a headline that keeps its number to itself, and a guess told beside it afterwards."""

from __future__ import annotations

import math
import re
from dataclasses import replace

from bounds.reading.numbers import read_number, without_thousands
from bounds.words.prose import shortened
from laboratory.view import Headline

LONGEST = 60  # characters
ASKED = "?"
_NUMBER = re.compile(r"(?:below )?[-−+]?\d[\d.,]*(?:·10)?[⁻⁰¹²³⁴-⁹]*")  # as headlines print them
_UNIT = re.compile(rf"(?:{_NUMBER.pattern})(?P<unit>(?:\s*%| of (?P<of>\d[\d,]*)| points)?)")


def unanswered(told: Headline) -> Headline:
    """The same with a question mark for what was measured.

    The guarantee stays, unless it tells the number; what was measured beside it, after a semicolon, goes, as do the
    reasons why nothing is guaranteed.
    """
    guarded = replace(told, shown=f"{ASKED}{_unit(told)}", what=told.what.partition(";")[0])
    if told.guaranteed and not tells(told.guaranteed + told.by, told):
        return guarded
    return replace(guarded, at_most=None, at_least=None, by="")


def tells(words: str, told: Headline) -> bool:
    """Whether the number that was measured stands in these words, as it is read."""
    number = _NUMBER.match(told.measured)
    secret = re.escape(number[0] if number else told.measured)
    return re.search(rf"(?<![\d.,−]){secret}(?![\d·]|[.,]\d)", words) is not None


def guess_label(told: Headline) -> str:
    """What stands over the field in which one guesses."""
    unit = _unit(told).strip().replace("%", "per cent")
    return f"Your guess ({unit})" if unit else "Your guess"


def read_guess(told: Headline, text: str) -> float | None:
    """The number guessed, a share as a fraction of 1; None where words are asked for.

    Raises ValueError with a sentence for an empty guess, and for one that is no number where a number is asked for.
    """
    typed, asked = text.strip(), _UNIT.fullmatch(told.measured)
    if not typed:
        raise ValueError("Type a guess first: any will do.")
    if asked is None:
        return None
    value = _finite(typed.partition(" of ")[0])
    if value is None:
        raise ValueError(f"{guess_label(told)} must be a finite number; got {shortened(typed)}.")
    if asked["of"] and not 0 <= value <= float(without_thousands(asked["of"])):
        raise ValueError(f"{guess_label(told)} must lie between 0 and {asked['of']}; got {shortened(typed)}.")
    return value / 100 if "%" in asked["unit"] and "%" not in typed else value


def _finite(typed: str) -> float | None:
    try:
        value = float(read_number(typed))
    except (ValueError, OverflowError):
        return None
    return value if math.isfinite(value) else None


def both(told: Headline, text: str = "") -> str:
    """The guess beside what was measured, in one line; only the latter where nobody guessed."""
    unit, guess = _unit(told), text.strip()
    if _UNIT.fullmatch(told.measured) is None:
        guess, truth = guess and f"“{guess}”", f"“{told.measured}”"
    else:
        guess, truth = guess + (unit if guess and unit.strip() not in guess else ""), told.measured
    return f"You guessed {guess}; it is {truth}." if guess else f"It is {truth}."


def _unit(told: Headline) -> str:
    """What follows the number that is read: a per cent sign, or what it is a part of; nothing for words."""
    found = _UNIT.fullmatch(told.measured)
    return found["unit"] if found else ""
