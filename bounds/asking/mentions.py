"""The numbers of a question, each with the words around it.

>>> from bounds.asking.mentions import mentions
>>> [(mention.name, mention.value) for mention in mentions("for ε = δ = .05 and 10 literals")]
[('ε', 0.05), ('δ', 0.05), ('', 10)]
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bounds.reading.numbers import is_finite, read_number

_DIGITS = r"(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?|\.\d+"
_PLAIN = rf"(?:{_DIGITS})(?:[eE][-+]?\d+)?"
_CALL = r"(?:ln|log2|log|sqrt|exp)\s?\(\s?[\d.,*^/+\- ]*(?:\([\d.,*^/+\- ]*\)[\d.,*^/+\- ]*)*\)|sqrt\s?\d+|ln\s\d+"
_ATOM = rf"(?:{_CALL}|{_PLAIN}|\((?:{_PLAIN}|[*^/+\- ])+\))"
_POWER = rf"{_ATOM}(?:\s?(?:\^|\*\*)\s?-?(?:\((?:[\d.*^/+\- ])+\)|{_PLAIN}))*"
_NUMBER = re.compile(
    rf"(?<![\w.])(?P<sign>(?:(?<=[=(<>≤≥\s,])|^)-)?(?P<number>{_POWER}(?:\s?[*/]\s?{_POWER}|\s(?=ln|log2)(?:{_CALL}))*)(?P<percent>\s?%)?"
    r"(?![\w])(?!\.\d)"
)
_LETTERS = r"[^\W\d_]"
_NAME = (
    rf"1\s?-\s?(?:{_LETTERS}+)|(?:KL|D)\([^)]{{1,12}}\)|(?:ln|log2|log)\s?\|?\(?{_LETTERS}\)?\|?|\|{_LETTERS}\|"
    rf"|p_?(?:10|01|[12])(?!\d)|{_LETTERS}+(?:[_-]\(?\w+\)?)*(?:\({_LETTERS}{{1,3}}\))?[*']?"
)
_RELATION = r"(?::?=|<=|>=|=<|=>|<|>|≤|≥|≈|~|:|\bis\b|\bequals?\b)"
_NAMED = re.compile(rf"(?:(?P<name>{_NAME})\s*(?P<relation>{_RELATION})\s*)$")
_BARE = re.compile(
    r"(?<![\w|])(?P<name>ε|eps|epsilon|δ|delta|α|alpha|γ|gamma|η|eta|β|beta|λ|lambda|ρ|rho|σ|sigma|θ|theta|μ|mu|"
    r"\|H\||ln\s?\|H\||KL|conf|var|d_?VC|[mnNdTkKMRBp])\s+(?:of\s+)?$"
)
_BOUNDARY = re.compile(r"[.;!?](?:\s|$)|\n")
BEFORE, AFTER = 100, 60  # characters: the words that may tell what a number is


@dataclass(frozen=True)
class Mention:
    """A number in the text: its `words` as they stand there, the `name` it is set equal to, and what stands around."""

    start: int
    end: int
    words: str
    value: Any
    name: str = ""
    relation: str = ""
    before: str = ""
    after: str = ""
    is_percentage: bool = False
    is_listed: bool = False  # one of several values of the same thing
    is_correction: bool = False  # told beside the text, by its name: nothing in the text outweighs it

    @property
    def share(self) -> bool:
        """Can it be a probability or an error rate?"""
        return self.is_percentage or (isinstance(self.value, int | float) and 0 <= self.value <= 1)

    @property
    def is_renamed(self) -> bool:
        """Has it a name that does not stand there, by a correction or by what the text is about?"""
        return self.is_correction or (self.relation == "=" and self.name not in self.words)


def mentions(text: str) -> tuple[Mention, ...]:
    """All numbers of a text in plain signs, in order."""
    matches = _matches(text)
    ends = [0, *(match.end() for match in matches)]
    starts = [*(match.start() for match in matches), len(text)]
    return tuple(
        mention
        for place, match in enumerate(matches)
        for mention in _named(text, match, ends[place], starts[place + 1])
    )


def too_large(text: str) -> tuple[str, ...]:
    """The words of numbers that are beyond what is computed with."""
    return tuple(match[0] for match in _matches(text) if _value(match) is None)


def _matches(text: str) -> list[re.Match[str]]:
    ranges = [span.span() for span in _RANGES.finditer(text)]
    return [match for match in _NUMBER.finditer(text) if _is_a_number(match, text, ranges)]


def corrected(values: Mapping[str, Any], start: int) -> tuple[Mention, ...]:
    """Values by their names, as if each stood behind the text. Raises ValueError for what is no number."""
    return tuple(_correction(name, value, start + place) for place, (name, value) in enumerate(values.items()))


def _correction(name: str, typed: Any, start: int) -> Mention:
    value = read_number(typed) if isinstance(typed, str) else typed
    if isinstance(value, bool) or value is None or not is_finite(value):
        raise ValueError(f"{name} must be a number; got {str(typed)[:60]}")
    return Mention(start, start + 1, f"{name} = {typed}", value, name, "=", is_correction=True)


def _is_a_number(match: re.Match[str], text: str, ranges: list[tuple[int, int]]) -> bool:
    """No exponent of a formula, no number of an exercise, a section, a page or points, no price and no year."""
    before, after = text[max(0, match.start() - 24) : match.start()], text[match.end() : match.end() + 12]
    if _NOT_MEANT.search(before) or before.endswith(("^", "_", "$", "€")):
        return False
    if _IN_A_FORMULA.match(after) and not before.rstrip().endswith("="):
        return False
    if _is_part_of_a_formula(match, text):
        return False
    if match[0] == "1" and (_NO_ONE.match(after) or before.endswith("±") or _EXCEEDS.search(before)):
        return False
    if any(start < match.start() < end for start, end in ranges):
        return False
    if match[0] in LABELS and before.endswith(CALLED_BY_NUMBER):
        return False
    is_year = bool(_YEAR.fullmatch(match["number"])) and before.rstrip().endswith(YEARS_FOLLOW)
    is_year = is_year and not _COUNTED.search(before)
    return not is_year


def _is_part_of_a_formula(match: re.Match[str], text: str) -> bool:
    """Is it a constant of a formula in letters, such as each 2 of `2exp(-2` or the 4 of `(4/eps)(d`?"""
    start, end = match.start(), match.end()
    while start and text[start - 1] not in " ,;=<>≤≥[]{}:":
        start -= 1
    while end < len(text) and text[end] not in " ,;=<>≤≥[]{}:?":
        end += 1
    before = text[start : match.start()]
    if end == match.end() and _ADDED.search(before):
        return False
    rest = before + text[match.end() : end].rstrip(".!")
    return bool(_LETTER.search(rest) and _FORMULA_SIGN.search(rest)) and not re.fullmatch(r"\(?\w+\)?", rest)


_IN_A_FORMULA = re.compile(
    r"\s?(?:(?:eps|epsilon|ε|δ)\s?[\^*(NnM]|exp\b|e\^|\(?ln\b\s?\(|sqrt|R_|\*\s?[A-Za-z(])|\([a-z]|\s\([a-z]\s?(?:ln|log)\b|\s?[MdNnm](?:\s(?:exp|e\^)|\()"
    r"|\s?(?:points?\)|marks?\b|pts\b|dollars?\b|euros?\b|EUR\b|USD\b|pounds\b|cents\b)"
)
_ADDED = re.compile(r"(?:min|inf)\w*.*\+$")  # an excess over the best, which is told
_NO_ONE = re.compile(r"\s?-\s?(?:[α-ω]|delta|eps|epsilon|alpha|eta)\b|\s?-?\s?(?:NN|nearest)\b")  # of 1 - δ, of 1-NN
_EXCEEDS = re.compile(r"(?:bigger|greater|larger) than $|(?:above|over|exceeds?) $")  # as a vacuous bound does
_RANGES = re.compile(  # [0, 1], {-1, +1}, 0-1 loss
    r"[\[{]\s?[-+]?\d+(?:\.\d+)?\s?,\s?[-+]?\d+(?:\.\d+)?\s?[\]}]|[ (]0\s?[-/]\s?1[- ](?=loss|error|risk|valued)"
)
_FORMULA_SIGN = re.compile(r"[\^*/()+|]")
_LETTER = re.compile(r"[A-Za-zΑ-ω]")
LABELS = frozenset("123")
CALLED_BY_NUMBER = "model ", "classifier ", "algorithm ", "method ", "system ", "learner ", "hypothesis ", "group "
YEARS_FOLLOW = "in", "In", "since", "of", "exam", "("
_COUNTED = re.compile(r"\b(?:sample|set|size|total|number|group|class|crowd|lot|batch|out) of $")
_YEAR = re.compile(r"(?:19|20)\d\d")
_NOT_MEANT = re.compile(
    r"(?<![\w.])(?:exercise|problem|question|section|chapter|ch\.|sec\.|page|p\.|pp\.|figure|fig\.|eq\.?|equation|lecture|theorem|"
    r"lemma|hw|homework|exam|part|slide|week|no\.|number #|#)\s?#?$",
    re.IGNORECASE,
)


def _named(text: str, match: re.Match[str], start: int, end: int) -> Iterator[Mention]:
    """The number under each of the names that it is set equal to, or without a name."""
    value = _value(match)
    if value is None:
        return
    before = text[start : match.start()]
    rest, names = before, list[tuple[str, str]]()
    if bare := _BARE.search(rest):
        names, rest = [(bare["name"], "")], rest[: bare.start()]
    while not bare and (named := _NAMED.search(rest)) and len(names) < 4:
        names.append((named["name"], named["relation"]))
        rest = rest[: named.start()]
        if not rest.rstrip().endswith(("=", "<", ">", "≤", "≥")) and not _BOTH.search(rest):
            break
        rest = _BOTH.sub("", rest)
    if _NO_WORDS.fullmatch(before):
        before = _with_the_sentence(text[:start], before)
    after = text[match.end() : end]
    listed = bool(re.fullmatch(r"\s*(?:,|and|or|, and|;)\s*", after)) and end < len(text) and not names[1:]
    begin = match.start() if not names else start + len(rest) + _blanks(before[len(rest) :])
    for name, relation in reversed(names or [("", "")]):
        yield Mention(
            begin, match.end(), text[begin : match.end()], value,
            name, relation, _until_boundary_backwards(before), _until_boundary(after),
            match["percent"] is not None, listed,
        )  # fmt: skip


def _with_the_sentence(text: str, before: str) -> str:
    """`The error on a test set is` for the 12 % of `The error on a test set with n = 400 samples is 12 %`."""
    earlier = _NUMBER_BEFORE.sub("", _until_boundary_backwards(text))
    verb = _VERB.search(before)
    return f"{earlier} {verb[0] if verb else before}"


_IS = r"(?:is|was|are|were|be|equals|stays|remains) "
_NO_WORDS = re.compile(rf"\s*(?:\w+ )?(?:{_IS})+(?:at (?:most|least) |(?:smaller|less|no more) than |below )?")
_VERB = re.compile(rf"\b{_IS}.*")
_NUMBER_BEFORE = re.compile(r"(?:\s(?:with|of|on|over|from|for|a|the|sample|size))*(?:\s\w+ ?=)?\s?\S+$")


def _blanks(text: str) -> int:
    """How much stands in front of the first name."""
    match = re.match(r"[\s,;:(]*(?:and\s+)?", text)
    return match.end() if match else 0


_BOTH = re.compile(r"(?:\band\b|,)\s*$")


def _value(match: re.Match[str]) -> Any:
    text = f"{match['sign'] or ''}{match['number']}{'%' if match['percent'] else ''}".replace("**", "^")
    text = re.sub(r"sqrt\s?(\d+)", r"sqrt(\1)", text)
    value = read_number(re.sub(r"\blog\b", "ln", text))
    return value if is_finite(value) else None


def _until_boundary(text: str) -> str:
    return _BOUNDARY.split(text, maxsplit=1)[0][:AFTER]


def _until_boundary_backwards(text: str) -> str:
    return _BOUNDARY.split(text)[-1][-BEFORE:]
