"""The content of a cell: nothing, a number, or a word. A column decides how its numbers are written."""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from bounds.numbers import format_number
from bounds.reading.numbers import read_number
from bounds.reading.written import in_western_digits, plainly, written_number
from laboratory.worlds.files._beside import Units, owed, units_of, without_unit

# Missing values as pandas, R and Excel write them; none in other letters, since "none" may be a word of the column.
MISSING = frozenset(
    (
        "", "?", "-", ".", "..", "--", "---", "\N{EN DASH}", "\N{EM DASH}", "n.a.", "N.A.", "n. a.", "k.A.", "n.d.",
        "NA", "na", "N/A", "n/a", "#N/A", "<NA>", "NaN", "nan", "NAN", "NaT", "None", "null", "NULL",
        "Null", "#DIV/0!", "#VALUE!", "#REF!", "#NAME?", "#NUM!", "#NULL!",
    )
)  # fmt: skip

FEWEST_ALIKE = 3  # words that look like numbers
LARGEST = 1e100  # the squares of some thousand such numbers add up to a double
_GAP = "[ \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{THIN SPACE}'\N{RIGHT SINGLE QUOTATION MARK}]"
_SIGN, _POWER = r"(?P<sign>[-+\N{MINUS SIGN}]?)", r"(?P<power>(?:[eE][-+]?\d+)?)\s?(?P<percent>%?)"


def _written(decimal: str, thousands: str) -> re.Pattern[str]:
    between = rf"(?:{thousands}|{_GAP})"
    by_hundreds = r"[1-9]\d?(?:,\d{2})+,\d{3}|" if thousands == "," else ""  # 1,00,000, as in India
    whole = rf"(?P<whole>[1-9]\d{{0,2}}(?:{between}\d{{3}})+|{by_hundreds}\d*)"
    return re.compile(rf"{_SIGN}(?={decimal}?\d){whole}(?:{decimal}(?P<part>\d*))?{_POWER}", re.ASCII)


_WITH_POINT, _WITH_COMMA = _written(r"\.", ","), _written(",", r"\.")


# Digits and marks; of a date it is known that it is none.
_A_DATE = r"(?!\d{1,4}([-./])\d{1,2}\1\d{1,4}$)"
_LIKE_A_NUMBER = re.compile(rf"{_A_DATE}(?=.*\d){_SIGN}(?:{_GAP}|[\d.,/%])+")
_KEPT_AS_TEXT = re.compile(r"""\s*(?:="(?P<quoted>[^"]*)"|'(?P<marked>[-+]?[\d.,]+))\s*""")


class Notation(NamedTuple):
    """How the numbers of a column are written: with decimal commas, in per cent, in `units`.

    Where decimals are separated by commas in some cells and by points in others, both are read, except possible
    thousands.
    """

    comma: bool = False
    percent: bool = False
    units: Units = Units()
    both: bool = False

    def bare(self, cell: str) -> str:
        """The cell without its unit; brackets around an amount, and a minus behind it, are one before it."""
        amount = owed(cell)
        bare = without_unit(amount or cell) if self.units.unit else amount or cell
        return f"-{bare}" if amount else bare


POINT = Notation()


def missing_words(cells: Iterable[str]) -> frozenset[str]:
    """The cells of a column that mean a missing value. A minus beside a plus is a word of its own."""
    held = set(cells)
    return (MISSING & held) - ({"-"} if "+" in held else set())


def number(cell: str, notation: Notation = POINT) -> float | None:
    """The number a cell holds, None for anything else: in a column of per cents each has its sign, or is 0."""
    if notation == POINT and cell.isascii() and "_" not in cell:
        try:
            value = float(cell)  # reads plain decimals alike, and ten times as fast
        except ValueError:
            pass
        else:
            return value if is_of_use(value) else None
    bare = notation.bare(cell if cell.isascii() else in_western_digits(cell))
    match, other = _WITH_POINT.fullmatch(bare), _WITH_COMMA.fullmatch(bare)
    if notation.comma:
        match, other = other, match
    if notation.both and match and other and _value(match) != _value(other):
        return None
    match = match or (other if notation.both else None)
    if not match:
        return _as_printed(cell, notation.units.scaled)
    value = _value(match)
    allowed = bool(match["percent"]) == notation.percent or value == 0
    return value if allowed and is_of_use(value) else None


def is_of_use(value: float) -> bool:
    """Is it a number of which distances and lengths can be computed?"""
    return abs(value) <= LARGEST


