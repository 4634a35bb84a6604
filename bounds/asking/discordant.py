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
_RIGHT, _WRONG = r"(?:right|correct\w*|solv\w+|pass\w*)", r"(?:wrong|incorrect\w*|fail\w*|miss\w*|not)"
_ONE_ALONE = (
    rf"(?:\b(?:alone|only)\b(?! \d).{{0,25}}?\b(?P<alone>{_RIGHT}|{_WRONG})"
    rf"|\b(?P<only>{_RIGHT}|{_WRONG}) (?:alone|only)\b)"
)
_AGAINST = rf"\b(?P<first>{_RIGHT})\b.{{0,25}}?\b{_WRONG}\b|\b(?P<last>{_WRONG})\b.{{0,25}}?\b{_RIGHT}\b"
_BESIDE = re.compile(rf"{_ONE_ALONE}|{_AGAINST}", re.IGNORECASE)
_CONVERSELY = re.compile(r"the other way|vice[- ]versa|conversely|the reverse|the opposite", re.IGNORECASE)
_IS_RIGHT = re.compile(rf"{_RIGHT}$", re.IGNORECASE)
COUNTS = 2


def with_discordant_counts(text: str, numbers: tuple[Mention, ...]) -> Iterator[Mention]:
    """The numbers; the two counts of items on which the models differ by their names in McNemar's test.

    Whoever alone is right is not the one who is wrong.
    """
    counts = [mention for mention in numbers if isinstance(mention.value, int) and not mention.is_percentage]
    told = {mention.start: match for mention in counts if (match := _phrase(text, mention, numbers))}
    names = dict[int, str]()
    if len(told) == COUNTS:
        start, match = next(iter(told.items()))
        said = next((word for word in match.groupdict().values() if word), "")
        first, second = (ONLY_SECOND, ONLY_FIRST) if _IS_RIGHT.match(said) else (ONLY_FIRST, ONLY_SECOND)
        names = {place: first if place == start else second for place in told}
    for mention in numbers:
        yield replace(mention, name=names[mention.start], relation="=") if mention.start in names else mention


def _phrase(text: str, mention: Mention, numbers: tuple[Mention, ...]) -> re.Match[str] | None:
    """What says of the number that it counts such items: in its own clause, before it or else behind it."""
    if mention.name:
        return None
    earlier = max((other.end for other in numbers if other.end <= mention.start), default=0)
    later = min((other.start for other in numbers if other.start >= mention.end), default=len(text))
    before = re.split(r"[,;.]\s", text[earlier : mention.start])[-1]
    after = re.split(r"[,;.](?:\s|$)", text[mention.end : later])[0]
    return _BESIDE.search(before) or _BESIDE.search(after) or _CONVERSELY.search(after)
