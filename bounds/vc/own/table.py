"""A class as a 0/1 table: a row for each hypothesis, a column for each point."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bounds.reading.pattern import Pattern
from bounds.vc.dichotomies.restriction import packed
from bounds.vc.own.dichotomies import Dichotomies

MOST_COLUMNS, MOST_ROWS = 40, 20_000
LONGEST = 1_000_000
_LABELS = {"1": 1, "+": 1, "+1": 1, "0": 0, "-": 0, "-1": 0, "−": 0, "−1": 0, "1.0": 1, "0.0": 0}
_TOGETHER = Pattern(r"[01]{2,}|[-+−]{2,}")
_RELATION = Pattern(r"[<>=≤≥≠∈|]")
_LISTED = Pattern(r"\d+")
_LISTS = re.compile(r"^\s*\[\s*(?:\[[-+−\s\d.,]*\]\s*,?\s*)+\]\s*$")
_ONE_SET = re.compile(r"\{([^{}<>=]*)\}")
_OUTER = re.compile(r"^(?:\w+\s*=\s*)?\{((?:\s*\{[^{}]*\}\s*,?)+)\}$")
_TABLE_OF_SETS = re.compile(r"^\s*(?:\w+\s*=\s*)?\{?\s*(?:∅|\{[^{}<>=]*\})\s*[,;}\n]\s*(?:∅|\{|$)")
MOST_ALONE = 3  # labels on one line that may be as many rows of one point


@dataclass(frozen=True)
class TableClass:
    """The hypotheses of a table: `rows` of 0 and 1 by their names, over the points `points`."""

    points: tuple[str, ...]
    rows: tuple[tuple[int, ...], ...] = field(repr=False)
    hypotheses: tuple[str, ...] = field(repr=False)

    @property
    def text(self) -> str:
        """What it is, in words."""
        return f"a table of {len(self.rows)} rows over {len(self.points)} points"

    @property
    def size(self) -> int:
        """|H|: how many rows differ."""
        return len(set(self.rows))

    def dichotomies(self, points: Sequence[Any] | None = None) -> Dichotomies:
        """The labellings of the chosen points, by name or by number from 1, or of all. Raises ValueError."""
        chosen = range(len(self.points)) if points is None else [self._position(point) for point in points]
        if not chosen:
            raise ValueError("there must be at least one point")
        if len(set(chosen)) < len(chosen):
            raise ValueError("each point is listed once")
        hypotheses: dict[int, str] = {}
        for row, name in zip(self.rows, self.hypotheses, strict=True):
            hypotheses.setdefault(packed([row[i] for i in chosen]), name)
        return Dichotomies(self.text, tuple(self.points[i] for i in chosen), hypotheses, frozenset(hypotheses))

    def _position(self, point: Any) -> int:
        if str(point) in self.points:
            return self.points.index(str(point))
        if _LISTED.fullmatch(str(point)) and 1 <= int(str(point)[:6]) <= len(self.points):
            return int(str(point)) - 1
        raise ValueError(
            f"a point of the table is one of {', '.join(self.points)[:80]}, or a number up to {len(self.points)}; "
            f"got {str(point)[:40]}"
        )


def table_class(rows: Sequence[Sequence[Any]]) -> TableClass:
    """The class of these rows of 0 and 1 (or -1 and 1). Raises ValueError."""
    return _checked([[_cell(cell) for cell in row] for row in rows], (), ())


def looks_like_a_table(text: str) -> bool:
    """Are all rows labels, but for a first row and a first column of names, and is there no comparison?"""
    if _TABLE_OF_SETS.search(text):
        return True
    rows = _rows(text)
    beyond_names = rows[1:] if len(rows) > 1 else rows
    is_table = bool(rows) and all(_is_labels(row) or _is_labels(row[1:]) for row in beyond_names)
    return is_table and not _RELATION.search(text)


def read_table_class(text: str) -> TableClass:
    """The class that the text shows. Raises ValueError in one sentence.

    Rows are lines, or apart by semicolons or spaces where it is one line; labels are 0 and 1, or - and +, apart by
    commas, spaces, tabs, semicolons, or not at all. A first row names the points, a first column the hypotheses.
    """
    if len(text) > LONGEST:
        raise ValueError(f"a table is read from at most {LONGEST:,} characters")
    if _TABLE_OF_SETS.search(text):
        return _of_sets(text)
    rows = _rows(text)
    if len(text.strip().splitlines()) == 1 and len(rows) > MOST_ALONE and all(len(row) == 1 for row in rows):
        raise ValueError(
            f"{len(rows)} labels on one line do not say which belong to one hypothesis: put a row on each line, or "
            "semicolons between rows, as in 0 0 1; 1 0 1"
        )
    names_of_points: list[str] = []
    if rows and not _is_labels(rows[0]) and not _is_labels(rows[0][1:]):
        names_of_points, *rows = rows
    has_names = bool(rows) and not any(_is_labels(row) for row in rows)
    hypotheses = tuple(row[0] for row in rows) if has_names else ()
    cells = [[_cell(cell) for cell in (row[1:] if has_names else row)] for row in rows]
    if cells and len(names_of_points) == len(cells[0]) + 1:
        del names_of_points[0]
    return _checked(cells, tuple(names_of_points), hypotheses)


def _rows(text: str) -> list[list[str]]:
    text = _LISTS.sub(_listed_rows, text)
    lines = [line for line in text.strip().splitlines() if line.strip()]
    if len(lines) == 1:
        lines = re.split(r";", lines[0]) if ";" in lines[0] else lines[0].split()
    return [_cells(line) for line in lines if line.strip(" ,;\t")]


def _listed_rows(match: re.Match[str]) -> str:
    """`[[0, 1], [1, 1]]`, as Python writes a table, a row on each line."""
    return "\n".join(row.replace(",", " ") for row in re.findall(r"\[([^\[\]]*)\]", match[0]))


def _cells(line: str) -> list[str]:
    cells = [
        cell.strip().strip('"') for cell in re.split(r"[,;\t]" if re.search(r"[,;\t]", line) else r"\s+", line.strip())
    ]
    last = cells[-1]
    return [*cells[:-1], *last] if len(cells) <= 2 and _TOGETHER.fullmatch(last) else cells


def _is_labels(row: Sequence[str]) -> bool:
    return bool(row) and all(cell in _LABELS for cell in row)


def _cell(cell: Any) -> int:
    text = str(int(cell)) if isinstance(cell, bool) else str(cell)
    if text not in _LABELS:
        raise ValueError(f"the labels of a table are 0 and 1, or - and +; got {text[:40]!r}")
    return _LABELS[text]


def _of_sets(text: str) -> TableClass:
    """The class of sets that are listed, `{}, {a}, {a, b}`, over all that occurs in one of them."""
    plain = _OUTER.sub(lambda match: match[1], text.strip().replace("∅", "{}"))
    if _ONE_SET.sub("", plain).strip(" ,;\n\t"):
        raise ValueError("a class of sets is a list of sets, such as {}, {1}, {1, 2}")
    sets = [[cell.strip() for cell in match.split(",") if cell.strip()] for match in _ONE_SET.findall(plain)]
    points = tuple(dict.fromkeys(sorted((cell for each in sets for cell in each), key=_natural)))
    if not points:
        raise ValueError("the sets of a class have points, and not all of them are empty")
    rows = [[int(point in each) for point in points] for each in sets]
    return _checked(rows, points, tuple("{" + ", ".join(each) + "}" for each in sets))


def _natural(cell: str) -> tuple[bool, int, str]:
    """Numbers by their size, then words."""
    return (not cell.isdigit(), int(cell) if cell.isdigit() and len(cell) < 20 else 0, cell)


def _checked(rows: Sequence[Sequence[int]], points: tuple[str, ...], hypotheses: tuple[str, ...]) -> TableClass:
    if not rows or not rows[0]:
        raise ValueError("a table needs a row of 0 and 1 for each hypothesis")
    columns = len(rows[0])
    if any(len(row) != columns for row in rows):
        raise ValueError(f"all rows of a table have the same length; the first has {columns} labels")
    if columns > MOST_COLUMNS or len(rows) > MOST_ROWS:
        raise ValueError(
            f"a table has at most {MOST_COLUMNS} points and {MOST_ROWS:,} rows; this has {columns} and {len(rows):,}"
        )
    if points and (len(points) != columns or len(set(points)) < columns):
        raise ValueError(f"the first row names each of the {columns} points once")
    return TableClass(
        points or tuple(f"x{i}" for i in range(1, columns + 1)),
        tuple(map(tuple, rows)),
        hypotheses or tuple(f"row {i}" for i in range(1, len(rows) + 1)),
    )
