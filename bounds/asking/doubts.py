"""What may be amiss with the first answer though nothing is missing: numbers that are guessed, and other readings."""

from collections.abc import Iterator

from bounds.asking.answers import RankedAnswer
from bounds.asking.cues import BY_LETTER, Fit
from bounds.asking.fitting import Fitted
from bounds.asking.question import ReadQuestion

# The facts by which it is told whether a hypothesis is perfect, or by which a theorem for both cases is meant.
TELLING = frozenset(
    "realizable, consistent, agnostic, noise, excess, training_error, hoeffding, errors, lfd, validation, halving, "
    "two sided, one sided, union bound, massart noise, perfect expert, hoeffding formula, form 2H exp, "
    "form H one-sided, form ln H/eps, form exact in 1-eps, form 2 ln 2H over eps2".split(", ")
)


def is_guess(fit: Fit) -> bool:
    """Is it read so only since nothing else is left?"""
    return fit.is_left_over


def doubts(heard: ReadQuestion, fit: Fitted, answers: tuple[RankedAnswer, ...]) -> Iterator[str]:
    """A sentence for each number that is guessed, for a bound that says nothing by numbers that may be misread, and
    for a class of which nothing tells whether it has a perfect hypothesis."""
    yield from (
        f"Nothing says what {each.mention.words} is; {each.variable} is a guess." for each in fit.fits if is_guess(each)
    )
    first, theorem = answers[0], fit.theorem
    by_words = any(each.weight < BY_LETTER for each in fit.fits) and "terms" not in heard.wanted
    if by_words and not fit.unknown and isinstance(first.value, int | float):
        inputs = {name: value for name, value in first.given.items() if name in theorem.names}
        if theorem.is_vacuous(float(first.value), **inputs):
            yield "The bound is vacuous with these numbers; one of them may be misread."
    if theorem.family in ("finite", "vc") and "ln_size" in theorem.names and not heard.facts & TELLING:
        yield "Nothing says whether some hypothesis is perfect; the other theorems have the other case."
    if "two sided" in heard.facts and theorem.ends == "one" and first.name == theorem.slug:
        yield "The bound holds in one direction; for both directions, δ is twice as large."
