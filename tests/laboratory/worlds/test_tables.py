"""Tables as people bring them, a folder of faults: how each is understood, and what is said of it."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from sklearn import datasets

from laboratory.worlds.data_sets import DATA_SETS
from laboratory.worlds.files import Reading, TableError, from_csv
from tests.all_told import over
from tests.sentences import facts, pattern

FOLDER = Path(__file__).parent / "tables"
EXPECTED: dict[str, dict[str, Any]] = tomllib.loads((FOLDER / "expected.toml").read_text("utf-8"))
READ = [name for name, expected in EXPECTED.items() if "refused" not in expected]
each_table = over(READ)


def reading_of(name: str, **more: Any) -> Reading:
    return from_csv((FOLDER / name).read_bytes(), **more) if more else _as_it_is(name)


@cache
def _as_it_is(name: str) -> Reading:
    return from_csv((FOLDER / name).read_bytes())


def test_every_table_is_expected() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {*EXPECTED, "expected.toml"}
    assert len(READ) > 60


@each_table
def test_a_table_is_understood(name: str) -> None:
    expected, reading = EXPECTED[name], reading_of(name)
    world, receipt = reading.world, reading.receipt
    if "X" in expected:
        assert world.X[: len(expected["X"])] == pytest.approx(np.array(expected["X"], dtype=float), rel=1e-15)
    assert dict(receipt.classes) == expected.get("classes", receipt.classes)
    assert tuple(receipt.classes.values()) == tuple(np.bincount(world.y))
    assert receipt.delimiter == expected.get("delimiter", receipt.delimiter)
    assert receipt.encoding == expected.get("encoding", receipt.encoding)
    assert [line for line, _ in reading.rejected] == expected.get("left_out", [])
    assert receipt.rows == len(world.y) + len(reading.rejected)
    assert sum(receipt.left_out.values()) == len(reading.rejected)


@each_table
def test_the_receipt_says_how_each_column_was_read(name: str) -> None:
    columns = {column.name: column for column in reading_of(name).receipt.columns}
    for column, expected in EXPECTED[name].get("columns", {}).items():
        reading, _, stated = expected.replace("leave out", "leave_out").partition(" ")
        assert columns[column].reading == reading.replace("_", " ")
        assert not stated or stated in facts(columns[column].text)
        assert reading == "labels" or "leave out" in columns[column].may_be


@each_table
def test_the_assumptions_in_doubt_are_named(name: str) -> None:
    doubts = reading_of(name).receipt.doubts
    expected = [doubt.partition(" ") for doubt in EXPECTED[name].get("doubts", [])]
    assert [doubt.assumption.key for doubt in doubts] == [key for key, _, _ in expected]
    for doubt, (_, _, stated) in zip(doubts, expected, strict=True):
        assert stated in facts(doubt.evidence)


@pytest.mark.parametrize("name", sorted(EXPECTED.keys() - set(READ)))
def test_what_is_no_table_is_refused_with_what_to_do(name: str) -> None:
    with pytest.raises(TableError, match=pattern(EXPECTED[name]["refused"])) as caught:
        reading_of(name)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", DATA_SETS)
@pytest.mark.parametrize("index", [False, True])
def test_the_sets_at_hand_give_no_doubt_and_are_read_as_they_are(name: str, index: bool) -> None:
    bunch = getattr(datasets, f"load_{name}")(as_frame=True)
    frame = bunch.data.assign(kind=np.array(bunch.target_names)[bunch.target])
    reading = from_csv(frame.to_csv(index=index))
    assert not reading.receipt.doubts and not reading.rejected
    assert np.array_equal(reading.world.X, bunch.data.to_numpy())
    assert next(column.reading for column in reading.receipt.columns) == ("leave out" if index else "numbers")


@pytest.mark.parametrize("sign", [",", ";", "\t", "|"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"])
@pytest.mark.parametrize("decimal", [".", ","])
def test_numbers_written_anywhere_are_the_same_numbers(sign: str, encoding: str, decimal: str) -> None:
    """As pandas writes them."""
    X, y = datasets.load_iris(return_X_y=True, as_frame=True)
    frame = X.assign(kind=np.array(["sétosa", "versicolor", "virginica"])[y])
    world, rejected = from_csv(frame.to_csv(sep=sign, decimal=decimal).encode(encoding))
    assert not rejected and np.array_equal(world.X, X.to_numpy())
    assert world.class_names == ("sétosa", "versicolor", "virginica")


def test_a_reading_can_be_chosen_for_every_column() -> None:
    name = "pandas_index.csv"
    world = reading_of(name, readings={"Unnamed: 0": "numbers", "x": "categories", "y": "leave out"}).world
    assert world.X[:, 0].tolist() == list(range(12))
    assert len(world.feature_names) == 1 + len(set(reading_of(name).world.X[:, 0]))
    chosen = reading_of(name, readings={"Unnamed: 0": "numbers"}).receipt
    assert {doubt.assumption.key for doubt in chosen.doubts} == {"iid"} and len(chosen.doubts) == 2
    for wrong in ({"z": "numbers"}, {"kind": "numbers"}, {"x": "words"}):
        with pytest.raises(TableError):
            reading_of(name, readings=wrong)
    with pytest.raises(TableError, match="feature"):
        reading_of(name, readings={"x": "leave out", "y": "leave out"})


@each_table
def test_every_reading_that_is_offered_can_be_chosen(name: str) -> None:
    """But what leaves no feature or no row: then it is a sentence that says so."""
    for column in reading_of(name).receipt.columns:
        for reading in column.may_be:
            outcome = _read_or_refused(name, {column.name: reading})
            if isinstance(outcome, str):
                assert "no line" in facts(outcome) or "1 different" in facts(outcome)
            else:
                assert {each.name: each.reading for each in outcome.receipt.columns}[column.name] == reading


def _read_or_refused(name: str, readings: dict[str, str]) -> Reading | str:
    try:
        return reading_of(name, readings=readings)
    except TableError as refusal:
        return str(refusal)


def test_the_order_of_rows_changes_no_reading() -> None:
    """But of what counts the rows."""
    rng = np.random.default_rng(0)
    for name in ("labels_in_two_cases.csv", "per_cent_among_plain_numbers.csv", "categories_in_two_cases.csv"):
        head, *rows = (FOLDER / name).read_text("utf-8").splitlines()
        for _ in range(5):
            shuffled = from_csv("\n".join([head, *rng.permutation(rows).tolist()])).receipt
            assert shuffled.classes == reading_of(name).receipt.classes
            assert {each.summary for each in shuffled.columns} == {
                each.summary for each in reading_of(name).receipt.columns
            }
