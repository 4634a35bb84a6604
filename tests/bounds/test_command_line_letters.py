"""Greek letters where Windows has none: a file is written in UTF-8, a terminal gets what it can show."""

import io
import os
import subprocess
import sys

import pytest

from bounds.command_line import main

ASKED = ("show", "finite_agnostic")
CODE_PAGE = "cp1252"


class _Terminal(io.TextIOWrapper):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("kind", "written_in", "whole"), [(io.TextIOWrapper, "utf-8", True), (_Terminal, CODE_PAGE, False)]
)
def test_output_goes_where_the_code_page_has_no_epsilon(
    monkeypatch: pytest.MonkeyPatch, kind: type[io.TextIOWrapper], written_in: str, whole: bool
) -> None:
    written = io.BytesIO()
    monkeypatch.delenv("PYTHONIOENCODING", raising=False)
    monkeypatch.setattr(sys, "stdout", kind(written, encoding=CODE_PAGE))
    with pytest.raises(SystemExit) as ended:
        main(ASKED)
    sys.stdout.flush()
    text = written.getvalue().decode(written_in)
    assert ended.value.code == 0
    assert ("ε" in text) is whole and ("?" in text) is not whole
    assert "finite_agnostic" in text


def test_what_python_was_told_is_kept() -> None:
    typed = {**os.environ, "PYTHONIOENCODING": CODE_PAGE}
    done = subprocess.run(
        [sys.executable, "-m", "laboratory", *ASKED], env=typed, capture_output=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "finite_agnostic" in done.stdout.decode(CODE_PAGE)
