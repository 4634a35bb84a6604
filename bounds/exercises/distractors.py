"""Wrong answers that somebody would give: real slips in the computation of the right one."""

import math
from collections.abc import Iterable
from itertools import groupby

from bounds.diagnosis import kinds
from bounds.diagnosis.answers import read_answer
from bounds.diagnosis.chances import Chances
from bounds.diagnosis.quiet import quiet
from bounds.diagnosis.singles import distinct, roundings
from bounds.diagnosis.slip import Edit, Slip, Suspect
from bounds.diagnosis.verdict import Verdict
from bounds.exercises.asked import Asked
from bounds.exercises.rounding import key, rounding

MOST = 4
ENOUGH = 8  # numbers: the right one, what rounds to it and a second slip of rounding may be among them
PLAUSIBLE = 30.0  # a wrong answer this far from the right one gives itself away
HEAVIEST = 1.4
ROUNDING = 0.5  # weight below which a slip is one of rounding only: one of them is enough


def handed_in(asked: Asked, value: float) -> str:
    """The number as the question asks for it: a slip's is rounded as the right one is."""
    return key(asked) if value == asked.right else rounding(asked).key(value)


@quiet()
def distractors(asked: Asked, others: Iterable[Slip] = ()) -> tuple[Slip, ...]:
    """Up to four wrong answers, the likeliest slips first; `others` come before them.

    Unlike `diagnose` it looks at no clock: the same question has the same wrong answers on any machine.
    """
    slips = (*others, *_slips(asked))
    taken, found = {handed_in(asked, float(asked.right))}, list[Slip]()
    for slip in slips:
        shown = handed_in(asked, float(slip.value))
        again = slip.weight < ROUNDING and any(one.weight < ROUNDING for one in found)
        if shown in taken or again or not _plausible(asked, float(slip.value)):
            continue
        read = read_answer(shown)
        otherwise_right = asked.case.book_of(read) is not None or asked.case.convention_of(read)
        if asked.case.verdict(read) is Verdict.WRONG and not otherwise_right:
            taken.add(shown)
            found.append(slip)
    return tuple(found[:MOST])


def _slips(asked: Asked) -> list[Slip]:
    """Slips in the formula or in rounding, lightest first: as many as give enough numbers to choose from."""
    suspects = _suspects(asked)
    right = read_answer(handed_in(asked, float(asked.right)))
    chances = Chances([(one.weight, float(one.value)) for one in suspects], asked.case.right, right)
    return [
        Slip(one.words, one.value, round(one.weight, 2), chances.up_to(one.weight), names)
        for one, names in distinct(suspects)
    ]


def _suspects(asked: Asked) -> list[Suspect]:
    task = asked.case.task
    found = list(roundings(task, asked.case.raw, "", 0.0))
    for weight, alike in groupby(sorted(kinds.edits(task), key=_weight), key=_weight):
        numbers = {handed_in(asked, float(one.value)) for one in found if _plausible(asked, float(one.value))}
        if weight > HEAVIEST or len(numbers) >= ENOUGH:
            break
        for edit in alike:
            raw = task.run(edit.tree)
            if math.isfinite(raw):
                found.append(Suspect(edit.words, edit.weight, raw, task.finished(raw)))
    return sorted(found, key=_weight)


def _weight(one: Suspect | Edit) -> float:
    return one.weight


def _plausible(asked: Asked, value: float) -> bool:
    right = float(asked.right)
    if not 0 < value < math.inf or not right / PLAUSIBLE < value < right * PLAUSIBLE:
        return False
    quantity = asked.variable.domain.high if asked.variable else asked.theorem.largest_at(**asked.given)
    return quantity is None or value <= quantity
