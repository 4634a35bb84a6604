"""A rate that is to be known to 0.01 is to be known to within 0.01: as much is what a bound is held to.

>>> within("know a coin's bias to 0.01, estimate the click rate to 2 points")
"know a coin's bias to within 0.01, estimate the click rate to within 2%"
>>> within("coin bias 0.01 99% confidence")
'coin bias to within 0.01 99% confidence'
"""

import re

_KNOWING = "(?:know|estimat|measur|determin|learn|find|approximat|infer|gaug|pin|nail)"
_CHANGES = (  # whoever says so means the number itself
    r"(?:dr[oa]p|f[ae]ll|rise|rose|sink|shrink|decreas|increas|reduc|lower|bring|brought|set|equal|converg|tend|clos|"
    r"compar|relat|go(?:es|ing)?\b|went|lead|led\b|appl|up\b|within|accurate|precis)"
)
_RATE = (
    "(?:bias|rate|proportion|share|fraction|percentage|probability|chance|frequency|mean|average|accuracy|error|risk|"
    "loss|prevalence|support|approval)"
)
_SIGN = r"(?:[^.?!;:\d\[]|\[\d+, ?\d+\]|(?<= )\d(?= ))"  # no sentence ends; no number but an interval's and one die's
_WORDS = rf"(?:(?!\b{_CHANGES}){_SIGN}){{1,60}}?"
_KNOWN = "(?:known|estimated|measured|determined|learn(?:ed|t))"
_TO = re.compile(
    rf"(\b{_KNOWING}\w*\b{_WORDS}\b{_RATE}\b(?: (?:of|for|that|on|in|with)\b{_WORDS})?(?: {_KNOWN})?"
    rf"|\b{_RATE}\b(?: is| be| to be)? {_KNOWN})"
    r" (?:up |down )?to (?:an? (?:accuracy|precision) of )?"
    r"(0?\.\d+(?!%)|\d+(?:\.\d+)?%|\d+(?:\.\d+)?(?= points?\b))(?: points?\b)?",
    re.IGNORECASE,
)


# A few words without a verb: the number between a coin's bias and a confidence says how well the bias is to be known.
_COIN = r"(?:a |the )?(?:coin|die|dice)(?:'s)?"
_CONFIDENCE = r"(?:0?\.[5-9]\d*|[5-9]\d(?:\.\d+)?%)"
_TELEGRAM = re.compile(
    rf"((?:{_COIN} (?:bias|probability|chance)|(?:bias|probability|chance) of {_COIN})(?: estimat\w+)?,?)"
    r" (?:(?:eps|epsilon|accuracy|precision|error) ?=? ?)?(0?\.[01]\d*|(?:1?\d|20)(?:\.\d+)?%)"
    rf"((?:,| with| at| and)* (?:{_CONFIDENCE} (?:confiden|sure|certain)\w*|confidence (?:level )?{_CONFIDENCE})[.?]?)",
    re.IGNORECASE,
)


def within(text: str) -> str:
    """The text, in plain signs, with `to within` before such numbers; points are per cent."""
    if match := _TELEGRAM.fullmatch(text.strip()):
        return f"{match[1]} to within {match[2]}{match[3]}"
    return _TO.sub(_with_its_word, text)


def _with_its_word(match: re.Match[str]) -> str:
    are_points = match[0].endswith(("point", "points"))
    return f"{match[1]} to within {match[2]}{'%' * are_points}"
