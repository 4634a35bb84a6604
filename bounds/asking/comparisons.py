"""Two rates that are compared, as people tell them: "84 % against 81 %", "tell .90 from .85", "84 from 81".

>>> from bounds.asking.comparisons import with_compared_rates
>>> from bounds.asking.mentions import mentions
>>> text = "how many examples until I could tell 84 from 81"
>>> [(mention.name, mention.value) for mention in with_compared_rates(text, mentions(text))]
[('p1', 0.84), ('p2', 0.81)]
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

from bounds.asking.mentions import Mention

BETTER, OTHER, BOTH = "p1", "p2", 2
ONLY_BETTER, ONLY_OTHER = "p10", "p01"  # is right
LEVEL = "α", "alpha"
_TWO_SIDED = re.compile(r"\btwo[- ](?:sided|tailed)|\b2[- ](?:sided|tailed)", re.IGNORECASE)
_SIDES = r"\b(?:one|two|1|2)[- ](?:sided|tailed)"
_SIDES_BEFORE = re.compile(rf"{_SIDES}(?: test| at| level| of| alpha)*\s*$", re.IGNORECASE)
_SIDES_AFTER = re.compile(rf"\s*,?\s*{_SIDES}", re.IGNORECASE)
LARGEST_LEVEL = 0.2
_NOUNS = (
    r"(?:accuracy|accurate|acc|points?|right|correct|conversions?|rates?|proportions?|success|pass rate|score|power)"
)
_VERBS = (
    r"(?:(?:really |significantly |truly )?"
    r"(?:better|higher|larger|greater|worse|lower|different|more accurate) (?:than|from)"
    r"|beats?|beating|versus|vs|v|against|from|compared (?:to|with)|over|>"
    r"|(?:and|but|while)(?= (?:a|the|my|its) (?:baseline|other|old|second))"
    r"|(?:(?:and|but|while) )?(?:(?:the )?(?:model|system|classifier) )?(?:B|2)(?= (?:gets|has|scores|with|at|is)\b)"
    r"|(?:and |but )?(?:model|system|classifier) (?:B|2))"
)
_BETWEEN = re.compile(
    rf"[\s,]*(?:{_NOUNS}[\s,]*)*(?:is |are |was )?(?:(?:a|one|my|the|new|first) (?:model|classifier|system)\s*)*"
    rf"{_VERBS}[\s,]*"
    rf"(?:(?:a|an|the|my|its|other|old|second|baseline|model|has|gets|scores|at|with|of|is|{_NOUNS})\s+)*",
    re.IGNORECASE,
)
_COMPARED = re.compile(
    r"\baccura|\bacc\b|significan|\bpower\b|\btell\b|distinguish|detect|\bbetter\b|\bbeat|conversion|\ba/b\b|"
    r"\bproportions?\b|\barms?\b|\bfisher|\bnoise or\b|how many test|"
    r"(?:test|eval\w*|benchmark) (?:items|questions|examples|set)",
    re.IGNORECASE,
)
_OF_OTHERS = re.compile(
    r"hypothes|\bVC\b|margin|training|\bδ|\bε|\bweak|\bedge\b|boost|bayes error|coin|chernoff|hoeffding|expert|"
    r"(?:not|n't) (?:\w+ )?worse|inferior",
    re.IGNORECASE,
)
_AND = re.compile(r"\s*(?:%\s*)?(?:and|,|/)\s*")
_TWO_BEFORE = re.compile(r"\b(?:compar\w+|between|distinguish\w*)\s*$", re.IGNORECASE)  # 0.9 and 0.85
_OF_COUNT, _COUNT_OF = re.compile(r"\s*(?:/|(?:out )?of) ?\d"), re.compile(r"\d\s*(?:/|(?:out )?of)\s*$")
_SMALLEST = re.compile(
    r"(?:smallest|minimum|minimal|least) (?:detectable )?(?:difference|effect|gain)|\bMDE\b", re.IGNORECASE
)
_BASELINE = re.compile(
    r"\b(?:baseline|base|old model)(?: accuracy| rate| model)?(?: of| is| at| has)?\s*$", re.IGNORECASE
)
_ALONE = re.compile(
    r"\bdiscord|\bmcnemar|\bdisagree|\b(?:right|correct) alone\b|\balone (?:is |are )?(?:right|correct)", re.I
)
_SAME = re.compile(
    r"\b(?:only(?! \d)|alone)\b|\bsame (?:\w+ )?(?:items|questions|examples|test|benchmark|prompts)", re.IGNORECASE
)


def with_compared_rates(text: str, numbers: tuple[Mention, ...]) -> Iterator[Mention]:
    """The numbers; two rates that are compared by their names in the theorems about two samples, the larger first.

    Accuracies on the same items are none of these: there the models' answers depend on each other. Shares of the items
    on which one model alone is right are those of McNemar's test. The level of a two-sided test is halved: the theorems
    have one side.
    """
    rates = dict(_rates(text, numbers)) or dict(_baseline(text, numbers))
    is_compared = bool(rates) or {ONLY_BETTER, ONLY_OTHER} <= {_plain(mention) for mention in numbers}
    for mention in numbers:
        if mention.start in rates:
            name, value = rates[mention.start]
            yield replace(mention, name=name, relation="=", value=value)
        elif is_compared and (mention.name in LEVEL or _is_of_sides(mention)):
            value = mention.value / 2 if _TWO_SIDED.search(text) else mention.value
            yield replace(mention, name=LEVEL[0], relation="=", value=value)
        else:
            yield mention


def _rates(text: str, numbers: tuple[Mention, ...]) -> Iterator[tuple[int, tuple[str, float]]]:
    """Where each of the two rates stands, its name and value; nothing where none are compared."""
    are_alone = bool(_ALONE.search(text))
    is_said = are_alone or (_COMPARED.search(text) and not _SAME.search(text))
    pair = _pair(text, numbers) if is_said and not _OF_OTHERS.search(text) else None
    if pair is None and not are_alone and not _OF_OTHERS.search(text):
        named = tuple(mention for mention in numbers if _plain(mention) in {BETTER, OTHER})
        pair = named if len({*map(_plain, named)}) == len(named) == BOTH else None  # whichever was called the first
    values = {mention.start: _rate(mention) for mention in pair or ()}
    names = (ONLY_BETTER, ONLY_OTHER) if are_alone else (BETTER, OTHER)
    for start, value in values.items():
        yield start, (names[value < max(values.values())], value)


def _baseline(text: str, numbers: tuple[Mention, ...]) -> Iterator[tuple[int, tuple[str, float]]]:
    """The one rate that is told where the smallest difference from it is wanted."""
    bases = [each for each in numbers if _is_rate(each) and each.share and _BASELINE.search(each.before)]
    if _SMALLEST.search(text) and len(bases) == 1:
        yield bases[0].start, (OTHER, _rate(bases[0]))


def _plain(mention: Mention) -> str:
    return mention.name.replace("_", "")


def _is_of_sides(mention: Mention) -> bool:
    """Is it the level, by the words one-sided or two-sided at its side?"""
    beside = _SIDES_BEFORE.search(mention.before) or _SIDES_AFTER.match(mention.after)
    return not mention.name and mention.share and 0 < mention.value <= LARGEST_LEVEL and bool(beside)


def _pair(text: str, numbers: tuple[Mention, ...]) -> tuple[Mention, ...] | None:
    """The first two neighbours that are compared, as long as they are rates of one kind and differ."""
    for first, second in pairwise(mention for mention in numbers if not _is_of_a_count(text, mention)):
        alike = _is_rate(first) and _is_rate(second) and _rate(first) != _rate(second)
        alike = alike and (not _ALONE.search(text) or (first.share and second.share))  # else they count items
        between = text[first.end : second.start]
        are_two = _AND.fullmatch(between) and (_TWO_BEFORE.search(first.before) or _ALONE.search(text))
        if alike and first.end < second.start and (are_two or _BETWEEN.fullmatch(between)):
            return first, second
    return None


def _is_rate(mention: Mention) -> bool:
    """Is it a share, or a number of per cent that somebody wrote without the sign?"""
    if mention.name and mention.name.casefold() not in {"accuracy", "acc", "rate", "model", "power"}:
        return False
    if not isinstance(mention.value, int | float) or "/" in mention.words:
        return False
    return 0 < _rate(mention) < 1


def _is_of_a_count(text: str, mention: Mention) -> bool:
    """Is it a part of `12 of 20`?"""
    return bool(_OF_COUNT.match(text, mention.end) or _COUNT_OF.search(text, 0, mention.start))


def _rate(mention: Mention) -> float:
    is_share = mention.is_percentage or mention.value < 1
    return float(mention.value if is_share else Fraction(str(mention.value)) / 100)
