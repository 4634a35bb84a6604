"""Which events a question is about, and which event a number of examples refers to."""

from bounds.comparison.questions import QUESTIONS
from bounds.vocabulary.statement import Statement

EXAMPLES = "sample complexity"
LOWER_BOUND = "lower bound"
FROM_BELOW = ", from below"

ORDER = (*(name for question in QUESTIONS.values() for name in question.answered_by), LOWER_BOUND)
FREE_OF_TRAINING_ERROR = frozenset({"realizable", "consistent_learner", "consistent_outside"})


def names_of(ask: str | None) -> tuple[str, ...]:
    """The quantities to look for. Raises ValueError, in one sentence, for a question that is none."""
    if ask is None or ask == "m":
        return _both_sides(ORDER)
    try:
        return _both_sides(QUESTIONS[ask.replace("_", " ")].answered_by)
    except (KeyError, AttributeError):
        choices = ", ".join(map(repr, QUESTIONS))
        raise ValueError(f"ask must be one of {choices}; got {str(ask)[:60]!r}") from None


def two_sided(theorem: Statement) -> bool:
    """Does a bound on the gap hold in both directions?"""
    return theorem.ends == "both"


def from_below(event: str) -> bool:
    """Is the bound a lower bound, so that the largest is the strongest?"""
    return event == LOWER_BOUND or event.endswith(FROM_BELOW)


def _both_sides(names: tuple[str, ...]) -> tuple[str, ...]:
    return (*names, *(name + FROM_BELOW for name in names if name != LOWER_BOUND))


def event_of(theorem: Statement) -> str:
    """The event that a theorem bounds; a number of examples bounds the risk with that many."""
    if theorem.returns.name != EXAMPLES:
        return theorem.returns.name + (FROM_BELOW if theorem.relation == ">=" else "")
    if theorem.relation == ">=":
        return LOWER_BOUND
    assumed = {assumption.key for assumption in theorem.assumes}
    if assumed & FREE_OF_TRAINING_ERROR:
        return "true risk"
    return "excess risk" if "erm" in assumed else "gap"


def same_event(theorem: Statement, other: Statement) -> bool:
    """Do two theorems bound one event: the same quantity, from the same side?"""
    same = theorem.returns == other.returns and theorem.returns.one_event
    return same and event_of(theorem) == event_of(other)
