"""The questions in words are well formed: every name exists, and the theorem accepted first gives the answer."""

import math
import tomllib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from bounds import count, theorems, vc_dimension
from bounds.index.functions import everything_elsewhere
from laboratory.topics import views
from learners import learners
from pages.solving.parts import PARTS
from pages.widgets.page import discover

FOLDER = Path(__file__).parent / "questions"
NAMES: dict[str, Iterable[str]] = {
    "theorem": theorems,
    "count": [*count.families, "union", "product"],
    "vc": vc_dimension,
    "learner": {*learners, *(entry.where for entry in everything_elsewhere())},  # by slug, or as it is imported
    "view": views,
    "page": [*(entry.slug for entry in discover()), *(f"calculator.{part}" for part in PARTS)],
}
KEYS = {"text", "accept", "unknown", "inputs", "answer", "missing", "source"}
TARGETS = {"at_most", "at_least"}


def _questions() -> list[Any]:
    """Every question of every file, each called by its file and its place there."""
    files = sorted(FOLDER.rglob("*.toml"))
    tables = {path.stem: tomllib.loads(path.read_text("utf-8"))["question"] for path in files}
    return [pytest.param(q, id=f"{stem}-{i}") for stem, entries in tables.items() for i, q in enumerate(entries, 1)]


QUESTIONS = _questions()


def test_no_text_occurs_twice() -> None:
    texts = Counter(" ".join(param.values[0]["text"].lower().split()) for param in QUESTIONS)
    assert [text for text, times in texts.items() if times > 1] == []


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_name_exists(question: dict[str, Any]) -> None:
    assert set(question) - {"answer"} == KEYS - {"answer"}, "a key is missing, or is none of the format"
    assert question["text"].strip() and question["source"].strip()
    for entry in question["accept"]:
        kind, _, name = entry.partition(":")
        assert name in NAMES[kind], entry
    assert len(set(question["accept"])) == len(question["accept"]) > 0


@pytest.mark.parametrize("question", QUESTIONS)
def test_inputs_are_variables_of_the_theorem(question: dict[str, Any]) -> None:
    """Each of its variables is in the question, or solved for, or missing, or free; an answer has all of them."""
    kind, _, name = question["accept"][0].partition(":")
    if kind != "theorem":
        return
    inputs, unknown, missing = set(question["inputs"]), question["unknown"], set(question["missing"])
    variables, free = set(theorems[name].names), set(theorems[name].free_parameters)
    assert inputs <= variables | TARGETS
    assert missing <= variables | TARGETS
    assert not inputs & (missing | {unknown}), "in the question, and yet missing or solved for"
    assert not unknown or unknown in variables
    assert variables - free <= inputs | missing | {unknown}, "neither in the question nor missing nor solved for"
    assert len((inputs | missing) & TARGETS) == (1 if unknown else 0), "what is solved for has a target"
    assert ("answer" in question) == (not missing)


@pytest.mark.parametrize("question", [param for param in QUESTIONS if "answer" in param.values[0]])
def test_what_is_accepted_first_gives_the_answer(question: dict[str, Any]) -> None:
    kind, _, name = question["accept"][0].partition(":")
    inputs, answer = question["inputs"], question["answer"]
    if kind == "theorem":
        value = _value(name, question["unknown"], inputs)
        assert value == answer if isinstance(answer, int) else _agree(value, answer)
    elif kind == "count":
        size = count.families[name](**inputs)
        assert answer == size.number or _agree(float(size), answer)
    elif kind == "vc":
        dimension = vc_dimension(name, **inputs)
        assert answer in {dimension.value, dimension.lower, dimension.upper}


def _value(name: str, unknown: str, inputs: dict[str, Any]) -> float:
    """What the theorem says: a certified solution, a bound on a count as a whole number, or its value."""
    theorem = theorems[name]
    if unknown:
        solution = theorem.solve(unknown, **inputs)
        assert solution.certified, solution.why
        return float(solution.value)
    whole = theorem.whole(**inputs)
    return float(theorem(**inputs)) if whole is None else whole


def _agree(value: float, printed: float) -> bool:
    """Are both the same number to three significant digits?"""
    digit = 10.0 ** (math.floor(math.log10(abs(printed))) - 2) if printed else 1e-3
    return abs(value - printed) <= digit / 2
