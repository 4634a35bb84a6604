"""Decimal commas whatever separates the cells; words that look like numbers are no categories."""

import pytest

from laboratory.worlds.files import TableError, from_csv
from tests.sentences import facts, pattern

ROWS = range(1, 41)


def table(cells: list[str], delimiter: str) -> str:
    lines = [delimiter.join((cell, "ab"[place % 2 if place % 3 else 0])) for place, cell in enumerate(cells)]
    return "\n".join([f"x{delimiter}l", *lines])


@pytest.mark.parametrize(("delimiter", "whole"), [(";", 0), (";", 1), ("\t", 0), ("|", 0)])
def test_a_comma_is_decimal_where_it_separates_no_cells(delimiter: str, whole: int) -> None:
    """Those of 1,001 might be thousands: how they were read is told."""
    reading = from_csv(table([f"{whole},{place:03d}" for place in ROWS], delimiter))
    assert reading.world.features == 1 and not reading.rejected
    assert reading.world.X[:2, 0].tolist() == [whole + 0.001, whole + 0.002]
    (note,) = [column.text for column in reading.receipt.columns if column.name == "x"]
    assert "decimal commas" in note


def test_the_table_of_three_rows_has_two_features() -> None:
    assert from_csv("x;y;l\n0,5;1,5;a\n0,7;2,5;b\n1,1;3,5;a\n").world.feature_names == ("x", "y")


@pytest.mark.parametrize("written", ["0.{:03d}.1", "{}/7", "1..{}", "+1..{}"])
@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
def test_words_that_look_like_numbers_are_refused_in_a_sentence(written: str, delimiter: str) -> None:
    text = table([written.format(place) for place in ROWS], delimiter)
    with pytest.raises(TableError, match=pattern("x 40 look numbers")):
        from_csv(text)
    assert from_csv(text, readings={"x": "categories"}).world.features == len(ROWS)  # whoever says so has them


def test_beside_another_column_they_are_left_out_and_that_is_told() -> None:
    lines = [f"{place}/7,{place},{'ab'[place % 3 == 0]}" for place in ROWS]
    reading = from_csv("\n".join(["x,y,l", *lines]))
    assert reading.world.feature_names == ("y",)
    assert "40" in facts(reading.receipt.columns[0].text)


@pytest.mark.parametrize("words", [["1/2", "1/3"], ["A1", "B2", "C3"], ["red", "green", "blue"]])
def test_words_that_recur_or_have_letters_are_categories(words: list[str]) -> None:
    cells = [words[place % len(words)] for place in ROWS]
    assert from_csv(table(cells, ",")).world.features == len(words)


@pytest.mark.parametrize("written", ["2024-01-{:02d}", "{:02d}.01.2024", "1/{}/2024", "12:{:02d}"])
def test_dates_and_times_are_no_numbers(written: str) -> None:
    cells = [written.format(place) for place in range(1, 13)]
    assert from_csv(table(cells, ",")).world.features == len(cells)
