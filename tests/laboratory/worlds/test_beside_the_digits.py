"""What stands beside digits in some cells of a column, and words that may be one: read and told, or asked, and never
silently. What is expected was written down before each was tried.
"""

import re
from collections.abc import Mapping

import numpy as np
import pytest

from laboratory.worlds.files import Reading, TableError, from_csv
from tests.all_told import over
from tests.sentences import facts, pattern

N = 24
Z = np.random.default_rng(5).uniform(1, 9, N).round(3).tolist()
KINDS = ["ab"[index] for index in np.random.default_rng(6).integers(0, 2, N)]


def table(cells: list[str], kinds: list[str] = KINDS, readings: Mapping[str, str] | None = None) -> Reading:
    """The cells again and again, beside another column that nothing is wrong with."""
    rows = [f'"{cells[i % len(cells)]}";{Z[i]};{kinds[i % len(kinds)]}' for i in range(N)]
    return from_csv("\n".join(["x;z;kind", *rows]), readings=readings)


# The cells, the numbers in them, and a word of the column's record.
BESIDE: list[tuple[list[str], list[float], str]] = [
    (["12 kg", "13", "14.5 kg", "15"], [12, 13, 14.5, 15], "kg"),
    (["12kg", "13 KG", "14.5 kg.", "15"], [12, 13, 14.5, 15], "kg"),
    (["12", "13", "14.5", "15 kg"], [12, 13, 14.5, 15], "kg"),
    (["12 km/h", "13", "14"], [12, 13, 14], "km/h"),
    (["12 mg/dL", "13 mg/dl", "14"], [12, 13, 14], "mg/dL"),
    (["1,5 m²", "2,5", "3"], [1.5, 2.5, 3], "m²"),
    (["12 minutes", "13", "14"], [12, 13, 14], "minutes"),
    (["$12", "13", "$1,400"], [12, 13, 1400], "$"),
    (["12 €", "13", "1.400,5 €"], [12, 13, 1400.5], "€"),
    (["USD 12", "13"] * 2, [12, 13] * 2, "USD"),
    (["CHF 1'200", "CHF 5"], [1200, 5], "CHF"),
    (["20 °C", "21", "-3 °C"], [20, 21, -3], "°C"),
    (["5‰", "4‰"], [5, 4], "‰"),
    (["12-", "13", "14.5-"], [-12, 13, -14.5], "minus"),
    (["12 −", "13"], [-12, 13], "minus"),
    (["(12)", "13", "( 14.5 )"], [-12, 13, -14.5], "minus"),
    (["$12-", "($1,300)", "$5"], [-12, -1300, 5], "minus"),
    (["1.234,5-", "2,5"], [-1234.5, 2.5], "minus"),
    (["12 kg-", "(13 kg)", "14"], [-12, -13, 14], "minus"),
    (["10k", "500", "1.5M", "2 K"], [10_000, 500, 1_500_000, 2_000], "k"),
    (["10k", "12k"], [10, 12], "in k"),
    (["19M", "201k", "8.7M"], [19e6, 201e3, 8.7e6], "k"),
    (["1,00,000", "12,34,567", "5"], [100_000, 1_234_567, 5], "thousands"),
    (["１．５", "２", "٣٫٥"], [1.5, 2, 3.5], ""),
]


@over([(*case,) for case in BESIDE])
def test_what_stands_beside_digits_is_read_and_told(cells: list[str], numbers: list[float], note: str) -> None:
    reading = table(cells)
    (column, *_) = reading.receipt.columns
    assert not reading.rejected and column.reading == "numbers" and note in column.text
    assert reading.world.X[: len(cells), 0] == pytest.approx(numbers)
    assert column.may_be == ("numbers", "categories", "leave out")
    as_words = table(cells, readings={"x": "categories"})
    assert as_words.world.features == 1 + len(set(numbers))


def test_that_some_cells_have_no_unit_is_told_and_only_then() -> None:
    (some, *_), (all_of_them, *_) = (table(cells).receipt.columns for cells in (["12 kg", "13"], ["12 kg", "13 kg"]))
    assert "no" in facts(some.text) and "no" not in facts(all_of_them.text)


