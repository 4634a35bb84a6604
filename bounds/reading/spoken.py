"""A number said in words, in digits: `1*10^6` for `a million`, `2.5*10^3` for `2.5k`, `5 %` for `five percent`.

Shares are said so, too: `1/20` for `1 in 20`.
"""

import re

from bounds.reading.pattern import Pattern

_COUNTS = dict(
    zip(
        "one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty "
        "ninety".split(),
        [*range(1, 13), *range(20, 100, 10)],
        strict=True,
    )
)
_SCALES = {"hundred": 2, "thousand": 3, "million": 6, "billion": 9}
SHORT = {"k": 3, "K": 3, "M": 6, "mio": 6, "mln": 6, "bn": 9, "mrd": 9}  # the long ones in either case
_A = Pattern(rf"\ban?\s+(?={'|'.join(_SCALES)})", re.IGNORECASE)
_COUNT = Pattern(rf"(?<![\w.])({'|'.join(sorted(_COUNTS, key=len, reverse=True))})(?![\w-])", re.IGNORECASE)
# Alone, `seven` is a word: it is a number only where it counts something.
_COUNTED = Pattern(rf"\b(?:{'|'.join(_SCALES)}|in|pct|per\s?cent)\b|%|\*10", re.IGNORECASE)
_SCALE = Pattern(rf"(?<=\d)\s*({'|'.join(_SCALES)})\b", re.IGNORECASE)
_ABBREVIATED = Pattern(rf"(?<=\d)\s?([kKM]|(?i:{'|'.join(word for word in SHORT if len(word) > 1)}))(?!\w)")
_ONE_IN = Pattern(r"(?<=\d)\s+in\s+(?=\d)", re.IGNORECASE)  # 7 of 46 may be the number 7
_PERCENT = Pattern(r"(?<=[\d\s])(?:per\s?cent|pct\b)", re.IGNORECASE)
_PER_THOUSAND = Pattern(r"(?<=[\w)])\s?(?:‰|per\s?mill?e?\b|pro\s?mille\b)", re.IGNORECASE)
_COMPOUND = Pattern(r"\b(\w+ty)[- ](one|two|three|four|five|six|seven|eight|nine)\b", re.IGNORECASE)


def _added(match: re.Match[str]) -> str:
    """25 for `twenty-five`; of other words as they are."""
    tens, ones = _COUNTS.get(match[1].casefold()), _COUNTS[match[2].casefold()]
    return match[0] if tens is None else str(tens + ones)


def without_words(text: str) -> str:
    """The same in digits and signs; any other text as it is."""
    if text.isascii() and not any(sign.isalpha() for sign in text):
        return text
    plain = _PER_THOUSAND.sub("*10^-3", _A.sub("1 ", text))
    if _COUNTED.search(plain):
        plain = _COMPOUND.sub(_added, plain)
        plain = _COUNT.sub(lambda match: str(_COUNTS[match[1].casefold()]), plain)
    plain = _SCALE.sub(lambda match: f"*10^{_SCALES[match[1].casefold()]}", plain)
    plain = _ABBREVIATED.sub(lambda match: f"*10^{SHORT.get(match[1]) or SHORT[match[1].casefold()]}", plain)
    return _ONE_IN.sub("/", _PERCENT.sub("%", plain))
