"""Solving where a formula saws: the value from which on all easier ones keep the promise.

A monotone theorem never below the formula, its envelope, proves all values from some place on; from there on the values
are checked one by one, in balls, to the first that fails.
"""

from __future__ import annotations

from dataclasses import replace

from bounds.formula.patience import OutOfTime, within
from bounds.numbers import in_words
from bounds.solving.certifying import ends
from bounds.solving.lattice import Lattice
from bounds.solving.monotone import allowed, none_allowed, solve_monotone
from bounds.solving.question import Question, Solution

BUDGET = 2.0  # seconds for checking one by one


def solve_uneven(question: Question) -> Solution:
    """The answer for an unknown in which the theorem is declared uneven."""
    lattice = allowed(question)
    if lattice is None:
        return none_allowed(question)
    theorem, name = question.theorem, question.unknown.name
    if theorem.envelope is None or not question.unknown.domain.integer:
        return Solution(None, None, False, f"{theorem.slug} rises and falls in {name}: it is not solved for it")
    if theorem.envelope.relation != question.relation:
        side = "below" if theorem.envelope.relation == ">=" else "above"
        why = f"{theorem.slug} rises and falls in {name}, and is bounded from {side} only: that way it is not solved"
        return Solution(None, None, False, why)
    smooth = question.about(theorem.envelope)
    start = solve_monotone(smooth)
    if start.value is None:
        return replace(start, certified=False, why=f"{theorem.envelope.slug}, never below it, says: {start.why}")
    return _walk(question, smooth, lattice, start)


def _walk(question: Question, smooth: Question, lattice: Lattice, start: Solution) -> Solution:
    """From the envelope's answer towards the hard side, to the last value before the first failure."""
    _, hardest, harder = ends(smooth, lattice)
    index, verdict, ending = lattice.index(start.value), None, "not finished"
    try:
        with within(BUDGET):
            while index != hardest and (verdict := question.proved(lattice.at(index + harder))):
                index += harder
    except OutOfTime:
        verdict = None
    if index == hardest:
        ending = "the end of the domain"
    elif verdict is False:
        ending = f"{in_words(lattice.at(index + harder))} fails"
    value, sure = lattice.at(index), start.certified and (verdict is False or index == hardest)
    from_there, to_here = in_words(start.value), in_words(value)
    why = f"from {from_there} on {smooth.theorem.slug} proves it; to {to_here} each was checked by itself; {ending}"
    return Solution(value, question.achieved(value), sure, why)
