"""One question answered, by what its theorem does in the unknown."""

from bounds.solving.monotone import solve_monotone
from bounds.solving.question import Question, Solution
from bounds.solving.sawtooth import solve_uneven


def answer(question: Question) -> Solution:
    """The answer to one question, all of whose inputs are checked."""
    uneven = question.unknown.name in question.theorem.non_monotone
    return solve_uneven(question) if uneven else solve_monotone(question)
