"""A set of exercises for export: Markdown for a sheet, CSV for a quiz, each with or without solutions."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from bounds.batches.spreadsheet import csv_rows
from bounds.vocabulary.citation import Step

WRONG = 4  # columns of wrong answers


class OnASheet(Protocol):
    """What a sheet tells of an exercise; `source` is the theorem and what is asked of it, or the kind of question."""

    @property
    def question(self) -> str: ...
    @property
    def answer(self) -> int | float: ...
    @property
    def key(self) -> str: ...
    @property
    def unit(self) -> str: ...
    @property
    def level(self) -> str: ...
    @property
    def source(self) -> tuple[str, str]: ...
    @property
    def leans_on(self) -> str: ...
    @property
    def solution(self) -> Sequence[Step]: ...
    @property
    def wrong_answers(self) -> Sequence[tuple[str, str]]: ...


def markdown(title: str, exercises: Sequence[OnASheet], solutions: bool) -> str:
    """The sheet; formulas between dollar signs, as most readers of Markdown take them."""
    lines = [f"# {title}", ""]
    for number, item in enumerate(exercises, 1):
        lines += [f"{number}. {item.question}", ""]
    if solutions:
        lines += ["# Solutions", ""]
        for number, item in enumerate(exercises, 1):
            lines += _solved(number, item)
    return "\n".join(lines).rstrip() + "\n"


def table(exercises: Sequence[OnASheet], solutions: bool) -> str:
    """One row an exercise; with solutions also the answer, the wrong answers and the slips that give them."""
    header = [*_questions_header(), *(_solutions_header() if solutions else [])]
    rows = ([number, item.level, item.question, item.unit] for number, item in enumerate(exercises, 1))
    answers = (_answers(item) if solutions else () for item in exercises)
    return csv_rows([header, *([*row, *more] for row, more in zip(rows, answers, strict=True))])


def _questions_header() -> list[str]:
    return ["number", "difficulty", "question", "unit"]


def _solutions_header() -> list[str]:
    wrong = [f"{word} {place}" for place in range(1, WRONG + 1) for word in ("wrong answer", "slip")]
    return ["answer", "answer in full", "theorem", "asked for", *wrong]


def _answers(item: OnASheet) -> Iterator[str | int | float]:
    yield from (item.key, item.answer, *item.source)
    wrong = item.wrong_answers[:WRONG]
    for number, slip in (*wrong, *[("", "")] * (WRONG - len(wrong))):
        yield from (number, slip)


def _solved(number: int, item: OnASheet) -> list[str]:
    lines = [f"## {number}. {' '.join((item.key, item.unit)).rstrip()}", ""]
    lines += [item.leans_on, ""] if item.leans_on else []
    for step in item.solution:
        lines += _step(step)
    lines += ["Wrong answers and where they come from:", ""]
    return [*lines, *(f"- {number}: {slip}" for number, slip in item.wrong_answers), ""]


def _step(step: Step) -> list[str]:
    return [step.text, "", *((f"$${step.formula}$$", "") if step.formula else ())]
