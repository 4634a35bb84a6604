"""A number that somebody worked out and wants to be checked: `is 4,500 right?`, `I get m = 4,500`.

>>> from bounds.asking.claims import claimed
>>> from bounds.asking.mentions import mentions
>>> text = "Is 4,500 right for d = 10, eps = 0.1?"
>>> [claim.mention.words for claim in claimed(text, mentions(text))]
['4,500']
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bounds.asking.mentions import Mention

_BEFORE = re.compile(
    r"(?:\band )?\b(?:(?:I|we|you|he|she|they)(?:'ve| have)? "
    r"(?:get|got|find|found|obtain|obtained|computed?|calculated?|derived?)"
    r"|(?:my|our|the) (?:own )?(?:answer|result|solution|number)(?: is| was|:| =)?)"
    r"\s(?:about |roughly |that |an? )?(?:(?:sample size|bound|error|gap) (?:of |is )?)?(?:\w{1,3} ?= ?)?$",
    re.IGNORECASE,
)
_ASKS = re.compile(
    r"\b(?:is|was|are|would|does)\s(?:it |about |the answer |my answer )?(?:\w{1,3} ?= ?)?$", re.IGNORECASE
)
_RIGHT = re.compile(r"\s(?:\w+ ){0,2}?(?:right|correct|wrong|true|the (?:right|correct) answer)\b\s?\??", re.IGNORECASE)
_THINKS = re.compile(
    r"\b(?:I|we|you|he|she|they|someone|somebody|my \w+) (?:think|believe|say|guess|claim)s?\b.{0,80}"
    r"\b(?:gives?|is|equals|makes|yields?) (?:about )?$",
    re.IGNORECASE,
)
_NAMES = frozenset({"answer", "result", "solution"})
# What was observed is no answer: 12 errors on a test set, 1000 examples per day.
_OBSERVED = re.compile(
    r"\s(?:\w+ ){0,2}?(?:errors?|mistakes?|wrong|incorrect|misclassified|misclassifications?|failures?|heads|tails|"
    r"successes|votes)\b(?!\?| ?\.? ?(?:right|correct)\b)"
    r"|\s(?:\w+ ){1,2}(?:per|each|every|a) (?:second|minute|hour|day|week|month|year|class|patient|person)\b"
    r"|\s(?:correct|right) (?:on|out|of|in|from)\b",
    re.IGNORECASE,
)

_RESULTS = re.compile(
    r"\bSOTA\b|state of the art|leaderboard|\bbaseline", re.IGNORECASE
)  # a share there is an accuracy


@dataclass(frozen=True)
class Claim:
    """The number, and from where to where the clause goes that says so."""

    mention: Mention
    start: int
    end: int


def claimed(text: str, numbers: Iterable[Mention]) -> tuple[Claim, ...]:
    """The numbers whose rightness is asked about; they tell nothing of the question itself."""
    return tuple(_claims(text, numbers))


def without(text: str, claims: Iterable[Claim]) -> str:
    """The text with blanks where the claims stand: to ask whether a number is right changes nothing else."""
    for claim in claims:
        text = text[: claim.start] + " " * (claim.end - claim.start) + text[claim.end :]
    return text


def _claims(text: str, numbers: Iterable[Mention]) -> Iterator[Claim]:
    are_results = _RESULTS.search(text)
    for mention in numbers:
        before, after = text[: mention.start], text[mention.end :]
        right = _RIGHT.match(after)
        if (asks := _ASKS.search(before)) and right:
            yield Claim(mention, asks.start(), mention.end + right.end())
        elif (works := _BEFORE.search(before)) and not (_OBSERVED.match(after) or (are_results and mention.share)):
            yield Claim(mention, works.start(), mention.end)
        elif mention.name.casefold() in _NAMES or _THINKS.search(text[: mention.end - len(mention.words.split()[-1])]):
            yield Claim(mention, mention.start, mention.end)
