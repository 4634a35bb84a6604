"""Points on the command line: typed, in a file, or on standard input."""

import sys
from pathlib import Path

from bounds.command_line.refusing import Refused
from bounds.reading.points import LONGEST, read_points, read_table
from bounds.vc.dichotomies.restriction import Point
from bounds.vocabulary.near import SHOWN

STANDARD_INPUT = "-"


def read_word(word: str) -> tuple[Point, ...]:
    """The points that one word of the command line stands for. Raises Refused, or ValueError for what is no point."""
    if word == STANDARD_INPUT:
        return read_table(sys.stdin.read(LONGEST + 1))
    if not word.strip() or word.strip()[0] in "+-.0123456789([":
        return read_points(word)
    try:
        with Path(word).open(encoding="utf-8") as file:
            return read_table(file.read(LONGEST + 1))
    except (OSError, ValueError):
        refusal = f"{word[:SHOWN]} is neither a point such as 0,1 nor a file of points that can be read"
        raise Refused(refusal) from None
