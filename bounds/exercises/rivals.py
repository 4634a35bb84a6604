"""Two theorems to choose between: another one of the same event and inputs, whose bound is weaker."""

from bounds.diagnosis.slip import Slip
from bounds.exercises.exercise_problem import ExerciseProblem
from bounds.solving.validation import DomainError
from bounds.theorem import Theorem

APART = 1.02  # the two answers differ at least by this factor
WEIGHT = 1.2


def rival(problem: ExerciseProblem) -> tuple[Theorem, Slip] | None:
    """The weaker theorem that is nearest, and its answer as a slip; None where there is none.

    Only a weaker one will do: a stronger one that also holds is a right choice.
    """
    if problem.theorem.relation == "=":
        return None
    rivals = []
    for other in _siblings(problem.theorem):
        answer = _answer(ExerciseProblem(other, problem.unknown, problem.inputs, problem.target))
        if answer is not None and (factor := _worse_by(problem, answer)) > APART:
            words = f"the answer of another theorem: {other.title} ({other.slug})"
            rivals.append((factor, other.slug, other, Slip(words, answer, WEIGHT, 0.0)))
    return min(rivals)[2:] if rivals else None


def _siblings(theorem: Theorem) -> list[Theorem]:
    from bounds import theorems
    from bounds.exercises.choosing import suits

    names = {variable.name for variable in theorem.variables}
    return [
        other
        for other in theorems.values()
        if other.family == theorem.family
        and other is not theorem
        and other.returns == theorem.returns
        and other.relation == theorem.relation
        and {variable.name for variable in other.variables} == names
        and suits(other, "middle")
    ]


def _answer(problem: ExerciseProblem) -> int | float | None:
    """What it answers, if that is to be had."""
    if problem.unknown in problem.theorem.non_monotone:
        return None
    try:
        right: int | float | None = problem.right
    except (DomainError, OverflowError):
        return None
    return right


def _worse_by(problem: ExerciseProblem, answer: float) -> float:
    """By which factor the other answer is weaker: more examples, a larger risk, a smaller class."""
    larger_is_worse = problem.wants_smallest if problem.unknown else problem.theorem.relation == "<="
    right = float(problem.right)
    if not answer > 0 or not right > 0:
        return 0.0
    return answer / right if larger_is_worse else right / answer
