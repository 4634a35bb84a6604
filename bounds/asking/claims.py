"""A number that somebody worked out and wants to be checked: `is 4,500 right?`, `I get m = 4,500`.

>>> from bounds.asking.claims import claimed
>>> from bounds.asking.mentions import mentions
>>> text = "Is 4,500 right for d = 10, eps = 0.1?"
>>> [mention.words for mention in claimed(text, mentions(text))]
['4,500']
"""

import re
from collections.abc import Iterable

from bounds.asking.mentions import Mention

_BEFORE = re.compile(
    r"\b(?:(?:I|we|you|he|she|they)(?:'ve| have)? (?:get|got|find|found|obtain|obtained|computed?|calculated?|derived?)"
    r"|(?:my|our|the) (?:own )?(?:answer|result|solution|number)(?: is| was|:| =)?)"
    r"\s(?:about |roughly |that |an? )?(?:(?:sample size|bound|error|gap) (?:of |is )?)?$",
    re.IGNORECASE,
)
_ASKS = re.compile(r"\b(?:is|was|are|would|does)\s(?:it |about |the answer |my answer )?$", re.IGNORECASE)
_RIGHT = re.compile(r"\s(?:\w+ ){0,2}?(?:right|correct|wrong|true|the (?:right|correct) answer)\b", re.IGNORECASE)
_NAMES = frozenset({"answer", "result", "solution"})


def claimed(text: str, numbers: Iterable[Mention]) -> tuple[Mention, ...]:
    """The numbers whose rightness is asked about; they tell nothing of the question itself."""
    return tuple(mention for mention in numbers if _is_claimed(text, mention))


def _is_claimed(text: str, mention: Mention) -> bool:
    before, after = text[: mention.start], text[mention.end :]
    asks = _ASKS.search(before) and _RIGHT.match(after)
    return bool(asks or _BEFORE.search(before)) or mention.name.casefold() in _NAMES
