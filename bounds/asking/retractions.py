"""Numbers that their writer takes back: "300 screws, no sorry, 500 screws" speaks of 500.

>>> from bounds.asking.retractions import without_retracted
>>> without_retracted("eps = 0.1 (no wait, 0.05), delta 0.01")
('eps = 0.05, delta 0.01', ('0.1',))
"""

import re
from itertools import pairwise

from bounds.asking.mentions import Mention, mentions

MOST, LONGEST = 8, 60  # times that a writer changes their mind, and characters between the two numbers
_CUE = (
    r"(?:(?:oh|ah|er+|uh+|um+|hm+|well|wait|oops|ops|no|sorry|pardon|actually|correction|errata|typo|read|rather)[,.:!]*\s+)*"
    r"(?:no|wait|sorry|oops|pardon|correction|corrected|errata|i mean(?:t)?|make (?:that|it)|scratch that|strike that|"
    r"typo|(?:or )?rather|actually no|i meant to (?:say|write))\b[,.:;!]*"
)
_LEADING = (
    r"(?:\s+(?:it'?s|it|that'?s|that|this|there|we|i|they|is|was|are|were|be|should|have|has|had|only|about|the|of|say|"
    r"read|actually|sorry|to|at most|\w{1,7} ?=))*"
)
_TAKEN_BACK = re.compile(
    rf"(?P<noun>(?:\s+[A-Za-z-]+){{0,3}})\s*(?P<open>\(?)[-,;.:!(\s]*\b{_CUE}{_LEADING}\s*", re.IGNORECASE
)
_ANY = re.compile(
    r"\b(?:no|wait|sorry|oops|pardon|corr\w+|errata|mean\w*|make|scratch|strike|typo|rather|meant)\b", re.IGNORECASE
)
_VALUE = re.compile(r"(?P<name>.*[=<>≤≥:]\s*|.*\s)?(?P<value>\S+)")
_NOUN = re.compile(r"\s*[A-Za-z]{2,}")
_NO_NOUNS = re.compile(r"\s*(?:with|and|or|for|in|of|to|at|what|how|is|are)\b", re.IGNORECASE)


def without_retracted(text: str) -> tuple[str, tuple[str, ...]]:
    """The text with the last word on each number in the place of the first, and the words of those taken back."""
    retracted = list[str]()
    while len(retracted) < MOST and (pair := _first_pair(text)):
        old, new, between = pair
        retracted.append(old.words)
        text = text[: old.start] + _renamed(old, new) + _rest(text[new.end :], between)
    return text, tuple(map(_value_of, retracted))


def _first_pair(text: str) -> tuple[Mention, Mention, re.Match[str]] | None:
    every = mentions(text) if _ANY.search(text) else ()
    for old, new in pairwise(every):
        between = _TAKEN_BACK.fullmatch(text, old.end, min(new.start, old.end + LONGEST))
        if between and old.is_percentage == new.is_percentage and not old.is_listed:
            return old, new, between
    return None


def _renamed(old: Mention, new: Mention) -> str:
    """The new number, under the old one's name where it has none."""
    name = (_VALUE.fullmatch(old.words) or {"name": ""})["name"]
    return new.words if new.name else f"{name or ''}{new.words}"


def _rest(after: str, between: re.Match[str]) -> str:
    """What follows the new number, behind the old one's noun where it has none."""
    if between["open"]:
        after = after.replace(")", "", 1)
    has_noun = _NOUN.match(after) and not _NO_NOUNS.match(after)
    return after if has_noun else between["noun"] + after


def _value_of(words: str) -> str:
    match = _VALUE.fullmatch(words)
    return match["value"] if match else words
