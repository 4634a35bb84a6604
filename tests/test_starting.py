"""What is loaded before an answer is there: nobody waits for what his question does not need."""

import subprocess
import sys

import pytest

from bounds.reports.version import VERSION
from tests.house import ROOT
from tests.test_setting_up import PROJECT

SOLVE = ("solve", "finite_agnostic", "m", "at_most=0.05", "delta=0.05", "ln_size=6.9")
VALUE = ("value", "finite_agnostic", "m=1000", "delta=0.05", "ln_size=6.9")
NEVER = {"scipy", "email", "socket", "importlib.metadata", "importlib.resources", "tomllib", "numba", "pandas",
         "numpy.ma"}  # fmt: skip
# What compares, checks, counts and finds.
FOR_OTHERS = {
    "bounds.asking", "bounds.atlas", "bounds.batches", "bounds.classes", "bounds.comparison.compare",
    "bounds.diagnosis", "bounds.exercises", "bounds.identification", "bounds.index", "bounds.vc",
}  # fmt: skip


def _loaded(code: str) -> set[str]:
    """The modules that are there once the code has run."""
    ended = f"import sys\ntry:\n    {code}\nexcept SystemExit:\n    pass\nprint(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", ended], cwd=ROOT, capture_output=True, text=True, timeout=300, check=True
    )
    return set(done.stdout.splitlines()[-1].split())


def _by_command(*words: str) -> set[str]:
    return _loaded(f"sys.argv = {['ltlab', *words]}; from laboratory.command_line import main; main()")


def test_the_package_alone_loads_next_to_nothing() -> None:
    modules = _loaded("import bounds; assert len(bounds.theorems) > 400")
    assert not modules & (NEVER | {"numpy", "flint", "click", "dataclasses"})
    assert len([name for name in modules if name.startswith("bounds")]) <= 6


@pytest.mark.parametrize(("words", "of_ours"), [(SOLVE, 118), (VALUE, 110), (("--version",), 55)])
def test_an_answer_loads_what_it_needs(words: tuple[str, ...], of_ours: int) -> None:
    modules = _by_command(*words)
    assert not modules & (NEVER | FOR_OTHERS)
    assert len([name for name in modules if name.startswith("bounds")]) <= of_ours


def test_no_table_is_made_before_it_is_used() -> None:
    modules = "import bounds.formula.functions; from bounds.formula.special import sperner_inverse as it"
    assert "bounds" in _loaded(f"{modules}; assert it._middles.cache_info().currsize == 0")


def test_a_plain_number_is_read_before_any_pattern_is_compiled() -> None:
    modules = "from bounds.reading import meant, numbers, pattern, stated, written; pattern.re = None"
    read = "assert numbers.read_number('0.05') == float(stated.stated('0.05').text) == 0.05"
    assert "bounds" in _loaded(f"{modules}; {read}; assert not meant.other_numbers('6.9', False)")


def test_a_formula_loads_the_special_functions_that_it_names() -> None:
    modules = _loaded("from bounds.formula.functions import log, complement_power")
    special = {name for name in modules if name.startswith("bounds.formula.special.")}
    assert special == {"bounds.formula.special.arrays", "bounds.formula.special.complement_power"}


def test_the_version_is_that_of_the_project() -> None:
    assert PROJECT["version"] == VERSION
