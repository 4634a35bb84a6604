"""What may be amiss with the first answer though nothing is missing: numbers that are guessed, and other readings."""

from collections.abc import Iterator

from bounds import theorems
from bounds.asking.answers import RankedAnswer
from bounds.asking.cues import Fit
from bounds.asking.fitting import Fitted


def is_guess(fit: Fit) -> bool:
    """Is it read so only since nothing else is left?"""
    return fit.is_left_over


def doubts(fit: Fitted, answers: tuple[RankedAnswer, ...]) -> Iterator[str]:
    """A sentence for each thing that the question leaves open and that changes the first answer."""
    for each in fit.fits:
        if is_guess(each):
            yield f"Nothing says what {each.mention.words} is; {each.variable} is a guess."
    first = answers[0]
    if (
        isinstance(first.value, int | float)
        and not fit.unknown
        and theorems[first.name].is_vacuous(
            float(first.value), **{name: value for name, value in first.given.items() if name in fit.theorem.names}
        )
    ):
        yield "The bound is vacuous with these numbers; one of them may be misread."
