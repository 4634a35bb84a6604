"""Evidence in a table against an assumption of the bounds.

Two frequent cases are no doubts but notes of the receipt, since they violate no assumption: rows sorted by their
label (draws are random), and features that are 0 in every row (they change no norm and no distance).
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from math import prod, sqrt

import numpy as np
from numpy.typing import NDArray

from bounds.numbers import format_number, percent, pluralize
from bounds.vocabulary.assumptions import BOUNDED_EXAMPLES, IID, REALIZABLE
from laboratory.worlds.files._columns import FEWEST, INDEX_NAMES, Column, runs_of
from laboratory.worlds.files._refusing import short_cell
from laboratory.worlds.files._table import TableWorld
from laboratory.worlds.files.receipt import CATEGORIES, LABELS, NUMBERS, Doubt

MANY_DIFFERENT = 30  # whole numbers
DIGITS_OF_ACCOUNTS = 7
COPIES = 0.02  # share of rows that repeat another; iris holds one such flower among 150
TIMES_CHANCE = 4  # more equal pairs than independent columns would have
FEWEST_GROUPS, FEWEST_BLOCKS = 3, 5
FOR_MISSING = {float(sign + "9" * digits) for sign in ("", "-") for digits in (2, 3, 4, 5, 6)}
FEW_RUNS = -6.0  # standard deviations; a random order has a probability below 1e-6 of fewer runs (it is 1e-9)
NAMES_A_NUMBER = re.compile(r"(?:[ _-](?i:id|no|nr|num|number|nummer|code|key)\W*|[a-z](?:I[dD]|No|Nr|nummer))$")
SHARED_BY_ROWS = re.compile(
    r"patient|subject|person|participant|user|customer|client|group|batch|session|site|family|household|donor|speaker"
    r"|writer|animal|mouse|hospital|school|individual|cluster|block|plot|day|date|id",
    re.IGNORECASE,
)


def doubts(columns: Sequence[Column], kept: Sequence[int], world: TableWorld) -> Iterator[Doubt]:
    """The doubts about a table whose rows `kept` are the examples of `world`; fewer than FEWEST give none."""
    if len(kept) < FEWEST:
        return
    cells = {column.name: _meanings(column, kept) for column in columns}
    label = next(column for column in columns if column.reading == LABELS)
    features = [column for column in columns if column.reading in (NUMBERS, CATEGORIES)]
    for column in features:
        yield from _of_one(column, cells[column.name], world)
    for column in columns:
        if column is not label and column.why not in ("row numbers", "names of rows", "empty"):
            yield from _groups(column, cells[column.name])
    yield from _copies(world, [cells[column.name] for column in features])
    yield from _blocks(label, world.y, [column for column in features if _follows_the_rows(column, kept)])


def _meanings(column: Column, kept: Sequence[int]) -> list[float | str]:
    """The meanings of a column's cells in the rows kept; empty where one is missing."""
    return [column.meaning.get(column.cells[place], "") for place in kept]


def _numbers(meanings: Sequence[float | str]) -> list[float | None]:
    return [value if isinstance(value, float) else None for value in meanings]


def _of_one(column: Column, cells: Sequence[float | str], world: TableWorld) -> Iterator[Doubt]:
    """The doubts about one feature by itself."""
    name, different = short_cell(column.name), len(set(cells))
    values = _numbers(cells) if column.reading == NUMBERS else []
    for number in _written_for_missing(values):
        rows = pluralize(values.count(number), "row")
        mark = (
            f"{name} is {format_number(int(number))} in {rows}, far from every other value, as missing values are "
            "written"
        )
        yield Doubt(BOUNDED_EXAMPLES, f"{mark}: such examples are the longest; if so, empty those cells")
    if different == 1 and any(value != 0 for value in values or [None]):
        yield Doubt(
            BOUNDED_EXAMPLES, f"{name} is the same in every row: it has no information, and lengthens every example"
        )
    elif different == len(cells):
        if _like_row_numbers(column, values):
            yield Doubt(IID, f"{name} differs in every row, like a row number: a new example has an unseen value")
        elif None not in values and _one_way(np.array(values, dtype=float)):
            yield Doubt(IID, f"{name} is monotone from row to row, like time: a new example lies beyond all rows")
    elif different == len(world.class_names) and len(set(zip(cells, world.y.tolist(), strict=True))) == different:
        yield Doubt(REALIZABLE, f"{name} equals the label: the risk can be 0, unless new examples lack it")


def _written_for_missing(values: Sequence[float | None]) -> list[float]:
    """Numbers such as -999 that lie farther from all others than those lie from each other."""
    marks = sorted({value for value in values if value in FOR_MISSING} - {None})
    others = [value for value in values if value is not None and value not in marks]
    if not others:
        return []
    low, high = min(others), max(others)
    return [mark for mark in marks if max(low - mark, mark - high) > max(high - low, 1.0)]


