"""Worked solutions: the hints, the answer, and why it is one."""

import re
from collections.abc import Iterator

from bounds.display.typeset import aligned as in_full
from bounds.display.typeset import steps
from bounds.exercises.exercise_problem import ExerciseProblem
from bounds.exercises.hints import aligned, hints, lines
from bounds.exercises.rounding import SIDES, key, rounding
from bounds.numbers import format_number
from bounds.vocabulary.citation import Step


def solution(problem: ExerciseProblem) -> tuple[Step, ...]:
    """Each step a sentence and its formula; the last one is the answer, checked."""
    hint_steps = hints(problem)
    worked = [step for step in hint_steps if not step.text.startswith("Compare")]
    computed = lines(problem)
    if computed and problem.closed:
        worked.append(Step("Compute from the inside out.", aligned(computed)))
    if not problem.unknown:
        bound = Step("So the theorem gives:", steps(problem.theorem, problem.complete)[-1])
        return (*worked, bound, *_rounded(problem))
    return (
        *worked,
        Step(why(problem)),
        Step("Put it back into the theorem.", in_full(problem.theorem, problem.complete)),
    )


def _rounded(problem: ExerciseProblem) -> Iterator[Step]:
    """The whole number, where one is asked for and the theorem's is none."""
    how = rounding(problem)
    if how.whole and float(problem.right) != float(key(problem)):
        counted = f" {problem.theorem.returns.counts}" if problem.whole is not None else ""
        side = "" if how.up is None else f" {SIDES[how.up]}"
        yield Step(f"Rounded{side} to a whole number: {format_number(int(key(problem)))}{counted}.")


def why(problem: ExerciseProblem) -> str:
    """The solver's reason as a sentence, with symbols for names."""
    variable = problem.variable
    assert variable is not None
    text = re.sub(rf"\b{variable.name}\b", variable.label, problem.correct.why)
    text = re.sub(r"\b\d+(\.\d+)?e[-+]?\d+\b", lambda number: format_number(float(number[0])), text)
    text = text.replace("<=", "≤").replace(">=", "≥")
    return f"{text[:1].upper()}{text[1:]}."
