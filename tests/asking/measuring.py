"""The set of questions, and how many of them `ask` answers rightly."""

import math
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from bounds.asking.answers import RankedAnswer, Reply
from laboratory import ask

FOLDER = Path(__file__).parent / "questions"
SAME_INPUT, SAME_ANSWER = 2e-3, 6e-3  # relative: inputs are written to six digits, answers to three


@dataclass(frozen=True)
class Score:
    """How a question fared: is the right thing first, among the first three, with the right inputs; and is the first
    number wrong with nothing amiss told?"""

    first: bool
    among_three: bool
    inputs: bool | None
    silently_wrong: bool


@cache
def questions() -> tuple[dict[str, Any], ...]:
    """All of them, file by file."""
    files = sorted(FOLDER.rglob("*.toml"))
    return tuple(entry for file in files for entry in tomllib.loads(file.read_text("utf-8"))["question"])


def measured(entries: Iterable[dict[str, Any]], reworded: Callable[[str], str] = str) -> list[Score]:
    """The scores of questions, each `reworded` before it is asked."""
    return [_score(entry, ask(reworded(entry["text"]))) for entry in entries]


def share(values: Iterable[bool]) -> float:
    """How many of them are true, between 0 and 1."""
    every = list(values)
    return sum(every) / len(every)


def _score(entry: dict[str, Any], reply: Reply) -> Score:
    names = [f"{answer.kind}:{answer.name}" for answer in reply.answers]
    right = [place for place, name in enumerate(names) if name in entry["accept"]]
    inputs = entry["inputs"]
    return Score(
        first=right[:1] == [0],
        among_three=bool(right) and right[0] < 3,
        inputs=any(_has(reply.answers[place], inputs) for place in right) if inputs else None,
        silently_wrong=_is_silently_wrong(entry, reply),
    )


def _has(answer: RankedAnswer, inputs: dict[str, Any]) -> bool:
    return all(name in answer.given and _same(answer.given[name], value, SAME_INPUT) for name, value in inputs.items())


def _is_silently_wrong(entry: dict[str, Any], reply: Reply) -> bool:
    if "answer" not in entry or not reply.answers or reply.answers[0].value is None:
        return False
    amiss = reply.unused or reply.missing or reply.doubts
    return not amiss and not _same(reply.answers[0].value, entry["answer"], SAME_ANSWER)


def _same(value: Any, expected: Any, tolerance: float) -> bool:
    return math.isclose(float(value), float(expected), rel_tol=tolerance, abs_tol=1e-12)
