"""A number with its unit behind it, as one says it of a variable: `1000 examples`, `64 bits`, `10 mistakes`."""

import re
from collections.abc import Set
from typing import Any

from bounds.reading.numbers import LONGEST, read_number
from bounds.vocabulary.names import called
from bounds.vocabulary.variables import Variable

_WITH_A_WORD = re.compile(r"(?P<number>.*[\d)])\s*(?P<word>[^\W\d_]{2,20})[.,;]?", re.DOTALL)


def read_with_unit(text: str, variable: Variable) -> Any:
    """The number that `text` shows for a variable, whose own unit may follow it; else the text."""
    number = read_number(text)
    return read_number(without_unit(text, units_of(variable))) if isinstance(number, str) else number


def without_unit(text: str, units: Set[str]) -> str:
    """The text of the number before one of the units; any other text as it is."""
    found = _with_a_word(text)
    return found["number"] if found and _names_one(found["word"], units) else text


def why_another_unit(text: str, variable: Variable) -> str:
    """What is told of a number with a word behind it that is no unit of the variable; nothing of any other text."""
    found = _with_a_word(text)
    if found is None or isinstance(read_number(found["number"]), str):
        return ""
    for twin in called(variable).twins:
        if _names_one(found["word"], {twin.unit}):
            return f"; did you mean {twin.names.split()[0]} = {found['number'].strip()}?"
    return f"; {variable.unit} may stand behind it" if variable.unit else "; no unit may stand behind it"


def _with_a_word(text: str) -> re.Match[str] | None:
    return _WITH_A_WORD.fullmatch(text.strip()) if len(text) <= LONGEST else None


def units_of(variable: Variable) -> set[str]:
    """The unit, and other words of the same that name the variable: samples are examples."""
    names = [variable.unit, *called(variable).letters.split()] if variable.unit else []
    return {name.casefold() for name in names if name.isalpha()}


def _names_one(word: str, units: Set[str]) -> bool:
    """Is it one of the units, or the singular of one?"""
    told = word.casefold()
    return told in units or f"{told}s" in units
