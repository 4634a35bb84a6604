"""Wrong answers that somebody would give: real slips in the computation of the right one."""

import math
from collections.abc import Iterable
from itertools import groupby

from bounds.diagnosis import kinds
from bounds.diagnosis.answers import read_answer
from bounds.diagnosis.chances import Chances
from bounds.diagnosis.quiet import without_warnings
from bounds.diagnosis.singles import distinct, roundings
from bounds.diagnosis.slip import Edit, Slip, Suspect
from bounds.diagnosis.verdict import Verdict
from bounds.exercises.exercise_problem import ExerciseProblem
from bounds.exercises.rounding import key, rounding

MOST = 4
ENOUGH = 8  # numbers: the right one, what rounds to it and a second slip of rounding may be among them
PLAUSIBLE = 30.0  # a wrong answer this far from the right one gives itself away
HEAVIEST = 1.4
ROUNDING = 0.5  # weight below which a slip is one of rounding only: one of them is enough


def handed_in(problem: ExerciseProblem, value: float) -> str:
    """The number as the question asks for it: a slip's is rounded as the right one is."""
    return key(problem) if value == problem.right else rounding(problem).key(value)


@without_warnings()
def distractors(problem: ExerciseProblem, others: Iterable[Slip] = ()) -> tuple[Slip, ...]:
    """Up to four wrong answers, the likeliest slips first; `others` come before them.

    Unlike `diagnose` it looks at no clock: the same question has the same wrong answers on any machine.
    """
    slips = (*others, *_slips(problem))
    taken, wrong = {handed_in(problem, float(problem.right))}, list[Slip]()
    for slip in slips:
        written = handed_in(problem, float(slip.value))
        again = slip.weight < ROUNDING and any(earlier.weight < ROUNDING for earlier in wrong)
        if written in taken or again or not _plausible(problem, float(slip.value)):
            continue
        read = read_answer(written)
        otherwise_right = problem.case.book_of(read) is not None or problem.case.convention_of(read)
        if problem.case.verdict(read) is Verdict.WRONG and not otherwise_right:
            taken.add(written)
            wrong.append(slip)
    return tuple(wrong[:MOST])


def _slips(problem: ExerciseProblem) -> list[Slip]:
    """Slips in the formula or in rounding, lightest first: as many as give enough numbers to choose from."""
    suspects = _suspects(problem)
    right = read_answer(handed_in(problem, float(problem.right)))
    chances = Chances([(suspect.weight, float(suspect.value)) for suspect in suspects], problem.case.right, right)
    return [
        Slip(suspect.words, suspect.value, round(suspect.weight, 2), chances.up_to(suspect.weight), names)
        for suspect, names in distinct(suspects)
    ]


def _suspects(problem: ExerciseProblem) -> list[Suspect]:
    task = problem.case.task
    suspects = list(roundings(task, problem.case.raw, "", 0.0))
    for weight, alike in groupby(sorted(kinds.edits(task), key=_weight), key=_weight):
        numbers = {
            handed_in(problem, float(suspect.value))
            for suspect in suspects
            if _plausible(problem, float(suspect.value))
        }
        if weight > HEAVIEST or len(numbers) >= ENOUGH:
            break
        for edit in alike:
            raw = task.run(edit.tree)
            if math.isfinite(raw):
                suspects.append(Suspect(edit.words, edit.weight, raw, task.finished(raw)))
    return sorted(suspects, key=_weight)


def _weight(candidate: Suspect | Edit) -> float:
    return candidate.weight


def _plausible(problem: ExerciseProblem, value: float) -> bool:
    right = float(problem.right)
    if not 0 < value < math.inf or not right / PLAUSIBLE < value < right * PLAUSIBLE:
        return False
    quantity = problem.variable.domain.high if problem.variable else problem.theorem.largest_at(**problem.inputs)
    return quantity is None or value <= quantity
