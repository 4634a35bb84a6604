"""An answer that is stated as an end, `m >= 99` or `ε ≤ 0.04`: what it comes to, and whether it is turned round."""

from bounds.diagnosis.answers import TypedAnswer
from bounds.diagnosis.task import Task

TURNED_ROUND = "the inequality turned round: {} for {}"
SIGNS = {True: "≥", False: "≤"}


def intended_answer(task: Task, answer: TypedAnswer) -> TypedAnswer:
    """Where a whole number is asked for, the last that the end leaves; a bound on a count may be a real.

    So many examples that m is at least a real are the next whole number of them.
    """
    enough = task.theorem.returns.needed and answer.side == ">="
    in_whole = task.unknown is not None or enough or answer.side in (">", "<")
    return answer.in_whole_numbers() if task.whole and in_whole else answer


def turned_round(task: Task, answer: TypedAnswer) -> str:
    """The slip in words where the end is on the other side than that of the bound; empty where it is not.

    An equation has no side. Two have a probability that is solved for, since the bound fails at most so
    often if δ is at least so much, and how many examples are enough, which are at most so many if so many or more do.
    """
    returns, relation = task.theorem.returns, task.theorem.relation
    if not answer.side or (not task.whole if task.unknown else relation == "=" or returns.needed):
        return ""
    above = task.rounds_up if task.unknown else relation == ">="
    is_lower_end = answer.side[0] == ">"
    return "" if is_lower_end == above else TURNED_ROUND.format(SIGNS[is_lower_end], SIGNS[above])
