"""What stands beside the digits of a cell: a unit, a currency, brackets or a minus behind, a k for a thousand."""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import NamedTuple

from bounds.reading.spoken import SHORT

CURRENCY = r"(?:[$€£¥₹]|(?:USD|EUR|GBP|CHF|JPY|INR|Rs|kr)\b\.?)"
_MINUS = "-\N{MINUS SIGN}"
ENDS_OF_OWED = (")", *_MINUS)
_IN_BRACKETS = re.compile(rf"\(\s*(?P<amount>(?:{CURRENCY}\s?)?\d[^()]*?)\s*\)")  # as accountants write what is owed
_MINUS_BEHIND = re.compile(rf"(?P<amount>(?:{CURRENCY}\s?)?[\d.,][^{_MINUS}]*?)\s?[{_MINUS}]")
_WORD = r"(?!(?:st|nd|rd|th)$)[^\W\d_]{1,9}[²³]?"  # 3rd is no number of any unit
_BESIDE = re.compile(
    rf"^{CURRENCY}\s?|\s?(?:{CURRENCY}|\N{{DEGREE SIGN}}[CF]|‰)$|\s?{_WORD}(?:/{_WORD})?\.?$"
)  # fmt: skip
_NEVER_MIXED = frozenset({"‰"})  # 5‰ beside 5 is no 5
FEWEST = 2  # cells that bear a unit where others bear none
MOST_UNITS = 4
_PLAIN, _WORDS = "", "\0"  # nothing beside a number, and no number, by signs that stand beside none


class Units(NamedTuple):
    """The `unit` of a column's numbers, empty where there is none; or those that differ, so that none is taken off.

    Some cells without a unit leave a `gap`. Where there are other numbers, k and M are thousands and millions.
    """

    unit: str = ""
    gaps: bool = False
    scaled: bool = False
    differing: tuple[str, ...] = ()


def owed(cell: str) -> str:
    """The amount in brackets or with a minus behind it; empty for any other cell."""
    if not cell.endswith(ENDS_OF_OWED):
        return ""
    match = _IN_BRACKETS.fullmatch(cell) or _MINUS_BEHIND.fullmatch(cell)
    return match["amount"] if match else ""


def without_unit(cell: str) -> str:
    """The cell without what stands beside its digits."""
    return _BESIDE.sub("", cell)


def _is_plain(cell: str) -> bool:
    """Is it a number as programs write one, which nearly all are?"""
    try:
        float(cell)
    except ValueError:
        return False
    return True


def units_of(cells: Iterable[str], is_number: Callable[[str], bool]) -> Units:
    """The unit of a column, in which at least half of the cells are numbers, where all that bear one bear the same."""
    beside = _all_beside(cells, is_number)
    plain, words = beside.pop(_PLAIN, 0), beside.pop(_WORDS, 0)
    units_told: Counter[str] = Counter()
    spelled: dict[str, str] = {}
    for sign, times in beside.items():
        unit = sign.strip().rstrip(".")
        same = unit if len(unit) == 1 else unit.casefold()
        spelled.setdefault(same, unit)
        units_told[same] += times
    if words > plain + units_told.total():
        return Units()
    if len(units_told) == 1 and not plain:
        return Units(next(iter(spelled.values())))
    scaled = any(unit in SHORT for unit in units_told)
    units = [unit for unit in units_told if unit not in SHORT]
    if len(units) > 1:
        apart = any(sign[0].isspace() or len(sign.strip()) > 1 for sign in beside)  # 12a and 7b are no units
        differing = tuple(sorted(map(spelled.__getitem__, units))) if apart and len(units) <= MOST_UNITS else ()
        return Units(scaled=scaled, differing=differing)
    if not units or units_told[units[0]] < FEWEST or units[0] in _NEVER_MIXED:
        return Units(scaled=scaled)
    return Units(spelled[units[0]], bool(plain), scaled)


def _all_beside(cells: Iterable[str], is_number: Callable[[str], bool]) -> Counter[str]:
    """How often what stands beside the digits of numbers; how many numbers have nothing there, how many are none."""
    amounts: Counter[str] = Counter()
    for cell, times in Counter(cells).items():
        if _is_plain(cell):
            amounts[_PLAIN] += times
            continue
        amount = owed(cell) or cell
        amounts["".join(_BESIDE.findall(amount)) if is_number(without_unit(amount)) else _WORDS] += times
    return amounts