def _like_row_numbers(column: Column, values: Sequence[float | None]) -> bool:
    """Are all different cells a sign of row numbers? A few ages differ by chance, and many incomes do; seldom do words,
    or whole numbers that are dense, as long as those of accounts, ordered, or of such a name.
    """
    numbers = [value for value in values if value is not None]
    if len(numbers) < len(values) or not values:
        return True
    if not all(value.is_integer() for value in numbers):
        return False
    pairs, room = len(numbers) * (len(numbers) - 1) / 2, max(numbers) - min(numbers) + 1
    named = column.name.casefold() in INDEX_NAMES or bool(NAMES_A_NUMBER.search(column.name))
    dense = pairs >= (room / 2 if len(numbers) >= MANY_DIFFERENT else 5 * room)
    return named or dense or _like_accounts(numbers) or _one_way(np.array(numbers))


def _like_accounts(numbers: Sequence[float]) -> bool:
    """Have all equally many digits, more than measurements usually have?"""
    lengths = {len(f"{abs(number):.0f}") for number in numbers}
    return len(lengths) == 1 and min(lengths) >= DIGITS_OF_ACCOUNTS


def _groups(column: Column, cells: Sequence[float | str]) -> Iterator[Doubt]:
    """Does the column group the rows?"""
    different, blocks = len(set(cells)), runs_of(cells)
    if not FEWEST_GROUPS <= different <= len(cells) / 2 or "" in cells:
        return
    values = _numbers(cells)
    whole = all(value is None or value.is_integer() for value in values)
    named = any(SHARED_BY_ROWS.fullmatch(word) for word in re.split(r"[^a-zA-Z]+|(?<=[a-z])(?=[A-Z])", column.name))
    if whole and (named or (blocks == different >= FEWEST_BLOCKS and _counts_groups(values))):
        groups = (
            f"{short_cell(column.name)} takes {format_number(different)} values in {format_number(len(cells))} "
            "rows, like groups"
        )
        yield Doubt(IID, f"{groups}: examples of one group may not be independent")


def _counts_groups(values: Sequence[float | None]) -> bool:
    """Words, or numbers without a gap, or in no order: unlike rows sorted by a measurement."""
    numbers = [value for value in values if value is not None]
    if len(numbers) < len(values):
        return True
    held = sorted(set(numbers))
    gapless = held[0] in (0, 1) and held[-1] - held[0] == len(held) - 1
    return gapless or numbers not in (sorted(numbers), sorted(numbers, reverse=True))


def _copies(world: TableWorld, columns: Sequence[Sequence[float | str]]) -> Iterator[Doubt]:
    """Are rows copied? Where `columns` take few values, some rows are equal by chance."""
    rows = len(world.y)
    copies = rows - len(np.unique(np.column_stack([world.X, world.y]), axis=0))
    by_chance = rows * (rows - 1) / 2 * prod(_agreement(column) for column in [*columns, world.y.tolist()])
    if copies >= COPIES * rows and copies >= TIMES_CHANCE * by_chance:
        share = f"{pluralize(copies, 'row')} ({percent(copies / rows)}) repeat another row"
        yield Doubt(IID, f"{share}: copies may not be independent, and an error on one counts for all")


def _agreement(cells: Sequence[float | str]) -> float:
    """The probability that two rows, drawn with replacement, agree in a column."""
    return sum((count / len(cells)) ** 2 for count in Counter(cells).values())


def _blocks(label: Column, y: NDArray[np.int64], ordered: Sequence[Column]) -> Iterator[Doubt]:
    """Are equal labels in blocks, in the order of a feature or in more blocks than by sorting?"""
    runs, classes = runs_of(y.tolist()), len(set(y.tolist()))
    if runs == classes and ordered:
        order = f"rows are sorted by their label, and {short_cell(ordered[0].name)} follows the rows"
        yield Doubt(IID, f"{order}: it predicts the label by the order of the rows, which new examples do not have")
    elif runs > classes and _deviation(y, runs) < FEW_RUNS:
        blocks = f"equal labels are in {format_number(runs)} blocks of rows"
        yield Doubt(IID, f"{blocks}: neighbouring rows of {short_cell(label.name)} may not be independent")


def _follows_the_rows(column: Column, kept: Sequence[int]) -> bool:
    values = [column.values.get(column.cells[place]) for place in kept] if column.reading == NUMBERS else []
    return 0 < len(values) <= 2 * len(set(values)) and _one_way(np.array(values, dtype=float))


def _one_way(values: NDArray[np.float64]) -> bool:
    steps = np.diff(values)
    return bool(np.all(steps >= 0) or np.all(steps <= 0))


def _deviation(y: NDArray[np.int64], runs: int) -> float:
    """How many standard deviations the runs are off their mean in a random order.

    Source: Wallis and Roberts, "Statistics" (1956), the runs test for several kinds.
    """
    n, counts = len(y), np.bincount(y).astype(float)
    squares, cubes = float((counts**2).sum()), float((counts**3).sum())
    mean = (n * (n + 1) - squares) / n
    variance = (squares * (squares + n * (n + 1)) - 2 * n * cubes - n**3) / (n**2 * (n - 1))
    return (runs - mean) / sqrt(variance) if variance > 0 else 0.0
