"""A number said in words, in digits: `1*10^6` for `a million`, `2.5*10^3` for `2.5k`, `5 %` for `five percent`.

Shares are said so, too: `1/20` for `1 in 20`.
"""

import re

_COUNTS = dict(
    zip(
        "one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty "
        "ninety".split(),
        [*range(1, 13), *range(20, 100, 10)],
        strict=True,
    )
)
_SCALES = {"hundred": 2, "thousand": 3, "million": 6, "billion": 9}
_SHORT = {"k": 3, "K": 3, "M": 6}
_A = re.compile(rf"\ban?\s+(?={'|'.join(_SCALES)})", re.IGNORECASE)
_COUNT = re.compile(rf"(?<![\w.])({'|'.join(sorted(_COUNTS, key=len, reverse=True))})(?![\w-])", re.IGNORECASE)
# Alone, `seven` is a word: it is a number only where it counts something.
_COUNTED = re.compile(rf"\b(?:{'|'.join(_SCALES)}|in|pct|per\s?cent)\b|%", re.IGNORECASE)
_SCALE = re.compile(rf"(?<=\d)\s*({'|'.join(_SCALES)})\b", re.IGNORECASE)
_ABBREVIATED = re.compile(r"(?<=\d)\s?([kKM])(?!\w)")
_ONE_IN = re.compile(r"(?<=\d)\s+in\s+(?=\d)", re.IGNORECASE)  # 7 of 46 may be the number 7
_PERCENT = re.compile(r"(?<=[\d\s])(?:per\s?cent|pct\b)", re.IGNORECASE)
_PER_THOUSAND = re.compile(r"(?<=\d)\s?‰")


def without_words(text: str) -> str:
    """The same in digits and signs; any other text as it is."""
    if text.isascii() and not any(sign.isalpha() for sign in text):
        return text
    plain = _PER_THOUSAND.sub("*10^-3", _A.sub("1 ", text))
    if _COUNTED.search(plain):
        plain = _COUNT.sub(lambda found: str(_COUNTS[found[1].casefold()]), plain)
    plain = _SCALE.sub(lambda found: f"*10^{_SCALES[found[1].casefold()]}", plain)
    plain = _ABBREVIATED.sub(lambda found: f"*10^{_SHORT[found[1]]}", plain)
    return _ONE_IN.sub("/", _PERCENT.sub("%", plain))
