"""Workbooks as people bring them: read like any other file, or refused in a sentence."""

import io
import sys
import zipfile
from collections.abc import Callable
from datetime import date
from typing import Any

import numpy as np
import pytest
from sklearn.datasets import load_wine

from laboratory.worlds.files import TableError, column_names, from_csv, sheet_names
from tests.sentences import facts, pattern
from tests.workbooks import workbook

ROWS: list[list[Any]] = [
    ["id", "size", "day", "ok", "kind"],
    [1, 1.5, date(2024, 1, 2), True, "a"],
    [2, 2, date(2024, 1, 3), False, "b"],
    [3, None, date(2024, 1, 4), True, "a"],
    [4, 4, date(2024, 1, 5), True, "#DIV/0!"],
    [5, 1e20, date(2024, 1, 5), True, "b"],
]
OTHER: list[list[Any]] = [["x", "k"], [1, "u"], [2, "v"]]
ENCRYPTED = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600) + "EncryptedPackage".encode("utf-16-le")


@pytest.fixture(scope="module", autouse=True)
def _reader() -> None:
    pytest.importorskip("python_calamine", reason="reads workbooks")


def changed(made: bytes, change: Callable[[bytes], bytes], part: str = "sheet1") -> bytes:
    """The workbook with one of its parts changed."""
    into = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(made)) as old, zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            new.writestr(name, change(old.read(name)) if part in name else old.read(name))
    return into.getvalue()


def far(cell: bytes) -> bytes:
    """A table with one more cell in the last place that a sheet has."""
    row = b'<row r="1048576"><c r="XFD1048576" ' + cell + b"</row></sheetData>"
    return changed(workbook({"Data": ROWS}), lambda sheet: sheet.replace(b"</sheetData>", row))


def test_a_workbook_is_understood_like_a_csv() -> None:
    world, rejected = reading = from_csv(workbook({"Data": ROWS}))
    days = ["2024-01-02", "2024-01-03", "2024-01-04", "2024-01-05"]
    assert [line for line, _ in rejected] == [4, 5]
    assert {column.name: column.reading for column in reading.receipt.columns}["id"] == "leave out"
    assert world.feature_names[0] == "size" and world.X[:, 0].tolist() == [1.5, 2, 1e20]
    assert {f"day = {day}" for day in (days[0], days[1], days[3])} <= set(world.feature_names)
    assert world.class_names == ("a", "b") and "ok = True" in world.feature_names
    assert "'Data'" in reading.receipt.encoding and not reading.receipt.delimiter


def test_a_set_at_hand_comes_back_as_it_was() -> None:
    X, y = load_wine(return_X_y=True, as_frame=True)
    rows = [[*row, f"class {kind}"] for row, kind in zip(X.to_numpy().tolist(), y, strict=True)]
    reading = from_csv(workbook({"Wine": [[*X.columns, "kind"], *rows]}))
    assert np.array_equal(reading.world.X, X.to_numpy()) and np.array_equal(reading.world.y, y)
    assert not reading.rejected and not reading.receipt.doubts
    assert reading.world.digest == from_csv(X.assign(kind=y.map("class {}".format)).to_csv(index=False)).world.digest


def test_of_several_sheets_the_first_is_read_and_said_and_another_may_be_chosen() -> None:
    made = workbook({"Data": ROWS, "Notes": OTHER, "Old": ROWS}, hidden=["Old"])
    assert sheet_names(made) == ("Data", "Notes") and sheet_names("x,y\n1,2\n") == ()
    assert "first of 2" in from_csv(made).receipt.encoding
    assert column_names(made) == tuple(ROWS[0]) and column_names(made, workbook_sheet="Notes") == ("x", "k")
    assert from_csv(made, workbook_sheet="Notes").world.class_names == ("u", "v")
    with pytest.raises(TableError, match=pattern("no 'Nots' 'Notes'")):
        from_csv(made, workbook_sheet="Nots")
    hidden = workbook({"Data": ROWS, "Front": OTHER}, hidden=["Data"])
    assert from_csv(hidden).world.class_names == ("u", "v")


def test_a_table_that_begins_further_in_keeps_its_line_numbers() -> None:
    """Below a title and a blank row, right of a blank column."""
    rows: list[list[Any]] = [
        [None, "My cells"],
        [],
        [None, "x", "kind"],
        [None, 1, "a"],
        [None, None, "b"],
        [None, 3, "b"],
    ]
    world, rejected = from_csv(workbook({"Data": rows}))
    assert world.X.tolist() == [[1], [3]] and world.feature_names == ("x",)
    assert sorted(line for line, _ in rejected) == [1, 5]


def test_formats_far_out_are_no_cells() -> None:
    assert from_csv(far(b's="1"/>')).receipt.rows == 5


@pytest.mark.parametrize(
    ("made", "stated"),
    [
        (workbook({"Data": []}), "sheet empty"),
        (workbook({"Data": [], "More": OTHER}), "empty 'More'"),
        (workbook({"Data": ROWS})[:200], "workbook CSV"),
        (changed(workbook({"Data": ROWS}), lambda sheet: sheet[:150]), "workbook CSV"),
        (changed(workbook({"Data": ROWS}), lambda _: b"", "workbook.xml"), "workbook CSV"),
        (far(b"><v>1</v></c>"), "XFD1048576 20,000"),
        (ENCRYPTED, "encrypted CSV"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600), "xls CSV"),
        (workbook({"Data": [["x", "k"], *([number, "ab"[number % 2]] for number in range(20_001))]}), "20,000"),
        (changed(workbook({"Data": ROWS}), lambda sheet: sheet + b" " * 100_000_000), "> 100,000,000"),
        (workbook({"Data": ROWS}) + bytes(5_000_000), "at most 5,000,000"),
    ],
    ids=["empty", "first empty", "cut", "sheet cut", "no book", "far out", "password", "old", "long", "bomb", "large"],
)
def test_what_is_no_table_is_refused_in_a_sentence(made: bytes, stated: str) -> None:
    with pytest.raises(TableError) as refusal:
        from_csv(made)
    assert stated in facts(refusal.value) and "\n" not in str(refusal.value)


def test_another_packed_file_is_no_workbook() -> None:
    into = io.BytesIO()
    with zipfile.ZipFile(into, "w") as packed:
        packed.writestr("word/document.xml", "<w/>")
    with pytest.raises(TableError, match="xlsx"):
        from_csv(into.getvalue())


def test_without_the_library_what_to_install_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "python_calamine", None)
    with pytest.raises(TableError, match=pattern("python-calamine not")):
        from_csv(workbook({"Data": ROWS}))
