"""McDiarmid's inequality as people tell it: "each of the 100 values changes f by at most 0.01" is a sum of squares.

>>> from bounds.asking.bounded_differences import sum_of_squares
>>> sum_of_squares("changing any one of the 100 inputs changes f by at most 0.01").value
0.01
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from bounds.asking.mentions import Mention

SQUARES = "squares"  # the variable that takes their sum
_NUMBER = r"\d+(?:\.\d+)?|\.\d+"
_BOUNDED = re.compile(
    r"\bmcdiarmid|\bazuma|\bmartingale|\bbounded (?:difference|change|influence)|\bc_?[ij1n]\b|"
    r"\b(?:chang|exchang|alter|replac|swap|modif|mov|vary)\w+ (?:of )?(?:only |just )?"
    r"(?:one|any|a single|each|an?|single|x_?i)\b|"
    r"\b(?:each|every|any|no)(?: single| one)?(?: of (?:the|its))?(?: \S+){1,3} (?:can |may |could )?(?:only )?"
    r"(?:change|alter|shift|move|influence|affect)",
    re.IGNORECASE,
)
_LARGEST_CHANGE = re.compile(
    r"(?:\b(?:chang|alter|shift|mov|vary|varies|differ|influenc|affect)\w*\b[^.;?]{0,60}?"
    r"\b(?:by|than|most|exceed\w*|up to|within)(?: (?:at most|no more than|more than|up to|only))?\s"
    r"|\beach(?: step| increment| of them)?(?: is| moves?| changes?)? (?:at most|bounded by|no more than|≤) "
    r"|\bbounded (?:difference|change)s?(?: constants?)?[^.;?\d]{0,30}?[ =]"
    rf"|\bc_?[ij1n]?(?:\(\w\))?\s?(?:=|≤|<=|is|are(?: all)?)\s?)(?P<change>{_NUMBER})"
    rf"(?:\s?/\s?(?:(?P<below>{_NUMBER})|(?P<number>[nmN])\b))?",
    re.IGNORECASE,
)
_HOW_MANY = re.compile(
    r"\bx_(?P<last>\d{2,})\b|\bdepends on (?P<on>\d+)\b|\b[nmN]\s?(?:=|is)\s?(?P<letter>\d+)"
    r"|\b(?:each|all|any one|one|any|every one) of (?:the |its |these |those )?(?P<each>\d+)\b(?!\.)"
    r"|(?<![\d./])(?P<noun>\d+) (?:\w+ ){0,2}(?:variables?|coordinates?|inputs?|arguments?|examples?|"
    r"samples?|observations?|"
    r"records?|people|persons|numbers|terms|points|draws|values|balls|users|customers|items|tosses|rolls|votes|throws|"
    r"patients|voters|steps|increments|students|measurements?|edges|components?|entries|parameters)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class SumOfSquares:
    """The sum of the squared largest changes, and where its parts stand in the text."""

    value: float
    places: tuple[tuple[int, int], ...]

    def covers(self, mention: Mention) -> bool:
        """Is the number one of the parts?"""
        return any(_overlap((mention.start, mention.end), place) for place in self.places)


def sum_of_squares(text: str) -> SumOfSquares | None:
    """n c² for a function that changes by at most c with any one of n values; None where not both are told."""
    if not _BOUNDED.search(text):
        return None
    change = _LARGEST_CHANGE.search(text)
    if change is None:
        return None
    place = change.start("change"), change.end()
    many = next((match for match in _HOW_MANY.finditer(text) if not _overlap(match.span(), place)), None)
    if many is None:
        return None
    number = int(next(filter(None, many.groups())))
    below = Fraction(change["below"] or (number if change["number"] else 1))
    if not number or not below:
        return None
    return SumOfSquares(float(number * (Fraction(change["change"]) / below) ** 2), (place, many.span()))


def with_sum_of_squares(text: str, numbers: Iterable[Mention]) -> Iterator[Mention]:
    """The numbers, the sum of squares in the place of its parts."""
    total = sum_of_squares(text)
    if total is None:
        yield from numbers
        return
    yield from (mention for mention in numbers if not total.covers(mention))
    words = " ... ".join(text[start:end] for start, end in sorted(total.places))
    start, end = total.places[0]
    yield Mention(start, end, words, total.value, SQUARES, "=", is_correction=True)


def _overlap(first: tuple[int, int], second: tuple[int, int]) -> bool:
    return first[0] < second[1] and second[0] < first[1]
