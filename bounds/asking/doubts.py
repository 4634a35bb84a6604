"""What may be amiss with the first answer though nothing is missing: numbers that are guessed, and other readings."""

import re
from collections.abc import Iterator, Sequence

from bounds.asking.answers import RankedAnswer
from bounds.asking.counts import ambiguous_count
from bounds.asking.cues import BY_LETTER, Fit
from bounds.asking.fitting import Fitted
from bounds.asking.mentions import Mention
from bounds.asking.question import ReadQuestion
from bounds.reading.numbers import is_finite

_SIDES_SAID = re.compile(r"\b(?:one|1|two|2)[- ](?:sided|tailed)", re.IGNORECASE)  # is it said?
_WINS = re.compile(r"\bwin[- ]?rate|\bwins?\b|\bchance\b|prefer", re.IGNORECASE)
_MORE = re.compile(r"(?: ?, ?\d+(?:\.\d+)?)+(?![\w%])")
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
    """A sentence for each number that is guessed, outside what it could be or the first of several, for a bound that
    says nothing by numbers that may be misread, and for a class of which nothing tells whether it has a perfect
    hypothesis."""
    yield from (
        f"Nothing says what {each.mention.words} is; {each.variable} is a guess." for each in fit.fits if is_guess(each)
    )
    idle = [each for each in heard.reader.mentions if each.start not in fit.places | heard.by_class]
    yield from (f"{each.words} is not used: {why}." for each in idle if (why := _why_outside(each, fit)))
    yield from _several(heard, fit, idle)
    yield from _twice(fit, idle)
    if (count := ambiguous_count(heard.text)) and any(each.mention.name == "errors" for each in fit.fits):
        yield f"Nothing says whether {count} are right or wrong answers; the interval is that of their share."
    yield from _hardly_meant(fit)
    first, theorem = answers[0], fit.theorem
    by_words = any(each.weight < BY_LETTER for each in fit.fits) and "terms" not in heard.wanted
    if by_words and not fit.unknown and isinstance(first.value, int | float):
        inputs = {name: value for name, value in first.given.items() if name in theorem.names}
        if theorem.is_vacuous(float(first.value), **inputs):
            yield "The bound is vacuous with these numbers; one of them may be misread."
    if theorem.family in ("finite", "vc") and "ln_size" in theorem.names and not heard.facts & TELLING:
        yield "Nothing says whether some hypothesis is perfect; the other theorems have the other case."
    yield from _of_tests(heard, fit, first)


def _of_tests(heard: ReadQuestion, fit: Fitted, first: RankedAnswer) -> Iterator[str]:
    """What is left open by a plan or an interval: sides, pairs, a second sample that is none, other criteria."""
    theorem = fit.theorem
    if "alpha" in first.given and theorem.returns.name.endswith("power") and not _SIDES_SAID.search(heard.text):
        yield "The level is that of a one-sided test; two-sided, with half of it on either side, it is twice as large."
    if theorem.family == "two_proportions":
        yield "Two models that answered the same examples are paired: McNemar's test and mcnemar_power are theirs."
    if theorem.family == "two_proportions" and first.given.get("p2") == COIN and _WINS.search(heard.text):
        yield "The 50% belong to no second sample: against a fixed share one sample is tested, which takes fewer."
    if theorem.family == "prediction_models":
        yield "A prediction model takes the largest size of all criteria, and this is one of them."
    if "two sided" in heard.facts and theorem.ends == "one" and first.name == theorem.slug:
        yield "The bound holds in one direction; for both directions, δ is at most twice as large."


def _why_outside(mention: Mention, fit: Fitted) -> str:
    """Why no variable of the theorem can have such a value; nothing where one can."""
    named = [variable for variable in fit.theorem.variables if mention.name in (variable.name, variable.label)]
    if named and not is_finite(mention.value):
        return ""
    if named and not named[0].domain.contains(mention.value):
        return f"{named[0].label} must be {named[0].domain.words}"
    if not isinstance(mention.value, int | float):
        return ""
    if mention.is_percentage and mention.value > 1:
        return "no probability and no rate is above 100 %"
    is_real = any(variable.domain.low < 0 for variable in fit.theorem.variables)
    return "nothing here can be negative" if mention.value < 0 and not is_real else ""


def _twice(fit: Fitted, idle: Sequence[Mention]) -> Iterator[str]:
    """A sentence about each variable that has another value besides, by the same name."""
    for each in fit.fits:
        name, other = each.mention.name, [mention for mention in idle if mention.name == each.mention.name]
        if name and other and other[0].value != each.mention.value:
            yield f"{each.mention.words} and {other[0].words} contradict each other; only the first is used."


def _hardly_meant(fit: Fitted) -> Iterator[str]:
    """A sentence about an error that is allowed to be more than that of a coin, where it is written in per cent."""
    for each in fit.fits:
        is_allowed = each.variable in ("at_most", "epsilon") and fit.theorem.target_word == "at_most"
        if is_allowed and each.mention.is_percentage and each.mention.value == each.value > COIN:
            yield f"{each.mention.words} allows more errors than a coin makes; is it a confidence or an accuracy?"


COIN = 0.5


def _several(heard: ReadQuestion, fit: Fitted, idle: Sequence[Mention]) -> Iterator[str]:
    """A sentence about each value behind which others of its kind stand, with commas between, that nothing uses."""
    by_place = {mention.start: mention for mention in idle}
    for each in fit.fits:
        more = _MORE.match(heard.text, each.mention.end)
        if not more or each.variable not in fit.theorem.names:
            continue
        domain = fit.theorem.variable(each.variable).domain
        others = [by_place.get(each.mention.end + digits.start()) for digits in re.finditer(r"[\d.]+", more[0])]
        if all(other is not None and domain.contains(other.value) for other in others):
            yield f"{f'{each.mention.words}{more[0]}'.strip()} are several values; only the first is used."