@over([["12 kg", "500 g", "13 kg", "14"], ["5 h", "30 min", "2 h"], ["$12", "13 €"], ["12 kg", "13 cm"]])
def test_units_that_differ_are_not_taken_off_but_told(cells: list[str]) -> None:
    reading = table(cells)
    (column, *_) = reading.receipt.columns
    assert column.reading == "categories" and "differ" in column.text
    units = {re.sub(r"[\d\s]", "", cell) for cell in cells} - {""}
    assert all(unit in column.text for unit in units)
    with pytest.raises(TableError) if "14" not in cells else np.errstate():
        assert table(cells, readings={"x": "numbers"}).rejected


@over([["18-24", "25-34", "65+"], ["A 1", "A 2"], ["12a", "7b", "9c"], ["2-", "b", "c"], ["1st", "2nd", "3rd"]])
def test_what_is_no_number_stays_a_word(cells: list[str]) -> None:
    (column, *_) = table(cells).receipt.columns
    assert column.reading == "categories" and "differ" not in column.text and "minus" not in column.text


def test_a_word_among_numbers_with_a_unit_takes_off_its_row_alone() -> None:
    reading = table(["1 kg", "2 kg", "unknown", "n/a", "5 kg", "6"])
    assert set(reading.world.X[:, 0]) == {1, 2, 5, 6} and len(reading.rejected) == 2 * N // 6
    # A unit in one cell alone may be a slip of the pen: that row is told.
    odd = from_csv("\n".join(["x,kind", *(f"{i}{' kg' * (i == 5)},{KINDS[i]}" for i in range(N))]))
    assert [line for line, _ in odd.rejected] == [7]


# Labels, and how many classes they are where those that may be one are taken for one.
ALIKE: list[tuple[list[str], int]] = [
    (["Yes", "Y", "no", "N"], 2), (["yes", "Y", "no"], 2), (["true", "1", "false", "0"], 2), (["yes", "1", "0"], 2),
    (["TRUE", "T", "FALSE"], 2), (["positive", "pos", "negative", "neg"], 2), (["positive", "+", "-", "negative"], 2),
    (["ja", "j", "nein"], 2), (["male", "M", "F", "female"], 2), (["not sure", "not-sure", "sure"], 2),
    (["non_fraud", "Non-Fraud", "fraud"], 2), (["cat", "cats", "dog"], 2), (["negative", "-1", "1"], 2),
    (["yes", "true", "1", "no", "false", "0"], 2), (["True", "1.0", "False", "0.0"], 2),
]  # fmt: skip
APART = [
    ["A", "AB", "B", "O"], ["+", "-"], ["0", "1", "2"], ["t", "f", "n"], ["yes", "no"], ["setosa", "virginica"],
    ["n", "north", "nowhere"], ["1", "10", "11"], ["a", "b", "c"], ["on", "off"], ["low", "lower"], ["x1", "x2"],
]  # fmt: skip


@over([(*case,) for case in ALIKE])
def test_labels_that_may_be_one_are_asked_about_and_one_choice_makes_them_so(labels: list[str], classes: int) -> None:
    """Nothing is done until somebody chooses, and then it is told."""
    before = table(["1", "2", "3"], labels)
    *_, column = before.receipt.columns
    assert len(before.receipt.classes) > classes and "may be" in column.text
    usual, as_one = column.may_be
    assert column.reading == usual == "labels"
    after = table(["1", "2", "3"], labels, readings={"kind": as_one})
    *_, column = after.receipt.columns
    assert len(after.receipt.classes) == len(after.world.class_names) == classes
    assert column.reading == as_one and column.may_be == (usual, as_one) and "are one" in column.text
    assert sum(after.receipt.classes.values()) == N and not after.rejected


@over(APART)
def test_labels_that_are_not_alike_are_not_asked_about(labels: list[str]) -> None:
    *_, column = table(["1", "2", "3"], labels).receipt.columns
    assert column.may_be == () and "may be" not in column.text
    with pytest.raises(TableError, match=pattern("labels")):
        table(["1", "2", "3"], labels, readings={"kind": "numbers"})


def test_categories_may_be_one_as_well() -> None:
    before = table(["yes", "Y", "no", "no"])
    as_one = before.receipt.columns[0].may_be[-1]
    assert before.world.features - 1 == 3 == table(["yes", "Y", "no", "no"], readings={"x": as_one}).world.features
