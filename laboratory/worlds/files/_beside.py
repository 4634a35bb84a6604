"""What stands beside the digits of a cell: a unit, a currency, brackets or a minus behind, a k for a thousand."""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import NamedTuple

CURRENCY = r"(?:[$€£¥₹]|(?:USD|EUR|GBP|CHF|JPY|INR|Rs|kr)\b\.?)"
_MINUS = "-\N{MINUS SIGN}"
_IN_BRACKETS = re.compile(rf"\(\s*(?P<amount>(?:{CURRENCY}\s?)?\d[^()]*?)\s*\)")  # as accountants write what is owed
_MINUS_BEHIND = re.compile(rf"(?P<amount>(?:{CURRENCY}\s?)?[\d.,][^{_MINUS}]*?)\s?[{_MINUS}]")
_WORD = r"(?!(?:st|nd|rd|th)$)[^\W\d_]{1,9}[²³]?"  # 3rd is no number of any unit
_BESIDE = re.compile(
    rf"^{CURRENCY}\s?|\s?(?:{CURRENCY}|\N{{DEGREE SIGN}}[CF]|‰)$|\s?{_WORD}(?:/{_WORD})?\.?$"
)  # fmt: skip
SCALES = frozenset({"k", "K", "M", "mio", "mln", "bn", "mrd"})
_NEVER_MIXED = frozenset({"‰"})  # 5‰ beside 5 is no 5
FEWEST = 2  # cells that bear a unit where others bear none
MOST_UNITS = 4


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
    found = _IN_BRACKETS.fullmatch(cell) or _MINUS_BEHIND.fullmatch(cell)
    return found["amount"] if found else ""


def without_unit(cell: str) -> str:
    """The cell without what stands beside its digits."""
    return _BESIDE.sub("", cell)


def units_of(cells: Iterable[str], is_number: Callable[[str], bool]) -> Units:
    """The unit of a column, in which at least half of the cells are numbers, where all that bear one bear the same."""
    told: Counter[str] = Counter()
    plain = words = 0
    spelled: dict[str, str] = {}
    apart = False
    for cell in cells:
        amount = owed(cell) or cell
        beside = "".join(_BESIDE.findall(amount))
        if not is_number(without_unit(amount)):
            words += 1
        elif beside:
            unit = beside.strip().rstrip(".")
            same = unit if len(unit) == 1 else unit.casefold()
            spelled.setdefault(same, unit)
            told[same] += 1
            apart = apart or beside[0].isspace() or len(unit) > 1
        else:
            plain += 1
    if words > plain + told.total():
        return Units()
    if len(told) == 1 and not plain:
        return Units(next(iter(spelled.values())))
    scaled = any(unit in SCALES for unit in told)
    units = sorted(spelled[unit] for unit in told if unit not in SCALES)
    if not units:
        return Units(scaled=scaled)
    if len(units) > 1:
        return Units(scaled=scaled, differing=tuple(units) if apart and len(units) <= MOST_UNITS else ())
    enough = sum(times for unit, times in told.items() if unit not in SCALES) >= FEWEST
    return Units(units[0], bool(plain), scaled) if enough and units[0] not in _NEVER_MIXED else Units(scaled=scaled)
