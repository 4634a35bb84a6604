"""What cannot be written is told in one sentence with exit code 2, and before the work that would be lost."""

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from bounds.command_line.refusing import Refused
from bounds.command_line.writing import check_writable
from laboratory.command_line import curves, main, sweeping
from laboratory.topics import ViewEntry
from tests.sentences import facts, pattern

FULL = Path("/dev/full")


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, words)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


@pytest.fixture
def idle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever begins to work fails the test."""

    def work(*inputs: object, **named: object) -> None:
        raise AssertionError("the work began, and would have been lost")

    for module, name in ((curves, "_measured"), (sweeping, "_work"), (ViewEntry, "__call__")):
        monkeypatch.setattr(module, name, work)


@pytest.mark.usefixtures("idle")
@pytest.mark.parametrize("option", ["--csv", "--html"])
@pytest.mark.parametrize("words", ["view optimisation.rate", "curve knn gaussian_pair", "sweep plan.toml --store kept"])
def test_a_file_that_cannot_be_written_is_told_before_the_work(
    words: str, option: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "plan.toml").write_text(run("sweep", "--example")[1], "utf-8")
    there = tmp_path / "nowhere" / "x"
    code, text = run(*words.split(), option, str(there))
    if words.startswith("sweep") and option == "--html":
        assert code == 2 and "No option" in facts(text)
    else:
        assert code == 2 and facts(text.splitlines()[-1]) == f"{there} cannot written no"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["plan.toml"]


@pytest.mark.parametrize("words", [("table",), ("exercises", "--number", "1", "--out")])
def test_a_file_that_cannot_be_written_is_a_sentence(words: tuple[str, ...], tmp_path: Path) -> None:
    there = tmp_path / "nowhere" / "x.md"
    code, text = run(*words, str(there))
    assert code == 2 and facts(text) == f"{there} cannot written no"


@pytest.mark.parametrize("words", ["audit conformal_coverage", "sweep plan.toml"])
def test_a_store_that_cannot_be_begun_is_named(words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "plan.toml").write_text(run("sweep", "--example")[1], "utf-8")
    there = tmp_path / "plan.toml" / "kept"  # within a file there is no folder
    code, text = run(*words.split(), "--store", str(there))
    assert code == 2 and f"{there.parent} must" in facts(text.splitlines()[-1])


def test_nothing_stays_of_the_trial_and_nothing_is_lost(tmp_path: Path) -> None:
    new, old = tmp_path / "new.csv", tmp_path / "old.csv"
    old.write_text("a,b\n", "utf-8")
    check_writable(new, None, old)
    assert not new.exists() and old.read_text("utf-8") == "a,b\n"
    with pytest.raises(Refused, match=pattern("cannot written")):
        check_writable(old / "within.csv")


@pytest.mark.skipif(not FULL.exists(), reason="only Linux has a file that is always full")
@pytest.mark.parametrize("words", ["list", "list --json", "exercises --number 1", "nonsense --json"])
def test_an_output_that_takes_no_more_is_a_sentence(words: str) -> None:
    program = [sys.executable, "-c", "from laboratory.command_line import main; main()", *words.split()]
    with FULL.open("w") as full:
        done = subprocess.run(program, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 2 and facts(done.stderr) == "output cannot no space"
