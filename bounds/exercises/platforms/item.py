"""A question as a course platform stores it: a text, the numbers that are right, and wrong ones with their feedback."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Protocol

from bounds.exercises.accepted import Accepted
from bounds.exercises.exporting import OnASheet
from bounds.exercises.rounding import DIGITS, EQUAL


class Exported(OnASheet, Protocol):
    """The parts of an exercise, as on a sheet, and the numbers that are right."""

    @property
    def accepted(self) -> tuple[Accepted, ...]: ...


@dataclass(frozen=True)
class Item:
    """`text` and `solution` are Markdown with LaTeX; `right` begins with the key; `wrong` are (number, feedback)."""

    name: str
    text: str
    key: str
    unit: str
    level: str
    about: str
    right: tuple[Accepted, ...]
    wrong: tuple[tuple[Accepted, str, str], ...]  # what it matches, the number as it is shown, the slip that gives it
    solution: str

    @staticmethod
    def of(exercise: Exported, name: str) -> Item:
        """The question that an exercise asks."""
        right = exercise.accepted
        wrong = ((_shown_as(number), number, _feedback(slip)) for number, slip in exercise.wrong_answers)
        return Item(
            name=f"{name} {exercise.source[0].replace('_', ' ')}",
            text=exercise.question,
            key=exercise.key,
            unit=exercise.unit,
            level=exercise.level,
            about=": ".join(exercise.source),
            right=right,
            wrong=tuple(answer for answer in wrong if not any(_overlap(answer[0], range_) for range_ in right)),
            solution=_solved(exercise),
        )


def _feedback(slip: str) -> str:
    """A slip's name as a sentence; what is one already stays."""
    return slip if slip.endswith(".") else f"This is the result of: {slip}."


def _shown_as(printed: str) -> Accepted:
    """What rounds to a wrong answer, to four digits; a whole number is itself."""
    number = float(printed)
    unit = 10.0 ** (math.floor(math.log10(abs(number))) - DIGITS + 1) if "." in printed and number else 0.0
    near = max(unit / 2, EQUAL * abs(number))
    return Accepted(number - near, number + near)


def _overlap(accepted: Accepted, other: Accepted) -> bool:
    return accepted.low <= other.high and other.low <= accepted.high


def _solved(exercise: Exported) -> str:
    steps = [part for step in exercise.solution for part in (step.text, f"$${step.formula}$$" if step.formula else "")]
    paragraphs = [exercise.leans_on, *steps, f"Answer: {exercise.key} {exercise.unit}".rstrip() + "."]
    return "\n\n".join(part for part in paragraphs if part)
