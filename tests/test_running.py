"""Which tests run: the tiers are told where they are told, and a name finds what knows it."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from tests.running import tiers
from tests.running.__main__ import files, names_of
from tests.running.exhaustive import added
from tests.running.names import Names

ROOT = Path(__file__).parents[1]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
CI = (ROOT / ".ci" / "run").read_text("utf-8")


def test_each_test_is_run_by_make_test_or_by_make_exhaustive() -> None:
    markers = re.findall(r'^(\w+):.*(?:\n\t.*)*?\n\t@\$\(PYTEST\) -m "([^"]+)"$', MAKEFILE, re.MULTILINE)
    assert dict(markers) == {
        "test": "not exhaustive",
        "quick": "not exhaustive and not slow and not browser",
        "exhaustive": "exhaustive",
    }
    assert re.findall(r"^make (\w+)$", CI, re.MULTILINE) == ["check", "test", "exhaustive"]


def test_what_is_exhaustive_says_what_it_adds() -> None:
    assert not [place for place, words in added() if not re.fullmatch(r"\S+( \S+){2,30}", words)]


def test_whatever_is_recorded_as_slow_is_there() -> None:
    for file, tests in tiers.slow().items():
        written = {node.name for node in ast.walk(_parsed(file)) if isinstance(node, ast.FunctionDef | ast.ClassDef)}
        assert set(tests) - written <= _made(file), f"{file}: run `make record`"
        assert all(seconds >= tiers.LONG for seconds in tests.values())


def _parsed(file: str) -> ast.Module:
    return ast.parse((ROOT / file).read_text("utf-8"))


def _made(file: str) -> set[str]:
    """Tests that are assigned rather than written: `test_it = over(theorems)(check)`."""
    assigned = [node for node in _parsed(file).body if isinstance(node, ast.Assign)]
    return {target.id for node in assigned for target in node.targets if isinstance(target, ast.Name)}


def test_the_record_keeps_what_takes_long_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiers, "RECORD", tmp_path / "slow.toml")
    tiers.write(
        {"tests/b.py::test_two": tiers.LONG, "tests/a.py::test_one": 12.34, "tests/a.py::test_short": 0.1 * tiers.LONG}
    )
    kept = tiers.slow.__wrapped__()
    assert kept == {"tests/a.py": {"test_one": 12.3}, "tests/b.py": {"test_two": tiers.LONG}}


@pytest.mark.parametrize(
    ("case", "meant"),
    [
        ("finite_agnostic", True), ("finite_agnostic-m", True), ("finite_agnostic_excess", False), ("agnostic", False),
        (("m", "finite_agnostic"), True), ([0.5, "finite_realizable"], False), ("FiniteAgnostic(size=3)", True),
    ],
)  # fmt: skip
def test_a_name_means_its_own_cases_only(case: Any, meant: bool) -> None:
    assert Names("finite_agnostic", "FiniteAgnostic").mean(case) is meant


def test_a_laboratory_means_its_views() -> None:
    assert Names("trees").mean("trees.growing") and not Names("trees.growing").mean("trees.occam")


@pytest.mark.parametrize(
    ("word", "somewhere"),
    [
        ("finite_agnostic", "test_every_theorem"), ("decision_tree", "test_every_learner"),
        ("decision_tree", "test_decision_tree"), ("xor", "test_every_world"),
        ("perceptron_lab.updates", "test_every_view"),
        ("sine", "test_every_regression_world"),
    ],
)  # fmt: skip
def test_the_files_that_may_know_a_name_are_few(word: str, somewhere: str) -> None:
    stems = {path.stem for path in files(*names_of(word))}
    assert somewhere in stems
    assert len(stems) < len(list((ROOT / "tests").rglob("test_*.py"))) / 2


def test_a_name_that_nothing_knows_finds_no_file() -> None:
    assert not list(files(*names_of("nobody" + "_knows_it")))
