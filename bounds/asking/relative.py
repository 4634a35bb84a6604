"""How far a share lies from its mean, as multiplicative Chernoff bounds take it: 3 % where 2 % are expected is γ = ½.

>>> from bounds.asking.mentions import mentions
>>> from bounds.asking.relative import with_relative_distance
>>> text = "By multiplicative Chernoff bounds, 2% are defective in the long run; how likely are 3% or more of 3000"
>>> [(mention.name, mention.value) for mention in with_relative_distance(text, mentions(text))]
[('', 0.02), ('γ', 0.5), ('', 3000)]
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from bounds.asking.mentions import Mention

BOTH = 2  # shares: the mean, and what is observed
_MULTIPLICATIVE = re.compile(
    r"multiplicative|relative chernoff|chernoff.{0,60}(?:/ ?[23]|relative)|(?:/ ?[23]\)?).{0,60}chernoff", re.IGNORECASE
)
_OR_MORE = re.compile(r"\s*or (?:more|higher|above|larger|greater|worse)\b")
_OR_LESS = re.compile(r"\s*or (?:less|fewer|lower|below|smaller|better)\b")
_AT_LEAST = re.compile(r"(?:at least|exceeds?|reach(?:es)?|above|more than|≥|>=|>)\s*$")
_AT_MOST = re.compile(r"(?:at most|below|under|less than|no more than|≤|<=|<)\s*$")
_SURE = re.compile(r"confiden|probability|certain|sure", re.IGNORECASE)


def with_relative_distance(text: str, numbers: tuple[Mention, ...]) -> Iterator[Mention]:
    """The numbers; what is observed of a share as its distance from the mean, relative to it, where it is so told."""
    shares = [mention for mention in numbers if mention.share and 0 < mention.value < 1 and not _is_sure(mention)]
    is_told = any(mention.name in ("γ", "gamma") for mention in numbers)
    if is_told or len(shares) != BOTH or not _MULTIPLICATIVE.search(text):
        yield from numbers
        return
    seen = next((mention for mention in shares if _side(mention)), None)
    for mention in numbers:
        expected = next(share for share in shares if share is not seen)
        yield _relative(mention, expected) if mention is seen else mention


def _relative(seen: Mention, expected: Mention) -> Mention:
    ratio = Fraction(str(seen.value)) / Fraction(str(expected.value))
    distance = _side(seen) * (ratio - 1)
    return replace(seen, name="γ", relation="=", value=float(distance), is_percentage=False) if distance > 0 else seen


def _side(mention: Mention) -> int:
    """1 where so much or more is meant, -1 where so much or less, 0 where neither is said."""
    if _OR_MORE.match(mention.after) or _AT_LEAST.search(mention.before):
        return 1
    return -1 if _OR_LESS.match(mention.after) or _AT_MOST.search(mention.before) else 0


def _is_sure(mention: Mention) -> bool:
    return bool(_SURE.search(mention.after[:14]) or _SURE.search(mention.before[-30:]))
