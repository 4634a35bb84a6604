"""CSV with tolerances: a row a question, for a spreadsheet or a platform of one's own."""

from collections.abc import Sequence

from bounds.batches.spreadsheet import csv_rows
from bounds.exercises.platforms.item import Item

TITLE, SUFFIX, MEDIA = "CSV with tolerances", "csv", "text/csv"
WRONG, RIGHT = 4, 2
HEADER = (
    "name", "difficulty", "about", "question", "unit", "key",
    *(f"{end} {place}" for place in range(1, RIGHT + 1) for end in ("right from", "right to")),
    *(f"{word} {place}" for place in range(1, WRONG + 1) for word in ("wrong answer", "feedback")), "solution",
)  # fmt: skip


def write(title: str, questions: Sequence[Item]) -> str:
    """`right from 1` to `right to 1` is the key itself, the second pair what may be given with more digits."""
    return csv_rows([HEADER, *map(_row, questions)])


def _row(question: Item) -> list[str | float]:
    ends = [end for accepted in question.right[:RIGHT] for end in (accepted.low, accepted.high)]
    slips = [entry for _, number, slip in question.wrong[:WRONG] for entry in (number, slip)]
    about: list[str | float] = [
        question.name,
        question.level,
        question.about,
        question.text,
        question.unit,
        question.key,
    ]
    return [*about, *_padded(ends, 2 * RIGHT), *_padded(slips, 2 * WRONG), question.solution]


def _padded(entries: Sequence[str | float], length: int) -> list[str | float]:
    return [*entries, *[""] * (length - len(entries))]
