"""A set of exercises to take away: Markdown for a sheet, CSV for a quiz, each with or without solutions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bounds.spreadsheet import csv_rows

if TYPE_CHECKING:
    from bounds.exercises import Exercise
    from bounds.words.citation import Step

WRONG = 4  # columns of wrong answers


def markdown(title: str, exercises: Sequence[Exercise], solutions: bool) -> str:
    """The sheet; formulas between dollar signs, as most readers of Markdown take them."""
    lines = [f"# {title}", ""]
    for number, one in enumerate(exercises, 1):
        lines += [f"{number}. {one.question}", ""]
    if solutions:
        lines += ["# Solutions", ""]
        for number, one in enumerate(exercises, 1):
            lines += _solved(number, one)
    return "\n".join(lines).rstrip() + "\n"


def table(exercises: Sequence[Exercise], solutions: bool) -> str:
    """One row an exercise; with solutions also the answer, the wrong answers and the slips that give them."""
    header = [*_questions_header(), *(_solutions_header() if solutions else [])]
    told = ([number, one.difficulty, one.question, one.unit] for number, one in enumerate(exercises, 1))
    answers = (_answers(one) if solutions else () for one in exercises)
    return csv_rows([header, *([*row, *more] for row, more in zip(told, answers, strict=True))])


def _questions_header() -> list[str]:
    return ["number", "difficulty", "question", "unit"]


def _solutions_header() -> list[str]:
    wrong = [f"{word} {place}" for place in range(1, WRONG + 1) for word in ("wrong answer", "slip")]
    return ["answer", "answer in full", "theorem", "asked for", *wrong]


def _answers(one: Exercise) -> Iterator[str | int | float]:
    yield from (one.shown, one.answer, one.theorem.slug, one.unknown or "value")
    for place in range(WRONG):
        slip = one.distractors[place] if place < len(one.distractors) else None
        yield from (one.wrong(slip), slip.words) if slip else ("", "")


def _solved(number: int, one: Exercise) -> list[str]:
    lines = [f"## {number}. {' '.join((one.shown, one.unit)).rstrip()}", ""]
    lines += [f"{one.theorem.title}. {one.theorem.says}", ""]
    for step in one.solution:
        lines += _step(step)
    lines += ["Wrong answers and where they come from:", ""]
    return [*lines, *(f"- {one.wrong(slip)}: {slip.words}" for slip in one.distractors), ""]


def _step(step: Step) -> list[str]:
    return [step.says, "", *((f"$${step.formula}$$", "") if step.formula else ())]
