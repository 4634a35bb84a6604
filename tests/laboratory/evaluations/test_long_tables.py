"""Tables that are read by columns: the same answers as row by row, and what is read once is read the same."""

import csv
import gc
import io
import math
import random

import pytest

from laboratory.evaluations import ResultFile, evaluate, read_results
from laboratory.evaluations.memory import without_collection
from laboratory.evaluations.reading.flat import ColumnRows, cells_of, rows_at
from laboratory.evaluations.reading.outcomes import as_share, shares_of, word_of, words_of

GENERATOR = random.Random(5)
CELLS = [
    "",
    " ",
    "1",
    "1.0",
    "0",
    "q10",
    "q1.0",
    "nan",
    "None",
    "0,5",
    "85 %",
    " right",
    "wrong ",
    "7e3",
    "inf",
    "-2.0",
    "12345.0",
]
TEXTS = {
    "right and wrong": "item,correct\n"
    + "".join(f"q{n},{GENERATOR.choice(['1', '0', ' true', ''])}\n" for n in range(90)),
    "labels": "id;label;prediction\n" + "".join(f"{n}; {n % 3};{GENERATOR.randrange(3)}.0\n" for n in range(90)),
    "repeats": "item,model,correct\n" + "".join(f"q{n % 7},{'ab'[n % 2]},{n % 3 % 2}\n" for n in range(90)),
    "scores": "y_true;y_prob\n"
    + "".join(f"{n % 2};{GENERATOR.choice(['0.25', '0,5', '75 %', '', '1'])}\n" for n in range(90)),
    "clusters": "passage,item,correct,confidence\n" + "".join(f"p{n // 9},q{n},{n % 2},0.{n}\n" for n in range(90)),
}


@pytest.mark.parametrize("name", TEXTS)
def test_a_file_by_columns_is_the_table_row_by_row(name: str) -> None:
    text = TEXTS[name]
    between = ";" if ";" in text else ","
    rows = list(csv.DictReader(io.StringIO(text), delimiter=between))
    in_columns, by_rows = read_results(ResultFile("the model.csv", "", text.encode())), read_results(rows)
    assert in_columns.outcomes == by_rows.outcomes and in_columns.cautions == by_rows.cautions
    assert in_columns.left_out == by_rows.left_out and in_columns.columns == by_rows.columns
    assert evaluate(in_columns).to_dict()["models"] == evaluate(by_rows).to_dict()["models"]


def test_words_and_numbers_of_a_column_are_those_of_its_cells() -> None:
    for cells in (
        CELLS,
        CELLS * 5,
        ["1", "0.5", "2"],
        [1, 1.0, True, None, "1"],
        [0.5, 2],
        ["1", "inf"],
        [math.nan, 1.0],
    ):
        assert words_of(cells) == [word_of(cell) for cell in cells]
        assert shares_of(cells) == [as_share(cell) for cell in cells]


def test_rows_are_made_of_columns() -> None:
    rows = ColumnRows({"a": [1, 2, 3], "b": ["x", "y", "z"]})
    listed = [{"a": 1, "b": "x"}, {"a": 2, "b": "y"}, {"a": 3, "b": "z"}]
    assert list(rows) == listed and rows[1:] == listed[1:] and rows[-1] == listed[-1]
    for each in (rows, listed):
        assert list(rows_at(each, [0, 2])) == [listed[0], listed[2]]
        assert cells_of(each, "b") == ["x", "y", "z"] and cells_of(each, "c") == [None] * 3


def test_garbage_is_collected_again_afterwards() -> None:
    def failing() -> None:
        with without_collection():
            assert not gc.isenabled()
            raise KeyError

    with pytest.raises(KeyError):
        failing()
    assert gc.isenabled()
