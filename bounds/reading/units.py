"""Units behind numbers, `1000 examples`, `64 bits`: every word for one, and the reader that parts it from its number.

What one says it of decides whether it is the right one: see `measures`.
"""

import re
from functools import lru_cache
from typing import Any

from bounds.reading.latex import without_latex
from bounds.reading.numbers import read_number
from bounds.reading.pattern import Pattern
from bounds.reading.written import LONGEST
from bounds.vocabulary.names import called
from bounds.vocabulary.variables import Variable

# Words of one line may count the same. Every unit that a variable or a quantity is told in stands here.
UNITS = tuple(
    frozenset(line.split())
    for line in (
        "examples samples points observations instances trials tosses scenarios datapoints cases items",
        "mistakes errors misclassifications updates",
        "hypotheses functions classifiers conjunctions concepts rules models members voters experts",
        "labellings labelings dichotomies",
        "rounds steps iterations epochs updates runs",
        "queries answers",
        "features dimensions attributes variables coordinates entries",
        "parameters weights",
        "neighbours neighbors",
        "balls", "bits", "nats", "arcs", "arms", "blocks", "cells", "changes", "classes", "columns", "draws", "folds",
        "intervals", "labels", "layers", "nodes", "rows", "scores", "sets", "units", "values", "vectors", "attempts",
    )
)  # fmt: skip
_KIND = r"(?:(?:training|test|calibration|data|random|labell?ed|i\.?i\.?d\.?)[-\s]+)?"
_WITH_A_WORD = Pattern(rf"(?P<number>.*?\S)(?:\s+|(?<=[\d)!%])){_KIND}(?P<word>[^\W\d_]{{2,20}})[.,;]?", re.DOTALL)


def unit_apart(text: str) -> tuple[str, str]:
    """The text of a number without the unit behind it, and that unit's word, which is empty where none is one."""
    parts = _parted(text)
    return (parts["number"].strip(), parts["word"].casefold()) if parts and _groups(parts["word"]) else (text, "")


def read_with_unit(text: str, variable: Variable) -> Any:
    """The number that `text` shows for a variable, whose own unit may follow it; else the text."""
    return read_number(without_unit(text, variable.unit))


def without_unit(text: str, unit: str) -> str:
    """The text of the number before a word for the unit; any other text as it is."""
    number, word = unit_apart(text)
    return number if word and measures(word, unit) else text


def measures(word: str, unit: str) -> bool:
    """Is the word behind a number one for this unit? Of what has no unit none is."""
    return bool(_groups(word) & _groups(unit))


def why_another_unit(text: str, variable: Variable) -> str:
    """What is told of a number with a word behind it that is no unit of the variable; nothing of any other text."""
    parts = _parted(text)
    if parts is None or isinstance(read_number(parts["number"]), str):
        return ""
    for twin in called(variable).twins:
        if measures(parts["word"], twin.unit):
            return f"; did you mean {twin.names.split()[0]} = {parts['number'].strip()}?"
    return f"; {variable.unit} may stand behind it" if variable.unit else "; no unit may stand behind it"


def _parted(text: str) -> re.Match[str] | None:
    if len(text) > LONGEST or not re.search("[A-Za-z]", text[-4:]):  # as nearly all numbers are
        return None
    return _WITH_A_WORD.fullmatch(without_latex(text.strip()))


@lru_cache(1024)
def _groups(word: str) -> frozenset[frozenset[str]]:
    """The lines in which a word, perhaps the singular of one, stands."""
    folded = word.casefold()
    plurals = {folded, f"{folded}s", f"{folded}es", f"{folded[:-1]}ies", f"{folded[:-2]}es"}
    return frozenset(group for group in UNITS if not plurals.isdisjoint(group))
