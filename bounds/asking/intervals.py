"""The interval that losses or other values lie in, such as `losses in [0, 4]`.

>>> from bounds.asking.intervals import interval
>>> interval("scores between -1/2 and 1/2")
(-0.5, 0.5)
"""

import re
from fractions import Fraction

from bounds.asking.mentions import Mention

_NUMBER = r"([-+]?\d+(?:\.\d+|/\d+)?)"
_RANGE = re.compile(
    r"(?:loss\w*|values?|errors?|outcomes?|variables?|labels?|scores?|numbers?|ratings?|grades?|marks?|delays?|times?|each)[^.;]{0,40}?"
    rf"(?:\[\s?{_NUMBER}\s?,\s?{_NUMBER}\s?\]|between {_NUMBER} and {_NUMBER}|from {_NUMBER} to {_NUMBER})",
    re.IGNORECASE,
)


def interval(text: str) -> tuple[float, float] | None:
    """Its ends, the lower first; None where the text tells none."""
    return _ends(_RANGE.search(text))


def without_ends(text: str, numbers: tuple[Mention, ...]) -> tuple[Mention, ...]:
    """The numbers but for the ends of an interval that begins at 0 or below: they are no other values."""
    match = _RANGE.search(text)
    ends = _ends(match)
    if match is None or ends is None or ends[0] > 0:
        return numbers
    places = {match.start(group) for group in range(1, len(match.groups()) + 1)}
    return tuple(mention for mention in numbers if mention.end - len(mention.words) not in places or mention.name)


def _ends(match: re.Match[str] | None) -> tuple[float, float] | None:
    try:
        low, high = (float(Fraction(end)) for end in match.groups() if end is not None) if match else (0.0, 0.0)
    except ZeroDivisionError:
        return None
    return (low, high) if high > low else None
