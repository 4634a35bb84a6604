"""Every question's number beside the answer, in doubles first; what comes near is computed as the theorem does."""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bounds.diagnosis.answers import TypedAnswer, enough_digits
from bounds.diagnosis.case import Case
from bounds.diagnosis.chances import HIDDEN, Chances, allowed
from bounds.diagnosis.double_values import in_doubles
from bounds.diagnosis.quiet import without_warnings
from bounds.diagnosis.singles import distinct
from bounds.diagnosis.slip import Slip
from bounds.diagnosis.stated_ends import intended_answer
from bounds.diagnosis.verdict import Verdict
from bounds.exercises.exercise_problem import ExerciseProblem
from bounds.formula.patience import limited_to
from bounds.identification.explanations import Explanation
from bounds.identification.posing import Posed
from bounds.numbers import nearest_whole
from bounds.solving.validation import DomainError

# Steps for all theorems' numbers, for one that goes up and down or sums up many terms, and for all slips.
RIGHTS, ONE_LONG, SLIPS = 2_000_000, 100_000, 700_000
MOST_SLIPS = 10


@dataclass(frozen=True, eq=False)
class Findings:
    """What was found: explanations by theorems, by slips, how many digits would tell, and whether all was tried."""

    right: tuple[Explanation, ...]
    slips: tuple[Explanation, ...]
    enough: int
    unfinished: bool


@without_warnings()
def search(answer: TypedAnswer, questions: Iterable[Posed]) -> Findings:
    """Everything that gives the answer. Slips are looked for in the questions that leave the fewest facts unused."""
    cases: list[tuple[Posed, Case]] = []
    right: list[Explanation] = []
    enough = 0
    with limited_to(RIGHTS) as work:
        for question in questions:
            case = _case(question.problem, answer)
            if case is None:
                continue
            heard = intended_answer(case.task, answer)
            verdict = case.verdict(heard)
            convention = case.convention_of(heard) if verdict is Verdict.WRONG else ""
            if verdict is Verdict.RIGHT or convention:
                form = convention or ("" if case.accepts(heard) else case.form_of(heard))
                right.append(_explanation(question, case, form=form))
            elif verdict is Verdict.TOO_FEW_DIGITS:
                enough = max(enough, enough_digits(case.right))
            cases.append((question, case))
    slips, all_tried = _slips(answer, cases)
    return Findings(tuple(right), slips, enough, work.ended_early or not all_tried)


def _case(problem: ExerciseProblem, answer: TypedAnswer) -> Case | None:
    """The question with its right number: that of doubles, but near the answer that of the theorem itself."""
    case = _in_doubles(problem)
    if case is not None and not _is_near(case, answer):
        return case
    with limited_to(ONE_LONG):
        try:
            return problem.case if problem.right is not None else None
        except (DomainError, OverflowError, TypeError, ArithmeticError, NotImplementedError):
            return None
    return None


def _in_doubles(problem: ExerciseProblem) -> Case | None:
    """None where doubles are not to be trusted, or take long."""
    result = in_doubles(problem.theorem, problem.unknown, problem.target, problem.checked_inputs)
    if result is None:
        return None
    task, raw = result
    if task.counts:
        return Case(task, raw, raw, nearest_whole(raw, task.whole_above))
    return Case(task, float(task.finished(raw)), raw)


def _is_near(case: Case, answer: TypedAnswer) -> bool:
    """So near that rounding errors could decide?"""
    whole = case.whole if case.whole is not None else (case.right if case.task.whole else None)
    beside = whole is not None and abs(whole - answer.value) <= 1
    return beside or case.verdict(answer) is not Verdict.WRONG


def _slips(answer: TypedAnswer, cases: list[tuple[Posed, Case]]) -> tuple[tuple[Explanation, ...], bool]:
    """The single slips that give the answer, of every question that uses as many facts as the likeliest.

    A theorem's slips compete with those of all theorems that are no less likely: the more there are, the more guesses
    they explain.
    """
    limit = allowed(answer)
    fewest = min((len(question.unused) for question, _ in cases), default=0)
    explanations: list[tuple[float, int, Explanation]] = []
    weighed: list[tuple[float, float]] = []
    with limited_to(SLIPS) as work:
        for rank, (question, case) in enumerate(cases):
            if len(question.unused) > fewest:
                break
            if question.problem.theorem.base is not None or case.verdict(answer) is Verdict.RIGHT:
                continue
            known = [suspect for suspect in case.own_singles if suspect.weight <= limit]
            weighed += [(suspect.weight, float(suspect.value)) for suspect in known]
            chances = Chances(weighed, math.nan, answer)
            for suspect, others in distinct(case.giving(answer, known)):
                chance = chances.up_to(suspect.weight)
                if chance <= HIDDEN:
                    slip = Slip(
                        suspect.words,
                        suspect.value if answer.whole else suspect.raw,
                        round(suspect.weight, 2),
                        chance,
                        others,
                    )
                    explanations.append((suspect.weight, rank, _explanation(question, case, slip=slip)))
    ordered = sorted(explanations, key=lambda entry: entry[:2])
    return tuple(explanation for _, _, explanation in ordered)[:MOST_SLIPS], not work.ended_early


def _explanation(question: Posed, case: Case, form: str = "", slip: Slip | None = None) -> Explanation:
    problem = question.problem
    value = int(case.right) if problem.variable and problem.variable.domain.integer else case.right
    target = {} if problem.target is None else {problem.target_word: problem.target}
    return Explanation(
        problem.theorem, problem.unknown, {**problem.inputs, **target}, value, case.whole, question.needs,
        question.unused,
        (*question.understood.echo, *question.follows), tuple(doubt.text for doubt in question.understood.doubts),
        form, slip,
    )  # fmt: skip


def likely_first(explanations: Iterable[Explanation]) -> Iterator[Explanation]:
    """By the facts left unused, then the theorem's own number before a form's, then by what is needed besides."""
    yield from sorted(
        explanations, key=lambda explanation: (len(explanation.unused), explanation.is_form, len(explanation.needs))
    )
