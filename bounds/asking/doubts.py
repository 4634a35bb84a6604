"""What may be amiss with the first answer though nothing is missing: numbers that are guessed, and other readings."""

from collections.abc import Iterator

from bounds.asking.answers import RankedAnswer
from bounds.asking.cues import BY_LETTER, Fit
from bounds.asking.fitting import Fitted


def is_guess(fit: Fit) -> bool:
    """Is it read so only since nothing else is left?"""
    return fit.is_left_over


def doubts(fit: Fitted, answers: tuple[RankedAnswer, ...]) -> Iterator[str]:
    """A sentence for each number that is guessed, and for a bound that says nothing by numbers that may be misread."""
    yield from (
        f"Nothing says what {each.mention.words} is; {each.variable} is a guess." for each in fit.fits if is_guess(each)
    )
    first, theorem = answers[0], fit.theorem
    by_words = any(each.weight < BY_LETTER for each in fit.fits)
    if by_words and not fit.unknown and isinstance(first.value, int | float):
        inputs = {name: value for name, value in first.given.items() if name in theorem.names}
        if theorem.is_vacuous(float(first.value), **inputs):
            yield "The bound is vacuous with these numbers; one of them may be misread."
