"""The faults are kept whole: each changes one place that is there, and leads to tests that are there."""

import ast
import tomllib
from pathlib import Path

import pytest

from tests.all_told import over
from tests.faults.attributing import attributed
from tests.faults.checkout import Checkout
from tests.faults.fault import ROOT, Fault, read_faults
from tests.faults.records import CAUGHT, recorded
from tests.faults.running import Failure, failures

FAULTS = read_faults()
CHANGES = {"minus": ("a + b", "a - b"), "third": ("/ 2", "/ 3")}
MARKS = {"one": "bernstein", "two": "bennett"}


def test_there_are_many_in_every_package() -> None:
    files = [fault.file for fault in FAULTS.values()]
    assert len(files) > 120
    for package in ("bounds", "learners", "laboratory", "pages", "docs_builder", "docs"):
        assert any(file.startswith(f"{package}/") for file in files), package


def test_what_fails_is_heard_and_of_chosen_tests_they_alone_are_run(tmp_path: Path) -> None:
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    (tmp_path / "test_it.py").write_text(
        "def test_a(): assert 1 == 2\ndef test_b(): assert 3 == 4\ndef test_c(): pass\n"
    )
    checkout = Checkout(tmp_path)
    first, second = failures(checkout, ["test_it.py"])
    assert (first.test, second.test) == ("test_it.py::test_a", "test_it.py::test_b") and "1 == 2" in first.description
    assert failures(checkout, [second.test, "test_it.py::test_c"], exactly=True) == [second]


@over(FAULTS)
def test_its_text_is_found_once_and_its_tests_are_there(fault: Fault) -> None:
    assert not fault.is_stale
    assert fault.old != fault.new and fault.wrong.endswith(".") and fault.tests
    assert not [test for test in fault.tests if not (ROOT / test.partition("::")[0]).exists()]


@over({name: fault for name, fault in FAULTS.items() if fault.file.endswith((".py", ".toml"))})
def test_what_it_makes_can_still_be_read(fault: Fault) -> None:
    """A slip of a programmer is no error of syntax, which every test would catch."""
    text = fault.made_in((ROOT / fault.file).read_text(encoding="utf-8"))
    assert ast.parse(text) if fault.file.endswith(".py") else tomllib.loads(text)


def test_only_faults_that_there_are_were_recorded() -> None:
    assert CAUGHT.exists() and set(recorded()) <= set(FAULTS)


def test_faults_are_made_and_taken_back(tmp_path: Path) -> None:
    """Two in one file, and then as before, but for the time of its last change."""
    file = tmp_path / "sum.py"
    file.write_text("total = a + b\nmean = total / 2\n", encoding="utf-8")
    before, changed = file.read_text(encoding="utf-8"), file.stat().st_mtime
    minus, other = (Fault(name, file.name, *words, "", ()) for name, words in CHANGES.items())
    with Checkout(tmp_path).with_faults([minus, other]):
        assert file.read_text(encoding="utf-8") == "total = a - b\nmean = total / 3\n"
    assert file.read_text(encoding="utf-8") == before
    assert file.stat().st_mtime > changed
    with pytest.raises(ValueError, match="minus is stale"), Checkout(tmp_path).with_faults([minus, minus]):
        pass
    assert file.read_text(encoding="utf-8") == before


def test_a_failure_belongs_to_whose_mark_stands_in_it() -> None:
    marked = [Fault(name, "", "", "", "", (), (mark,)) for name, mark in MARKS.items()]
    failed = [
        Failure("tests/test_all.py::test_it[bernstein]", "bennett is not"),
        Failure("tests/test_all.py::test_it[empirical_bernstein]", "no name"),
        Failure("tests/test_all.py::test_all", "assert 1 == 2 in bennett"),
        Failure("tests/test_bennett.py::test_it", ""),
    ]
    caught, strangers = attributed(marked, failed)
    assert caught == {"one": [failed[0].test], "two": [failed[2].test, failed[3].test]}
    assert strangers == [failed[1].test]
