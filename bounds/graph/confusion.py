"""From a wrong answer back to the theorem whose answer it is: what lies between that one and the right one."""

from collections.abc import Sequence

from bounds.diagnosis.slip import Slip
from bounds.graph.edges import between, stated_by
from bounds.theorem import Theorem
from bounds.vocabulary.prose import listed

MOST = 3  # reasons in common that are named


def confused_with(words: str) -> str:
    """The slug of the theorem whose answer a slip says it is; empty for other slips."""
    from bounds.exercises.reasons import OTHER_THEOREM

    match = OTHER_THEOREM.match(words)
    return match["slug"] if match else ""


def theorem_behind(slip: Slip, theorem: Theorem) -> str:
    """The slug of the theorem whose answer was given in place of that of `theorem`; empty where it is none.

    Where the slip has another name, such as one side for both, its number must be that of a theorem with an edge to
    the right one.
    """
    slug = (theorem.base or theorem).slug
    others = (confused_with(name) for name in slip.others)
    return confused_with(slip.words) or next((other for other in others if other and between(slug, other)), "")


def in_between(theorem: Theorem, other: str) -> tuple[str, ...]:
    """The edges between two theorems, a sentence each; without any, what both hold by; empty where that is nothing.

    Titles stand for the theorems. No number is told.
    """
    from bounds import theorems

    slug = (theorem.base or theorem).slug
    sentences = [
        f"“{theorems[edge.upper].title}” {edge.kind} “{theorems[edge.lower].title}”: {edge.because}"
        for edge in between(slug, other)
    ]
    if sentences:
        return tuple(sentences)
    common = _reasons_in_common(slug, other)
    return (f"Both hold by {listed([f'“{theorems[reason].title}”' for reason in common])}.",) if common else ()


def _reasons_in_common(first: str, second: str) -> Sequence[str]:
    theirs = {edge.lower for edge in stated_by(second) if edge.is_reason}
    ours = [edge.lower for edge in stated_by(first) if edge.is_reason]
    return [slug for slug in dict.fromkeys(ours) if slug in theirs][:MOST]
