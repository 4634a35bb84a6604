"""Cells that a spreadsheet would run, after the Open Worldwide Application Security Project's list, and numbers."""

import ast
import csv
import io
from pathlib import Path
from typing import Any

import pytest

from bounds.batches.spreadsheet import csv_rows

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "words",
    ["=1+1", "+1+1", "-1+1", "@SUM(1)", "\t=1", "\r=1", " =1", '=HYPERLINK("http://evil.example")', "=cmd|' /C x'!A0",
     "-2+3+cmd", "+-", "＝1+1"],
)  # fmt: skip
def test_a_formula_is_words(words: str) -> None:
    read = next(csv.reader(io.StringIO(csv_rows([[words]]), newline="")))
    assert read == ["'" + words.replace("\r", "\n")]


def test_no_line_begins_inside_a_cell() -> None:
    read = list(csv.reader(io.StringIO(csv_rows([["a\r=1", "b\r\n=2"], ["c", 1]]), newline="")))
    assert read == [["a\n=1", "b\n=2"], ["c", "1"]]


@pytest.mark.parametrize("number", [-1, -0.5, "-0.5", "+3", "-1e-05", "-.5", " -2 ", float("-inf"), 0.1 + 0.2, 10**30])
def test_a_number_stays_one(number: float | str) -> None:
    assert csv_rows([[number]]) == f"{number}\n"


def test_other_words_stand_as_they_are() -> None:
    rows: list[list[Any]] = [["m", "1 = 1", "a-b"], [float("nan"), "", 'say "hi", twice']]
    assert list(csv.reader(io.StringIO(csv_rows(rows)))) == [rows[0], ["", "", rows[1][2]]]


def test_nobody_else_writes_csv() -> None:
    """Every table that leaves the project is made here."""
    for layer in ("bounds", "learners", "laboratory", "pages"):
        for path in (ROOT / layer).rglob("*.py"):
            nodes = ast.walk(ast.parse(path.read_text("utf-8")))
            named = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
            assert not named & {"to_csv", "DictWriter", "writer"} or path.name == "spreadsheet.py", path
