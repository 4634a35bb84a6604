"""An output that somebody closed is no trouble: no traceback, and no exit code that is an answer to something else."""

import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bounds.command_line.closed import READER_GONE
from laboratory.command_line import COMMANDS, main
from tests.all_told import each
from tests.laboratory.test_command_line import SAYING_NO, told_by

ROOT = Path(__file__).parents[2]
LTLAB = [sys.executable, "-m", "laboratory"]
SOONER = {"audit": "audit --list", "view": "view optimisation.rate"}  # than their examples
OTHERS = {"sweep": "sweep plan.toml --store s --backend sequential", "nothing": "--help", "version": "--version"}
STREAMS = ("stdin", "stdout", "stderr")
PLAN = 'runs = 1\nsizes = [5]\nbounds = "none"\n[[learner]]\nname = "knn"\n[[world]]\nname = "margin_halfspace"\n'


@pytest.fixture
def commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Words of every command that print something."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "plan.toml").write_text(PLAN, "utf-8")
    words = {name: (told_by(name) or [name])[0] for name in COMMANDS}
    return {**words, **SOONER, **OTHERS}


def code_of(words: str) -> Any:
    with pytest.raises(SystemExit) as end:
        main.main(shlex.split(words), prog_name="ltlab")
    return end.value.code


def test_what_was_closed_from_the_beginning_changes_no_exit_code(
    commands: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def ends(words: str) -> None:
        for name in STREAMS:
            monkeypatch.setattr(sys, name, None)
        assert code_of(words) == (1 if words.split(maxsplit=1)[0] in SAYING_NO else 0)
        for name in STREAMS:
            getattr(sys, name).close()

    each(ends, commands)


def test_a_program_ends_quietly_with_its_reader(
    commands: dict[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def ends(words: str) -> None:
        reader, writer = os.pipe()
        os.close(reader)
        with os.fdopen(writer, "w", encoding="utf-8") as stream:
            monkeypatch.setattr(sys, "stdout", stream)
            assert code_of(words) == READER_GONE
        assert "Error" not in capsys.readouterr().err

    each(ends, commands)


@pytest.mark.skipif(os.name != "posix", reason="a shell that closes outputs")
@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_shell_may_close_them(closed: str) -> None:
    """For real: a file that is opened later must not have the number of the output."""
    for words, code in (("exercises --number 1", 0), ("nonsense", 2)):
        line = f"exec {shlex.join([*LTLAB, *words.split()])} {closed}"
        done = subprocess.run(["sh", "-c", line], cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == code and "Traceback" not in done.stderr, done
