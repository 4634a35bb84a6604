"""The README tells the truth: its example runs, its table is the one the theorems give, its picture exists."""

import doctest
from pathlib import Path

import bounds
from bounds.looking_up.listing import markdown_table, with_table

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")


def test_example_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 5
    assert result.failed == 0


def test_package_examples_run() -> None:
    result = doctest.testmod(bounds)
    assert result.attempted >= 4
    assert result.failed == 0


def test_table_lists_every_theorem() -> None:
    assert with_table(README, markdown_table(bounds.theorems)) == README, "run `make readme`"


def test_picture_exists() -> None:
    assert (ROOT / "static" / "learning-curves.png").read_bytes().startswith(b"\x89PNG")
