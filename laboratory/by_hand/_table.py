"""A table of examples that somebody typed: features first, the label last, `?` for the unknown label."""

from collections.abc import Sequence
from fractions import Fraction
from math import lcm
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds.numbers import TIDY, format_number, format_short, pluralize
from bounds.vocabulary.near import SHOWN
from laboratory.by_hand._reading import number

MOST_ROWS, MOST_COLUMNS = 200, 50  # more is not worked out by hand
DIGITS = 4  # of what a step shows
LARGEST = 1e9
SIMPLEST = 1_000  # denominators: the double of 1/3 is read as 1/3
ROUNDING = 1e-15  # what doubles leave of a 0
ASKED = "?"
POSITIVE, NEGATIVE = {"+", "yes", "true", "pos", "positive"}, {"-", "−", "–", "no", "false", "neg", "negative"}

Row = Sequence[Any]
Reals = NDArray[np.float64]


def checked(rows: Sequence[Row], least: int = 2) -> Sequence[Row]:
    """The rows. Raises ValueError unless they are `least` or more, of one length, and few enough."""
    if not all(isinstance(row, Sequence) or hasattr(row, "tolist") for row in rows):
        raise ValueError("each row is a list of its cells")
    if len(rows) < least or not len(rows[0]):
        raise ValueError(f"a table has at least {pluralize(least, 'row')}; got {len(rows)}")
    if len(rows) > MOST_ROWS or len(rows[0]) > MOST_COLUMNS:
        raise ValueError(f"a table has at most {MOST_ROWS} rows and {MOST_COLUMNS} columns; got {len(rows)} rows")
    for place, row in enumerate(rows, start=1):
        if len(row) != len(rows[0]):
            raise ValueError(f"every row has as many cells; row 1 has {len(rows[0])}, row {place} has {len(row)}")
    return rows


def reals(rows: Sequence[Row]) -> Reals:
    """The cells as numbers `(rows, columns)`. Raises ValueError in one sentence."""
    table = np.array([[number(cell) for cell in row] for row in rows])
    if np.abs(table).max(initial=0) > LARGEST:
        raise ValueError(f"numbers of a table lie between -10^9 and 10^9; got {np.abs(table).max():.4g}")
    return table


def exact(x: float) -> Fraction:
    """The fraction behind a typed double: ties are decided by it, not by the rounding of doubles."""
    simple = Fraction(x).limit_denominator(SIMPLEST)
    return simple if float(simple) == x else Fraction(repr(float(x)))


def in_whole_numbers(table: Reals) -> tuple[Reals, int]:
    """The table `(rows, columns)` times the smallest whole number that makes all its cells whole, and that number."""
    cells = [[exact(float(x)) for x in row] for row in table]
    scale = lcm(*(cell.denominator for row in cells for cell in row))
    return np.array([[float(cell * scale) for cell in row] for row in cells]), scale


def labelled(rows: Sequence[Row]) -> tuple[Reals, list[str]]:
    """Features `(examples, features)`, and the labels as they were typed. Raises ValueError in one sentence."""
    if len(checked(rows)[0]) < 2:
        raise ValueError("a row holds the features and then the label; got rows of one cell")
    return reals([row[:-1] for row in rows]), [text_of(row[-1]) for row in rows]


def asked_about(rows: Sequence[Row]) -> tuple[list[Row], Row]:
    """The examples, and the cells of the one row whose label is `?`. Raises ValueError in one sentence."""
    checked(rows)
    query = [row for row in rows if str(row[-1]).strip() == ASKED]
    if len(query) != 1:
        raise ValueError(f"exactly one row, the query, ends with {ASKED}; got {pluralize(len(query), 'such row')}")
    return [row for row in rows if row is not query[0]], query[0][:-1]


def signs(labels: Sequence[str]) -> list[int]:
    """Two labels as 1 and −1, the larger number being positive. Raises ValueError where it is not clear which is."""
    words = [label.casefold() for label in labels]
    if set(words) <= POSITIVE | NEGATIVE:
        return [1 if word in POSITIVE else -1 for word in words]
    try:
        numbers = [number(label) for label in labels]
    except ValueError:
        numbers = []
    if len({*numbers}) == 2:
        return [1 if count == max(numbers) else -1 for count in numbers]
    if numbers and {*numbers} <= {-1.0, 1.0}:
        return [int(count) for count in numbers]
    text = ", ".join(dict.fromkeys(labels))
    raise ValueError(f"labels, the last cells, are 1 and -1, 1 and 0, or + and -; got {text[:SHOWN]}")


def whole(name: str, meaning: str, value: Any, low: int, high: int) -> int:
    """A whole number. Raises ValueError in one sentence."""
    if isinstance(value, bool | str) or value not in range(low, high + 1):
        raise ValueError(
            f"{name} ({meaning}) must be a whole number from {low} to {high}; got {text_of(value)[:SHOWN]}"
        )
    return int(value)


def chosen(name: str, meaning: str, value: Any, options: Sequence[str]) -> str:
    """One of some words. Raises ValueError in one sentence."""
    if value not in options:
        raise ValueError(f"{name} ({meaning}) must be {' or '.join(options)}; got {str(value)[:SHOWN]}")
    return str(value)


def in_text(x: Any) -> str:
    """A number, or several, as a step shows them: `0.25`, `(2, −1)`."""
    if isinstance(x, np.ndarray | list | tuple):
        return f"({', '.join(map(in_text, x))})"
    tidy = float(f"{float(x):.{TIDY}g}") if abs(float(x)) > ROUNDING else 0.0
    return format_number(int(tidy)) if tidy.is_integer() else format_short(tidy, DIGITS)


def text_of(cell: Any) -> str:
    """A label as it was typed; a number that is whole without decimals, and else with all its digits."""
    if not isinstance(cell, int | float | np.number):
        return str(cell).strip()
    return str(int(cell)) if float(cell).is_integer() else repr(float(cell))
