"""Tables whose cells are separated by runs of blanks, as programs print them: recognized and read."""

import re
from collections import Counter
from collections.abc import Sequence

from laboratory.worlds.files._cells import Notation, number

BLANKS = " "
COMMA = Notation(comma=True)
FEWEST_LINES = 2


def cells_between_blanks(line: str, quote: str = '"') -> list[str]:
    """The cells of a line; within quotes blanks do not separate, and a doubled quote is one quote."""
    cells = re.findall(rf"{quote}((?:[^{quote}]|{quote}{quote})*){quote}(?!\S)|(\S+)", line)
    return [bare or quoted.replace(quote * 2, quote) for quoted, bare in cells]


def blanks_part(lines: Sequence[str], sign: str) -> bool:
    """Do runs of blanks separate the cells of these lines rather than `sign`, which is empty where no sign does?

    They do where nothing else separates them and most lines have equally many cells; or where all have, and `sign` is
    between the digits of decimal commas, or it leaves whole rows of numbers in one cell.
    """
    rows = [cells_between_blanks(line) for line in lines]
    width, often = Counter(len(row) for row in rows).most_common(1)[0] if rows else (0, 0)
    if width < 2:
        return False
    if not sign:
        return 2 * often > len(rows) and (often >= FEWEST_LINES or len(rows) == 1)
    body = rows[1:] if len(rows) > 1 else rows  # the first may name columns
    if any(len(row) != width for row in body):
        return False
    if sign == ",":
        with_comma = [cell for row in rows for cell in row if "," in cell]
        return all(number(cell, COMMA) is not None for cell in with_comma)
    return all(any(_numbers(cell) for cell in line.split(sign)) for line in lines[-len(body) :])


def _numbers(cell: str) -> bool:
    """Are these several numbers, and not one whose thousands are separated by gaps?"""
    several = cell.split()
    return len(several) > 1 and number(cell.strip()) is None and all(number(part) is not None for part in several)