def notations(columns: Sequence[Sequence[str]], semicolons: bool) -> list[Notation]:
    """How the numbers of each column are written.

    A comma is decimal where some cell can be read in no other way (`0,5`), and more cells so than with a point
    (`0.5`). `1,000` alone can be read in both ways: then the other columns decide, and where they do not,
    whether the cells are separated by semicolons, as with decimal commas.
    """
    units = [units_of(cells, _is_number) for cells in columns]
    columns = [[Notation(units=unit).bare(cell) for cell in cells] for cells, unit in zip(columns, units, strict=True)]
    signs = [_certain(cells) for cells in columns]
    commas, points = any(comma > point for comma, point in signs), any(point > comma for comma, point in signs)
    chosen = []
    for cells, (comma, point), unit in zip(columns, signs, units, strict=True):
        by_comma, both = comma > point, bool(comma and point)
        if comma == point == 0:
            by_comma = not points and (commas or (semicolons and any("," in cell for cell in cells)))
        chosen.append(Notation(by_comma, _in_percent(cells), unit, both))
    return chosen


def _is_number(cell: str) -> bool:
    return bool(_WITH_POINT.fullmatch(cell) or _WITH_COMMA.fullmatch(cell))


def as_meant(cell: str) -> str:
    """The cell without the marks by which Excel keeps numbers as text: `'0.5`, `="0.5"`."""
    marked = _KEPT_AS_TEXT.fullmatch(cell)
    return (marked["quoted"] or marked["marked"] or "" if marked else cell).strip()


def meanings(cells: Iterable[str], notation: Notation) -> dict[str, float | str]:
    """The meaning of each different cell: its number, or its word in any spelling."""
    meaning: dict[str, float | str] = {}
    for cell in dict.fromkeys(cells):
        value = number(cell, notation)
        meaning[cell] = _word(cell) if value is None else value
    return meaning


def why_no_categories(different: Collection[float | str], cells: int, most: int) -> str:
    """Why a column of words has no categories, each of which would be a feature; nothing where it has.

    They are too many, or most cells have a word of their own that looks like a number, of digits and marks alone.
    """
    words = [word for word in different if isinstance(word, str)]
    alike = sum(_LIKE_A_NUMBER.fullmatch(word) is not None for word in words)
    if len(words) >= FEWEST_ALIKE and 2 * len(words) > cells and 2 * alike > len(words):
        return f"{format_number(len(words))} different words that look like numbers"
    return f"{format_number(len(different))} different words, more than {most}" if len(different) > most else ""


def spellings(cells: Sequence[str], meaning: Mapping[str, float | str]) -> dict[str, str]:
    """One spelling for all cells of one `meaning`: of numbers the shortest, of words the most frequent."""
    groups: dict[float | str, list[str]] = {}
    for cell in sorted(meaning):
        groups.setdefault(meaning[cell], []).append(cell)
    counts = Counter(cells)
    spelling = {
        same: min(group, key=len) if isinstance(same, float) else max(group, key=counts.__getitem__)
        for same, group in groups.items()
    }
    return {cell: spelling[same] for cell, same in meaning.items()}


def _word(cell: str) -> str:
    """Independent of case, blanks, and of quotes or a point that only some rows have."""
    word = " ".join(cell.split()).casefold()
    return word.strip("'\"").removesuffix(".") or word


def _as_printed(cell: str, scaled: bool) -> float | None:
    """A decimal times a power of ten, as it is printed, `2·10⁴`, `5×10⁻²`; where a column is `scaled`, 10k, too."""
    is_product = ("10" in cell or scaled) and "^" in plainly(cell)
    written = written_number(cell) if is_product else None
    value = float(written.number) if written else None
    return value if value is not None and is_of_use(value) else None


def _value(match: re.Match[str]) -> float:
    whole = re.sub(r"\D", "", match["whole"]) or "0"
    sign = "-" if match["sign"] in ("-", "\N{MINUS SIGN}") else ""
    text = f"{sign}{whole}.{match['part'] or '0'}{match['power']}"
    value = read_number(f"{text}%") if match["percent"] else float(text)
    return float(value) if isinstance(value, int | float) else float("nan")


def _certain(cells: Iterable[str]) -> tuple[int, int]:
    """How many cells are numbers with a decimal comma alone, and how many with a point alone."""
    commas = points = 0
    for cell in cells:
        if "," not in cell and "." not in cell:
            continue
        comma, point = bool(_WITH_COMMA.fullmatch(cell)), bool(_WITH_POINT.fullmatch(cell))
        commas += comma and not point
        points += point and not comma
    return commas, points


def _in_percent(cells: Iterable[str]) -> bool:
    signs = Counter(cell.endswith("%") for cell in cells if cell[:1].isdigit() or cell[:1] in "+-\N{MINUS SIGN}.,")
    return signs[True] > 0 and signs[True] >= signs[False]
