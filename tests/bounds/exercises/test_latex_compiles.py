"""What is exported as LaTeX is what pdflatex reads: sheets, reports and formulas, compiled where it is installed."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from bounds import theorems
from bounds.display.background import conditions, other_forms, printed_forms, proof
from bounds.display.typeset import aligned, statement_on_lines
from bounds.exercises.platforms import export
from bounds.theorem import Theorem
from bounds.vocabulary.latex_words import latex_words
from tests.bounds.exercises.sheets import every_exercise
from tests.running.sampling import sampled

HEAD = r"""\documentclass{article}
\usepackage[T1]{fontenc}
\usepackage{amsmath,amssymb}
\begin{document}
"""
LATIN = 0xFF  # the last sign that T1 fonts and the usual encoding have without a command of their own
compiles = pytest.mark.skipif(shutil.which("pdflatex") is None, reason="pdflatex is not installed")


def fault(document: str, folder: Path) -> str:
    """The first lines that pdflatex complains with; empty where it makes a PDF."""
    (folder / "a.tex").write_text(document, "utf-8")
    command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "-file-line-error", "a.tex"]
    ended = subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace", check=False)
    log = (folder / "a.log").read_text("latin-1")
    complaints = [line for line in log.splitlines() if line.startswith(("./a.tex:", "!", "Missing character"))]
    return "\n".join(complaints[:5]) if complaints else "" if ended.returncode == 0 else log[-500:]


def defaults(theorem: Theorem) -> dict[str, float]:
    return {variable.name: variable.default for variable in theorem.variables}


def words(theorem: Theorem) -> Iterator[str]:
    """All that is said about it, and may stand in a sheet or a report."""
    yield from (theorem.title, theorem.statement, proof(theorem, str), theorem.source.in_full)
    yield from (condition for group in conditions(theorem).values() for condition in group)
    yield from (misprint.consequence for misprint in theorem.misprints)


def formulas(theorem: Theorem) -> Iterator[str]:
    yield from (aligned(theorem, defaults(theorem)), statement_on_lines(theorem), *other_forms(theorem).values())
    yield from (form.latex for form in printed_forms(theorem))
    yield from (side for misprint in theorem.misprints for side in (misprint.printed, misprint.right))
    yield from theorem.steps(**defaults(theorem))


def test_no_sign_is_left_that_latex_has_no_letter_for() -> None:
    left = {
        theorem.slug: sorted({sign for text in words(theorem) for sign in latex_words(text) if ord(sign) > LATIN})
        for theorem in theorems.values()
    }
    assert not {slug: signs for slug, signs in left.items() if signs}


def test_a_sheet_without_exercises_has_no_list() -> None:
    assert b"enumerate" not in export([], "latex", "None")


@compiles
@pytest.mark.parametrize("part", sampled(range(4), 4, "the other exercises as a PDF"))
def test_a_sheet_becomes_a_pdf(part: int, tmp_path: Path) -> None:
    document = export(every_exercise()[part::4], "latex", r"Signs & 50 % of #1_{a} \ ^~ ⌊x⌋")
    assert not fault(document.decode(), tmp_path)


@compiles
@pytest.mark.parametrize("part", sampled(range(4), 4, "the reports about the other theorems as a PDF"))
def test_reports_become_a_pdf(part: int, tmp_path: Path) -> None:
    paragraphs = [theorem.report("latex", **defaults(theorem)) for theorem in list(theorems.values())[part::4]]
    solved = theorems["finite_agnostic"].solve("m", at_most=0.05, delta=0.05, ln_size=7).report("latex")
    assert not fault("\n".join([HEAD, *paragraphs, solved, r"\end{document}"]), tmp_path)
    assert not re.findall(r"Overfull \\hbox.*", (tmp_path / "a.log").read_text("latin-1")), "a line leaves the column"


@compiles
@pytest.mark.parametrize("part", sampled(range(4), 4, "the formulas and words of the other theorems as a PDF"))
def test_formulas_and_words_become_a_pdf(part: int, tmp_path: Path) -> None:
    several = list(theorems.values())[part::4]
    lines = [f"\\[{formula}\\]" for theorem in several for formula in formulas(theorem)]
    said = [f"{latex_words(text)}\n" for theorem in several for text in words(theorem)]
    assert not fault("\n".join([HEAD, *lines, *said, r"\end{document}"]), tmp_path)
