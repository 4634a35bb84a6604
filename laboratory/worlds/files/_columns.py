"""The reading of each column of a table: numbers, categories, the labels, or left out."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from bounds.numbers import format_number, pluralize
from laboratory.worlds.files._alike import alike
from laboratory.worlds.files._beside import owed
from laboratory.worlds.files._cells import Notation, meanings, missing_words, notations, spellings, why_no_categories
from laboratory.worlds.files._refusing import TableError, short_cell
from laboratory.worlds.files.receipt import AS_ONE, CATEGORIES, LABELS, LEAVE_OUT, NUMBERS, READINGS, ColumnReceipt

OF_LABELS, OF_FEATURES = (LABELS, LABELS + AS_ONE), (*READINGS, CATEGORIES + AS_ONE)
MOST_CATEGORIES = 50  # values of one column of words
FEWEST = 10  # examples: with fewer, coincidences are common
MANY_DIGITS = 3  # different words with digits, from which on they may be numbers
UNNAMED = re.compile(r"Unnamed: \d+(\.\d+)*")  # what pandas makes of its index when a table is written and read
INDEX_NAMES = {"index", "id", "row", "rownames", "row_number", "nr", "no", "#", "level_0"}
# Names of columns that count the rows, without blanks and points.
COUNTERS = {
    *(name.replace("_", "") for name in INDEX_NAMES), *"sno slno srno serial serialno serialnumber sn n obs".split(),
    *"obsno observation rownum rowid rowno rn idx lfdnr laufendenummer zeile riga ligne fila record recordno".split(),
    *"case caseno caseid sample sampleno sampleid num number nummer numero".split(),
}  # fmt: skip


@dataclass(frozen=True, eq=False)
class Column:
    """The cells of one column, a row each, and how they are read; `why` is the reason if it is left out."""

    name: str
    cells: tuple[str, ...]
    notation: Notation
    missing: frozenset[str]
    reading: str
    why: str = ""
    as_one: bool = False  # words that may be one, such as Y and Yes

    @cached_property
    def known(self) -> list[str]:
        """The cells that are not missing."""
        return [cell for cell in self.cells if cell not in self.missing]

    @cached_property
    def meaning(self) -> Mapping[str, float | str]:
        """The meaning of each different cell: a number or a word."""
        if not self.as_one:
            return self._read_cells
        same = {text: str(group[-1]) for group in self.alike for text in group}
        return {cell: same.get(meaning, meaning) for cell, meaning in self._read_cells.items()}

    @cached_property
    def _read_cells(self) -> Mapping[str, float | str]:
        return meanings(self.known, self.notation)

    @cached_property
    def alike(self) -> list[list[float | str]]:
        """Groups of words of classes or categories that may be one."""
        words = self.reading in (LABELS, CATEGORIES) and len(set(self._read_cells.values())) <= MOST_CATEGORIES
        return alike(self._read_cells.values()) if words else []

    @cached_property
    def values(self) -> Mapping[str, float | None]:
        """The number in each different cell."""
        return {cell: value if isinstance(value, float) else None for cell, value in self.meaning.items()}

    @cached_property
    def spelling(self) -> Mapping[str, str]:
        """One spelling for each cell."""
        return spellings(self.known, self.meaning)

    @cached_property
    def different(self) -> int:
        """The number of different numbers or words, in any spelling."""
        return len(set(self.meaning.values()))

    @property
    def used(self) -> bool:
        """Is it a feature, or the label?"""
        return self.reading != LEAVE_OUT

    def receipt(self, kept: Sequence[int]) -> ColumnReceipt:
        """The record of this column, where the rows `kept` are examples."""
        reading = self.reading + (AS_ONE if self.as_one else "")
        return ColumnReceipt(self.name, reading, tuple(self._notes(kept)), self._may_be())

    def _may_be(self) -> tuple[str, ...]:
        numbers = any(value is not None for value in self.values.values())
        can = {NUMBERS: numbers, CATEGORIES: 1 <= self.different <= MOST_CATEGORIES, LEAVE_OUT: True}
        either = (self.reading, self.reading + AS_ONE) if self.alike else ()
        if self.reading == LABELS:
            return either
        return tuple(dict.fromkeys((*(reading for reading in READINGS if can[reading]), *either)))

    def _notes(self, kept: Sequence[int]) -> list[str]:
        notes = [self.why] if self.why else []
        if self.reading == NUMBERS:
            notes += self._range()
        elif self.reading in (CATEGORIES, LABELS):
            what = ("class", "classes") if self.reading == LABELS else ("category", "categories")
            classes = len({self.meaning[self.cells[place]] for place in kept}) if self.reading == LABELS else 0
            notes.append(pluralize(classes or self.different, *what))
            notes += self._merged()
            if not self.as_one:
                notes += [f"{' and '.join(map(self._spelled, group))} may be one" for group in self.alike]
            if self.reading == LABELS and self._is_sorted():
                notes.append("rows sorted by it")
            digits = [cell for cell in self.values if re.search(r"\d", cell)]
            if units := self.notation.units.differing:
                notes.append(f"units differ: {' and '.join(units)}")
            if self.reading == CATEGORIES and len(digits) >= MANY_DIGITS:
                notes.append("most contain digits" if 2 * len(digits) > len(self.values) else "some contain digits")
        if (missing := len(self.cells) - len(self.known)) and missing < len(self.cells):
            words = sorted(word for word in self.missing if word)
            notes.append(f"{format_number(missing)} missing{' (' + ', '.join(words) + ')' if words else ''}")
        return notes

    def _range(self) -> list[str]:
        held = [value for value in self.values.values() if value is not None]
        if not held:
            return []
        low, high = min(held), max(held)
        notes = [
            f"{format_number(low)} in every row" if low == high else f"{format_number(low)} to {format_number(high)}"
        ]
        if self.notation.both:
            notes.append("with decimal commas and points")
        elif self.notation.comma and any("," in cell for cell in self.values):
            notes.append("with decimal commas")
        elif any("," in cell for cell, value in self.values.items() if value is not None):
            notes.append("commas separate thousands")
        notes += self._beside()
        if self.notation.percent:
            notes.append("in %")
        if words := sum(self.values[cell] is None for cell in self.known):
            notes.append(f"{pluralize(words, 'cell')} without a number")
        return notes

    def _beside(self) -> list[str]:
        """What stood beside the digits and was read."""
        units, notes = self.notation.units, []
        if units.unit:
            notes.append(f"in {units.unit}{', also where no unit is given' if units.gaps else ''}")
        if units.scaled:
            notes.append("k read as thousand, M as million")
        if any(owed(cell) for cell, value in self.values.items() if value is not None):
            notes.append("brackets or a trailing minus read as a minus sign")
        return notes

    def _spelled(self, meaning_sought: float | str) -> str:
        """The first cell that stands for it."""
        return next(cell for cell, meaning in self._read_cells.items() if meaning == meaning_sought)

    def _is_sorted(self) -> bool:
        words = [self.spelling[cell] for cell in self.known]
        return len(words) >= FEWEST and runs_of(words) == len(set(words)) < len(words) / 2

    def _merged(self) -> list[str]:
        together: dict[str, list[str]] = {}
        for cell, word in self.spelling.items():
            together.setdefault(word, []).append(cell)
        return [f"{' and '.join(sorted(cells))} are one" for word, cells in sorted(together.items()) if len(cells) > 1]


def runs_of(cells: Sequence[object]) -> int:
    """The number of blocks of equal neighbours; `cells` is not empty."""
    return 1 + sum(first != second for first, second in pairwise(cells))


def columns_of(
    names: Sequence[str],
    rows: Sequence[Sequence[str]],
    label: int,
    semicolons: bool,
    readings: Mapping[str, str] | None = None,
    of: int = 0,
) -> list[Column]:
    """The columns of rows of stripped cells, some `of` more; `readings` are chosen by the user. Raises TableError."""
    chosen = dict(readings or {})
    _check(chosen, names, label)
    cells = list(zip(*rows, strict=True)) if rows else [() for _ in names]
    missing = [missing_words(column) for column in cells]
    known = [[cell for cell in column if cell not in none] for column, none in zip(cells, missing, strict=True)]
    written = notations(known, semicolons)
    columns = []
    for place, name in enumerate(names):
        parts = name, cells[place], written[place], missing[place]
        if place == label:
            columns.append(Column(*parts, LABELS, as_one=name in chosen and chosen[name].endswith(AS_ONE)))
        elif name in chosen:
            reading = chosen[name].removesuffix(AS_ONE)
            why = "as chosen" if reading == LEAVE_OUT else ""
            columns.append(Column(*parts, reading, why, as_one=reading != chosen[name]))
        else:
            columns.append(_understood(Column(*parts, CATEGORIES), place, max(of, len(rows))))
    return columns


def _check(chosen: Mapping[str, str], names: Sequence[str], label: int) -> None:
    for name, reading in chosen.items():
        if name not in names:
            raise TableError(f"a reading is chosen for {short_cell(name)}, which is no column")
        able = OF_LABELS if name == names[label] else OF_FEATURES
        if reading not in able:
            raise TableError(f"the reading of {short_cell(name)} must be one of {'; '.join(able)}; got {reading!r}")


def _understood(column: Column, place: int, of: int) -> Column:
    """The column with the reading that its cells and its name suggest.

    Numbers where at least half of what is not missing are numbers, categories otherwise. Left out are columns
    that number or name the rows, that are missing in more than half of them, or whose words are no categories.
    """
    known, values = column.known, column.values
    if not known:
        return _read(column, LEAVE_OUT, "empty")
    if why := _names_rows(column, place, of):
        return _read(column, LEAVE_OUT, why)
    if 2 * len(known) < len(column.cells):
        return _read(column, LEAVE_OUT, "missing in more than half of the rows")
    if 2 * sum(values[cell] is not None for cell in known) >= len(known):
        return _read(column, NUMBERS)
    if why := why_no_categories(set(column.meaning.values()), len(known), MOST_CATEGORIES):
        return _read(column, LEAVE_OUT, why)
    return column


def _read(column: Column, reading: str, why: str = "") -> Column:
    return Column(column.name, column.cells, column.notation, column.missing, reading, why)


def _names_rows(column: Column, place: int, of: int) -> str:
    """The kind of a column that only names or numbers the rows; empty for others."""
    counts = _counts(column, of)
    if UNNAMED.fullmatch(column.name) and (place == 0 or counts):
        whole = all(value is not None and value.is_integer() for value in column.values.values())
        return "row numbers" if whole else "names of rows"
    return "row numbers" if counts and re.sub(r"[^\w#]|_", "", column.name.casefold()) in COUNTERS else ""


def _counts(column: Column, of: int) -> bool:
    """Does it count the rows by one, from 0 or 1? Rows that could not be split leave gaps, as many `of` all rows."""
    values = [value for cell in column.cells if (value := column.values.get(cell)) is not None]
    if len(values) < len(column.cells) or not all(value.is_integer() for value in values):
        return False
    rises = all(first < second for first, second in pairwise(values))
    return rises and values[0] >= 0 and values[-1] <= of and values[0] <= 1 + of - len(values)
