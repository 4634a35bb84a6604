"""How many of how many were right, or wrong, as people tell it: "87/100", "43 out of 50 correct", "0 of 50 failures".

>>> from bounds.asking.counts import with_counts
>>> from bounds.asking.mentions import mentions
>>> text = "95% confidence interval, 43 out of 50 correct"
>>> [(mention.name, mention.value) for mention in with_counts(text, mentions(text))]
[('', 0.95), ('errors', 7), ('m', 50)]
"""

import re
from collections.abc import Iterator
from dataclasses import replace

from bounds.asking.mentions import Mention

_COUNTS = re.compile(
    r"(?P<accuracy>\baccura(?:cy|te)(?: of| is| was|:)? )?"
    r"(?<![\d.,/])(?P<part>\d+)"
    r"(?: (?:heads|successes|hits) (?:in|of|out of) | ?(?:/|(?:out )?of) ?)(?P<whole>\d+)\b(?![.,/]\d)"
    r"(?: (?:(?P<right>correct|right|accura\w+|success\w*|passed)"
    r"|(?P<wrong>fail\w*|errors?|wrong|mistakes?|incorrect))\b)?",
    re.IGNORECASE,
)
_INTERVAL = re.compile(
    r"interval|\bCI\b|error bars?|confiden|upper (?:bound|limit)|lower (?:bound|limit)|how sure|wilson|clopper|"
    r"standard error|guarantee",
    re.IGNORECASE,
)

_SURE = re.compile(r"(?:confiden\w*(?! interval)|probability|certain\w*|sure)\b[^.;?]{0,15}$", re.IGNORECASE)
_WRONG = re.compile(r"\b(?:wrong|errors?|mistakes?)\b", re.IGNORECASE)
_OF_A_COUNT = re.compile(r"wilson|clopper|wald|\bCI\b|confidence interval", re.IGNORECASE)  # of whatever is counted


def _counts(text: str) -> list[re.Match[str]]:
    """All but nineteen in twenty where that is a confidence."""
    return [count for count in _COUNTS.finditer(text) if not _SURE.search(text[: count.start("part")])]


def _is_told(count: re.Match[str]) -> bool:
    """Is it told whether right or wrong ones are counted?"""
    return bool(count["accuracy"] or count["right"] or count["wrong"])


def ambiguous_count(text: str) -> str:
    """The words of a count whose interval is wanted, where nothing tells what is counted."""
    counts = _counts(text) if _OF_A_COUNT.search(text) else []
    if len(counts) != 1 or _is_told(counts[0]) or _WRONG.search(text):
        return ""
    return counts[0][0].strip()


def with_counts(text: str, numbers: tuple[Mention, ...]) -> Iterator[Mention]:
    """The numbers; the part and the whole of one count as numbers of errors and of examples, where an interval or a
    bound is meant. Two such counts are compared, and left as they are."""
    counts = _counts(text) if _INTERVAL.search(text) else []
    count = counts[0] if len(counts) == 1 and (_is_told(counts[0]) or ambiguous_count(text)) else None
    if count is None or not 0 <= int(count["part"]) <= int(count["whole"]):
        yield from numbers
        return
    inside = [mention for mention in numbers if count.start("part") <= mention.start < count.end("whole")]
    part, whole = int(count["part"]), int(count["whole"])
    for mention in numbers:
        if mention not in inside:
            yield mention
        elif mention is inside[0]:
            is_right = count["accuracy"] or count["right"]
            errors = replace(mention, name="errors", relation="=", value=whole - part if is_right else part)
            yield replace(errors, is_percentage=False, words=count["part"])
            yield replace(
                mention, name="m", relation="=", value=whole, words=count["whole"], start=count.start("whole")
            )
