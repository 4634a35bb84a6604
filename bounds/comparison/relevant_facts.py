"""Which facts may matter to a question: those that a theorem about it takes, and those from which one of them follows.

>>> from bounds.comparison.questions import QUESTIONS
>>> "realizable" in useful(QUESTIONS["true risk"]), "realizable" in useful(QUESTIONS["mistakes"])
(True, False)
"""

from collections.abc import Iterator
from functools import cache

from bounds.comparison.events import EXAMPLES, FROM_BELOW, event_of
from bounds.comparison.implications import implications
from bounds.comparison.implied_assumptions import TOLD_BY
from bounds.comparison.questions import QUESTIONS, Inquiry
from bounds.comparison.readings import can_be_asked
from bounds.theorem import Theorem

HOW_MANY = QUESTIONS["m"]


@cache
def useful(question: Inquiry) -> frozenset[str]:
    """The names of facts, `realizable` among them, of which some theorem about the question takes one.

    Where it is about a sample, facts count too that grant or deny what such a theorem assumes. What is about no sample
    has no data distribution that a class could be realizable in. A question that names no quantity is about all.
    """
    wanted: set[str] = set()
    for theorem in _answering(question):
        wanted |= theorem.names
        if question.of_a_sample:
            wanted |= {
                name
                for assumption in theorem.assumes
                for name in (assumption.key, *TOLD_BY.get(assumption.key, "").split())
            }
    before = -1
    while before < len(wanted):
        before = len(wanted)
        wanted |= {
            name
            for implication in implications()
            if implication.gives in wanted and not implication.checks
            for name in implication.needs
        }
    return frozenset(wanted)


def _answering(question: Inquiry) -> Iterator["Theorem"]:
    from bounds import theorems

    for theorem in filter(can_be_asked, theorems.values()):
        if question is HOW_MANY:
            answers = "m" in theorem.names or theorem.returns.name == EXAMPLES
        else:
            answers = event_of(theorem).removesuffix(FROM_BELOW) in question.answered_by or not question.answered_by
        if answers:
            yield theorem
