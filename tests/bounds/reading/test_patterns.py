"""Patterns are compiled when they are first looked for: a plain number needs none (`tests/test_starting.py`)."""

import re

import pytest

from bounds.reading.meant import other_numbers
from bounds.reading.numbers import read_number
from bounds.reading.pattern import Pattern
from bounds.reading.stated import Stated, stated
from bounds.reading.written import is_plain, plainly, read_otherwise, written_number

TEXTS = ("a1", "1a22", "", "b")


@pytest.mark.parametrize("text", TEXTS)
def test_a_pattern_finds_what_that_of_the_library_finds(text: str) -> None:
    ours, theirs = Pattern(r"(A)?(\d)", re.IGNORECASE), re.compile(r"(A)?(\d)", re.IGNORECASE)
    for search in ("fullmatch", "match", "search"):
        assert repr(getattr(ours, search)(text)) == repr(getattr(theirs, search)(text))
    assert [match[0] for match in ours.finditer(text)] == [match[0] for match in theirs.finditer(text)]
    assert ours.split(text) == theirs.split(text) and ours.sub(r"<\2>", text) == theirs.sub(r"<\2>", text)


@pytest.mark.parametrize(
    ("text", "number", "is_whole"), [("0.05", 0.05, False), (".5", 0.5, False), ("007", 7, True), ("1.500", 1.5, False)]
)
def test_a_plain_number_is_what_it_shows(text: str, number: float, is_whole: bool) -> None:
    assert plainly(text) == text and read_number(text) == number and type(read_number(text)) is type(number)
    written = written_number(text)
    assert written is not None and written.is_whole == is_whole
    assert stated(text) == Stated(text) and not read_otherwise(text) and not other_numbers(text, whole=False)


@pytest.mark.parametrize("text", ["5.", "1,5", "-1", "1e5", "٣", "²", "1.2.3", "", ".", "5%", "1 000"])
def test_what_else_is_written_is_read_as_before(text: str) -> None:
    assert not is_plain(text)
