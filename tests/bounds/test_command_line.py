"""The command line: answers, and one sentence with exit code 2 for everything else."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from bounds import theorems
from bounds.__main__ import main


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, list(words))
    return result.exit_code, result.output


def test_lists_every_theorem() -> None:
    code, output = run("list")
    assert code == 0
    assert all(f"  {slug} " in output for slug in theorems)


@pytest.mark.parametrize("slug", theorems)
def test_shows_a_theorem(slug: str) -> None:
    code, output = run("show", slug)
    assert code == 0
    assert theorems[slug].latex in output
    assert str(theorems[slug].source) in output


def test_evaluates() -> None:
    """sqrt(ln(40000)/2000), by hand."""
    assert run("value", "finite_agnostic", "m=1000", "delta=1/20", "ln_size=ln(1000)") == (
        0,
        "gap <= 0.0727895416014\n",
    )


def test_solves() -> None:
    code, output = run("solve", "finite_realizable", "m", "at_most=0.1", "delta=0.05", "ln_size=10*ln(3)")
    assert code == 0
    assert output.startswith("m = 140\n")
    assert "certified: proved: the promise holds at m = 140 and fails at m = 139" in output


def test_checks_answers() -> None:
    """(10 ln 3 + ln 20)/0.1 = 139.8; with logarithms to base 2 it is 201.7."""
    question = ("finite_realizable", "unknown=m", "at_most=0.1", "delta=0.05", "ln_size=10*ln(3)")
    assert run("check", "140", *question) == (0, "right: 140\n")
    code, output = run("check", "202", *question)
    assert code == 1
    assert output.startswith("not quite: 140\n  202 is what you get with: logarithms to base 2")


def test_counts() -> None:
    """ln 59050 by hand."""
    assert run("count", "3**10 + 1") == (0, "|H| = 59,050\nln|H| = 10.9861398216\n")
    assert run("count", "2**(2**20)") == (0, "ln|H| = 726817.498003\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("value", "finite_agnostic", "m=abc", "delta=0.05", "ln_size=1"), "must be an integer >= 1; got 'abc'"),
        (("value", "finite_agnostic", "m=0", "delta=0.05", "ln_size=1"), "must be an integer >= 1; got 0"),
        (("value", "finite_agnostic", "m=-3", "delta=0.05", "ln_size=1"), "must be an integer >= 1; got -3"),
        (("value", "finite_agnostic", "m=1.5", "delta=0.05", "ln_size=1"), "must be an integer >= 1; got 1.5"),
        (("value", "finite_agnostic", "m=nan", "delta=0.05", "ln_size=1"), "must be an integer >= 1; got nan"),
        (("value", "finite_agnostic", f"m={10**390}", "delta=0.05", "ln_size=1"), "got an integer of 391 digits"),
        (("value", "finite_agnostic", "m=10", "delta=1.2", "ln_size=1"), "must be a real in (0, 1); got 1.2"),
        (("value", "finite_agnostic", "m=10", "delta=1/0", "ln_size=1"), "must be a real in (0, 1); got '1/0'"),
        (("value", "finite_agnostic", "m=10", "delta=0.05"), "finite_agnostic needs ln_size"),
        (("value", "finite_agnostic", "m=10", "m=11"), "m is given twice"),
        (("value", "finite_agnostic", "ten"), "inputs look like name=value"),
        (("value", "finite_agnositc", "m=10"), "did you mean finite_agnostic"),
        (("show", "zzz"), "no theorem is called zzz"),
        (("solve", "finite_agnostic", "m", "at_most=0", "delta=0.05", "ln_size=1"), "no m makes the gap <= 0"),
        (("solve", "finite_agnostic", "m", "at_most=x", "delta=0.05", "ln_size=1"), "must be a finite real; got 'x'"),
        (("solve", "finite_agnostic", "unknown", "unknown=3", "delta=0.05"), "unknown"),
        (("count", "9**9**9**9"), "Error: "),
        (("count", "__import__('os')"), "Error: "),
    ],
)
def test_refuses_in_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    code, output = run(*words)
    assert code == 2
    assert sentence in output
    assert "Traceback" not in output
    assert len(output.strip().splitlines()) == 1
