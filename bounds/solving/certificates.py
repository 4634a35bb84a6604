"""Proving an answer in ball arithmetic: the bound reaches the target there, and not beside it.

Where doubles were a little wrong the answer moves. That the formula is monotone is declared by the theorem and
tested, not proved.
"""

import math
from collections.abc import Callable
from typing import Any

from bounds.numbers import format_number
from bounds.solving.integer_search import around, narrow
from bounds.solving.lattice import Lattice
from bounds.solving.question import Question, Solution

TINY = math.ulp(0.0)  # so that what fails by less than a double can tell does fail


def certified(question: Question, lattice: Lattice, guess: int, in_doubles: Callable[[int], bool]) -> Solution:
    """The answer near index `guess` of the lattice, with what could be proved of it.

    `in_doubles` says of an index whether the bound reaches the target there in double precision.
    """
    verdicts: dict[int, bool | None] = {}
    margins: dict[int, float] = {}
    easiest, hardest, harder = ends(question, lattice)
    whole = question.unknown.domain.integer

    def holds(index: int) -> bool:
        if index not in verdicts:
            verdicts[index], margins[index] = question.proved_by(lattice.at(index))
        # A tie that 600 digits cannot open counts as equality. A double must please the float formula too, if there
        # is an easier one to move to.
        return verdicts[index] is not False and (whole or index == easiest or in_doubles(index))

    def margin(index: int) -> float:
        return abs(margins[index]) if holds(index) else -max(abs(margins[index]), TINY)

    def close(false: int, true: int) -> int:
        return narrow(margin, false, true)

    edge = around(holds, guess, harder, hardest, easiest, close=close, faster=True)
    if edge is None:
        # Beyond what is searched nothing is known; at a real end of the domain monotonicity settles it.
        return Solution(None, None, verdicts[easiest] is False, impossible(question, lattice))
    value = lattice.at(edge)
    if edge == hardest:
        return _at_the_end(question, lattice, value, verdicts[edge])
    if verdicts[edge] is None:
        return _tie(question, value)
    if whole:
        return _beside(question, value, lattice.at(edge + harder), verdicts.get(edge + harder))
    beyond = _a_little_beyond(question, value, lattice.at(hardest))
    return _beside(question, value, beyond, question.proved(beyond))


def ends(question: Question, lattice: Lattice) -> tuple[int, int, int]:
    """The index easiest to satisfy, the hardest, and the step towards the hard side."""
    smallest = question.wants_smallest
    return (lattice.high, lattice.low, -1) if smallest else (lattice.low, lattice.high, 1)


def impossible(question: Question, lattice: Lattice) -> str:
    """That no value works, and how far was searched."""
    easiest, _, harder = ends(question, lattice)
    at_edge = lattice.edge_high if harder < 0 else lattice.edge_low
    searched = "" if at_edge else f" (searched up to {format_number(lattice.at(easiest))})"
    sign = "≤" if question.relation == "<=" else "≥"
    target = f"{question.theorem.returns.name} {sign} {format_number(question.target)}"
    return f"no {question.unknown.label} makes the {target}{searched}"


def _tie(question: Question, value: Any) -> Solution:
    why = f"at {question.named(value)} the bound equals the target to 600 digits"
    return Solution(value, question.achieved(value), False, why)


def _at_the_end(question: Question, lattice: Lattice, value: Any, verdict: bool | None) -> Solution:
    """Every value of the domain works: its end is the answer, if it has one."""
    label, smallest = question.unknown.label, question.wants_smallest
    if lattice.edge_low if smallest else lattice.edge_high:
        if verdict is None:
            return _tie(question, value)
        why = f"proved: {question.named(value)}, the end of the domain, satisfies the bound"
        return Solution(value, question.achieved(value), True, why)
    if question.unknown.domain.floor is not None and smallest:
        why = f"proved: every {label} down to {value:g}, the smallest accepted, satisfies the bound"
        return Solution(value, question.achieved(value), True, why)
    return Solution(None, None, False, no_limit(question, value))


def no_limit(question: Question, value: Any) -> str:
    """That every value works as far as was searched."""
    label, direction = question.unknown.label, "down" if question.wants_smallest else "up"
    return f"every {label} satisfies the bound, {direction} to {format_number(value)}: there is no limit to name"


def _a_little_beyond(question: Question, value: float, last: float) -> float:
    """A real harder by 1e-9, relative or from 0, or the last of its domain if that comes first."""
    step = 1e-9 * (abs(value) or 1.0)
    return max(value - step, last) if question.wants_smallest else min(value + step, last)


def _beside(question: Question, value: Any, next_value: Any, verdict: bool | None) -> Solution:
    """Is failure proved beside the answer: at the next integer, or a little beyond a real?"""
    holds, fails = question.named(value), question.named(next_value)
    if holds == fails:
        fails = f"the {question.unknown.label} {'before' if question.wants_smallest else 'after'} it"
    if verdict is False:
        why = f"proved: {holds} satisfies the bound, {fails} does not"
        return Solution(value, question.achieved(value), True, why)
    why = f"{holds} satisfies the bound; that {fails} does not is not proved"
    return Solution(value, question.achieved(value), False, why)
