"""On how many items one model alone is right, or wrong, as people tell it: "A right B wrong 70, B right A wrong 40".

>>> from bounds.asking.discordant import with_discordant_counts
>>> from bounds.asking.mentions import mentions
>>> text = "gpt alone right on 40, llama alone right on 25"
>>> [(mention.name, mention.value) for mention in with_discordant_counts(text, mentions(text))]
[('only_second', 40), ('only_first', 25)]
"""

import re
from collections.abc import Iterator
from dataclasses import replace

from bounds.asking.mentions import Mention

ONLY_FIRST, ONLY_SECOND = "only_first", "only_second"  # is wrong
BETTER, OTHER = "p10", "p01"  # is right
_RIGHT, _WRONG = r"(?:right|correct\w*|solv\w+|pass\w*)", r"(?:wrong|incorrect\w*|fail\w*|miss\w*|not)"
_ONE_ALONE = (
    rf"(?:\b(?:alone|only)\b(?! \d).{{0,25}}?\b(?P<alone>{_RIGHT}|{_WRONG})"
    rf"|\b(?P<only>{_RIGHT}|{_WRONG}) (?:alone|only)\b)"
)
_AGAINST = rf"\b(?P<first>{_RIGHT})\b.{{0,25}}?\b{_WRONG}\b|\b(?P<last>{_WRONG})\b.{{0,25}}?\b{_RIGHT}\b"
_BESIDE = re.compile(rf"{_ONE_ALONE}|{_AGAINST}", re.IGNORECASE)
_CONVERSELY = re.compile(r"the other way|vice[- ]versa|conversely|the reverse|the opposite", re.IGNORECASE)
_BOTH = re.compile(r"\bboth\b|\bneither\b", re.IGNORECASE)  # agree
_IS_RIGHT = re.compile(rf"{_RIGHT}$", re.IGNORECASE)
COUNTS = 2


def with_discordant_counts(text: str, numbers: tuple[Mention, ...]) -> Iterator[Mention]:
    """The numbers; the two counts of items on which the models differ by their names in McNemar's test.

    Whoever alone is right is not the one who is wrong.
    """
    shares = [mention for mention in numbers if mention.is_percentage]
    counts = [mention for mention in numbers if isinstance(mention.value, int) and not mention.is_percentage]
    names = _names(text, counts, numbers, (ONLY_FIRST, ONLY_SECOND)) or _names(text, shares, numbers, (OTHER, BETTER))
    for mention in numbers:
        yield replace(mention, name=names[mention.start], relation="=") if mention.start in names else mention


def _names(text: str, counts: list[Mention], numbers: tuple[Mention, ...], wrong: tuple[str, str]) -> dict[int, str]:
    """By their places; `wrong` are the names in the order of models that are wrong."""
    phrases = {mention.start: match for mention in counts if (match := _phrase(text, mention, numbers))}
    if len(phrases) != COUNTS:
        return {}
    start, match = next(iter(phrases.items()))
    said = next((word for word in match.groupdict().values() if word), "")
    first, second = reversed(wrong) if _IS_RIGHT.match(said) else wrong
    return {place: first if place == start else second for place in phrases}


def _phrase(text: str, mention: Mention, numbers: tuple[Mention, ...]) -> re.Match[str] | None:
    """What says of the number that it counts such items: in its own clause, before it or else behind it."""
    if mention.name:
        return None
    earlier = max((other.end for other in numbers if other.end <= mention.start), default=0)
    later = min((other.start for other in numbers if other.start >= mention.end), default=len(text))
    before = re.split(r"[,;.]\s", text[earlier : mention.start])[-1]
    after = re.split(r"[,;.](?:\s|$)", text[mention.end : later])[0]
    beside = _BESIDE.search(before) or _BESIDE.search(after)
    if _BOTH.search(before):
        return None
    return beside or _CONVERSELY.search(before) or _CONVERSELY.search(after)
