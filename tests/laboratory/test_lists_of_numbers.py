"""A comma in a list of numbers may part the thousands or the decimals of one: what was understood is told."""

import re

import pytest
from click.testing import CliRunner

from bounds.reading.lists import may_be_one
from bounds.vocabulary.domain import integers
from laboratory.command_line import main
from laboratory.command_line.views import readings_told
from laboratory.topics import views
from laboratory.views.fields import Number, Text
from tests.all_told import over

TEXTS = [(name, field) for name, entry in views.items() for field in entry.view.fields if isinstance(field, Text)]


@pytest.mark.parametrize(
    ("text", "whole", "doubtful"),
    [
        ("1,500", True, True), ("20,100,500", True, True), ("20,80,1000", True, False), ("1, 500", True, False),
        ("5,10", True, False), ("5,10", False, True), ("0,1", False, True), ("0.01,0.1", False, False),
        ("1500", True, False), ("20:2000:log8", True, False), ("3: 1 2,7: 1 1", False, True), ("", True, False),
    ],
)  # fmt: skip
def test_what_others_read_as_one_number(text: str, whole: bool, doubtful: bool) -> None:
    assert may_be_one(text, whole) == doubtful


@pytest.mark.parametrize(("typed", "note"), [("2,500", "2 numbers: 2, 500"), ("2, 500", ""), ("2,50", "")])
def test_sizes_of_a_curve_are_told_as_they_were_read(typed: str, note: str) -> None:
    line = ["curve", "knn", "gaussian_pair", "--sizes", typed, "--runs", "1", "--bound", "none", "--json"]
    done = CliRunner().invoke(main, line)
    assert done.exit_code == 0, done.output
    assert (note in done.stderr) and ("read as" in done.stderr) == bool(note)
    sizes = [int(size) for size in re.findall(r'"m": (\d+)', done.stdout)]
    assert sizes == [int(size) for size in typed.split(",")]


def test_a_setting_of_a_curve_is_told_as_it_was_read() -> None:
    line = ["curve", "knn", "gaussian_pair", "learner.n_neighbors=1,000", "--sizes", "2000", "--runs", "1"]
    done = CliRunner().invoke(main, [*line, "--bound", "none"])
    assert done.exit_code == 0 and re.search(r"n_neighbors = 1,000 \D+ 1000\b", done.stderr)


@over(TEXTS)
def test_a_field_that_takes_a_list_tells_how_it_was_read(view: str, field: Text) -> None:
    """Typed without a space behind the comma; and with one there is nothing to tell."""
    usual = field.to_text(field.start({}))
    close = usual.replace(", ", ",")
    value = field.parse(close)
    notes = list(readings_told([field], {field.name: close}, {field.name: value}))
    assert value == field.parse(usual) and bool(notes) == (close != usual and may_be_one(close)), (view, notes)
    assert all(line == f"{field.name} = {close} read as {usual}" for line in notes)
    assert not list(readings_told([field], {field.name: usual}, {field.name: value}))


def test_a_view_tells_how_a_vector_was_read() -> None:
    done = CliRunner().invoke(main, ["view", "kernels.pairs", "x=1,5", "z=2, 3"])
    assert done.exit_code == 0 and "x = 1,5 read as 1, 5" in done.stderr and "z =" not in done.stderr
    assert "x = 1, 5" in done.stdout and len(TEXTS) > 5


def test_a_number_of_a_view_is_told_where_its_comma_parts_thousands() -> None:
    sizes = Number("m", "Sample size m", "sample size", integers(1, 10_000), 100)
    [line] = readings_told([sizes], {"m": "1,000"}, {"m": 1000})
    assert line.startswith("m = 1,000 read as 1000") and not list(readings_told([sizes], {"m": "1000"}, {"m": 1000}))
