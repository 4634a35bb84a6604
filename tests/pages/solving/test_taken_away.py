"""What is taken away from the Calculator: snippet, command, Markdown, LaTeX and table."""

import math
import shlex
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)

from bounds import Ln, theorems
from pages.answering.copying import python_snippet
from pages.answering.question import TypedQuestion
from pages.widgets.downloads import csv_text
from tests.opening import ROOT, opened
from tests.sentences import facts

QUESTIONS = [
    TypedQuestion(theorems["finite_realizable"], "m", {"delta": 0.05, "ln_size": Ln(3, 10)}, 0.1),
    TypedQuestion(theorems["finite_agnostic"], "", {"m": 1000, "delta": 1e-300, "ln_size": 6.9}, None),
]


@pytest.mark.parametrize("question", QUESTIONS, ids=["solve", "value"])
def test_the_python_snippet_prints_the_answer(question: TypedQuestion, capsys: pytest.CaptureFixture[str]) -> None:
    exec(python_snippet(question), {})
    printed = capsys.readouterr().out.strip()
    if question.unknown:
        assert printed.startswith("Solution(value=140, ")  # 13.98/0.1 = 139.8
    else:
        assert float(printed) == pytest.approx(math.sqrt((6.9 + math.log(2) + 300 * math.log(10)) / 2000), rel=1e-14)


def test_the_snippet_on_the_page_runs() -> None:
    app = opened("calculator", ln_size="2**20*ln(2)", delta="1e-300")
    assert not app.error
    python = next(block.value for block in app.code if block.language == "python")
    scope: dict[str, Any] = {}
    exec(python.replace("print(", "answer = ("), scope)
    assert scope["answer"].value == 7275083  # (2^20 ln 2 + 300 ln 10)/0.1 = 7275082.7


def test_the_command_on_the_page_runs() -> None:
    app = opened("calculator", delta="1e-300")
    command = next(block.value for block in app.code if block.language == "bash")
    words = shlex.split(command)
    assert words[0] == "ltlab"
    queries = [sys.executable, "-m", "laboratory", *words[1:]]
    ran = subprocess.run(queries, cwd=ROOT, capture_output=True, text=True, timeout=300, check=True)
    assert "7,018" in ran.stdout or "7018" in ran.stdout  # (10 ln 3 + 300 ln 10)/0.1 = 7017.6


def test_markdown_and_latex_hold_formula_answer_and_source() -> None:
    app = opened("calculator")
    copied = {block.language: block.value for block in app.code}
    assert copied["latex"].startswith("\\[\n\\begin{aligned}") and r"{140}" in copied["latex"]
    markdown = copied["markdown"]
    assert "Finite realizable" in facts(markdown) and markdown.count("$$") == 2
    assert "With 140 examples" in markdown and "Corollary 2.3" in markdown and "m = 139 does not" in markdown


def test_a_table_keeps_every_digit_and_leaves_gaps_empty() -> None:
    text = csv_text({"m": np.array([1.0, 2.0]), "gap": np.array([0.1 + 0.2, math.nan])})
    assert text == "m,gap\n1.0,0.30000000000000004\n2.0,\n"
