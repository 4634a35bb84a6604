"""An answer as it is stated: `m >= 99`, `about 300`, `99 examples`, `ε ≤ 0.043`, `at most 9`, `|H| = 3^10`.

What stands beside the number says on which side of it the truth lies, or that its last digits are not meant.
"""

import re
from dataclasses import dataclass

from bounds.reading.latex import without_latex
from bounds.reading.pattern import Pattern
from bounds.reading.units import unit_apart
from bounds.reading.written import LONGEST, is_plain

_SAME = {"≥": ">=", "≤": "<=", "=>": ">=", "=<": "<="}
_ROUGH_SIGNS = "≈~≃≅"
_NAMED = Pattern(
    rf"(?:[^\W\d]|[|\\])[^<>=≤≥{_ROUGH_SIGNS}]{{0,40}}?\s*"
    rf"(?P<relation><=|>=|=>|=<|:?=|[<>≤≥{_ROUGH_SIGNS}])\s*(?P<number>.+)",
    re.DOTALL,
)
_SIGN_ALONE = Pattern(rf"(?P<relation><=|>=|[<>≤≥=±{_ROUGH_SIGNS}]|\+/-)\s*(?P<number>.+)", re.DOTALL)
_WORDED = {
    ">=": r"at\s+least|no\s+(?:fewer|less)\s+than",
    "<=": r"at\s+most|no\s+more\s+than",
    ">": r"(?:more|greater)\s+than",
    "<": r"(?:fewer|less)\s+than",
    "≈": r"about|approximately|approx\.?|around|roughly|circa|ca\.?|nearly",
}
_WORDS = tuple((side, Pattern(rf"(?:{words})\s+(?P<number>.+)", re.DOTALL | re.IGNORECASE))
               for side, words in _WORDED.items())  # fmt: skip


@dataclass(frozen=True)
class Stated:
    """The text of the number alone; `side` is `>=`, `>`, `<=` or `<` where one is told, `roughly` whether it is about.

    `m > 98` says that m lies above 98. `unit` is the word for one that stands behind.
    """

    text: str
    side: str = ""
    roughly: bool = False
    unit: str = ""


def stated(text: str) -> Stated:
    """The number in a statement about it; a number alone is itself."""
    if len(text) > LONGEST:
        return Stated(text)
    if is_plain(text.strip()):
        return Stated(text.strip())
    number, signs = without_latex(text.strip()), []
    if related := _NAMED.fullmatch(number) or _SIGN_ALONE.fullmatch(number):
        signs.append(related["relation"])
        number = related["number"]
    for side, words in _WORDS:
        if match := words.fullmatch(number):
            signs.append(side)
            number = match["number"]
    number, unit = unit_apart(number)
    sides = [_SAME.get(sign, sign) for sign in signs]
    return Stated(
        number.strip(),
        next((side for side in sides if side in (">=", ">", "<=", "<")), ""),
        any(side in _ROUGH_SIGNS for side in sides),
        unit,
    )
