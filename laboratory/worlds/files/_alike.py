"""Words of a column that may be one and the same: `Y` beside `Yes`, `1` beside `true`, `not-sure` beside `not sure`."""

import re
from collections.abc import Iterable, Sequence

_TRUE = frozenset("yes true 1 y t positive pos + ja j oui o si sí s sim on present".split())
_FALSE = frozenset("no false 0 -1 n f negative neg - nein non não nao off absent".split())
_TOLD_IN_FULL = frozenset("yes true positive ja oui si sí no false negative nein non".split())
FEWEST_LETTERS = 3  # of a word that a letter may stand for: A and AB are blood groups

Meaning = float | str


def alike(meanings: Iterable[Meaning]) -> list[list[Meaning]]:
    """Groups of two or more meanings that may be one; people decide."""
    different = list(dict.fromkeys(meanings))
    groups: list[list[Meaning]] = []
    for meaning in different:
        beside = [group for group in groups if any(_may_be_one(meaning, other, different) for other in group)]
        groups = [group for group in groups if group not in beside]
        groups.append([*(other for group in beside for other in group), meaning])
    return [group for group in groups if len(group) > 1]


def _may_be_one(meaning: Meaning, other: Meaning, among: Sequence[Meaning]) -> bool:
    first, second = sorted((_word(meaning), _word(other)), key=len)
    for truth in (_TRUE, _FALSE):
        if {first, second} <= truth and {first, second} & _TOLD_IN_FULL:
            return True
    if isinstance(meaning, float) or isinstance(other, float):
        return False
    if _letters(first) == _letters(second) != "":
        return True
    if len(first) == 1 and first.isalpha() and len(second) >= FEWEST_LETTERS:
        begun = [word for word in map(_word, among) if word.startswith(first) and word != first]
        return begun == [second]
    return len(first) >= FEWEST_LETTERS and second in (f"{first}s", f"{first}es")


def _word(meaning: Meaning) -> str:
    return f"{meaning:g}" if isinstance(meaning, float) else meaning


def _letters(word: str) -> str:
    """Letters and digits alone: of `+` and `-` nothing, so that they are no two spellings."""
    return re.sub(r"[\W_]", "", word)
