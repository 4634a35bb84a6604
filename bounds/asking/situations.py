"""What a question tells besides numbers, and what it wants."""

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any


@dataclass(frozen=True)
class Clue:
    """A fact or a wish that the text tells by `words`; `assumption` is its key where theorems assume it.

    `settles` are the keys of all assumptions that whoever tells it need not check any more.
    """

    name: str
    words: str
    assumption: str = ""
    settles: frozenset[str] = frozenset()


@dataclass(frozen=True)
class TextbookRule:
    """The theorems that a course would use where all of `facts` hold and none of `unless`, the best first.

    A rule is sure where the question all but names its first theorem, as by its printed formula.
    """

    facts: tuple[tuple[str, ...], ...]
    wanted: tuple[str, ...]
    unless: tuple[str, ...]
    answers: tuple[str, ...]
    is_sure: bool = False

    def holds(self, facts: frozenset[str], wanted: frozenset[str]) -> bool:
        """Is it for a question with these facts and wishes?"""
        enough = all(any(name in facts for name in either) for either in self.facts)
        return (
            enough and not facts.intersection(self.unless) and bool(not self.wanted or wanted.intersection(self.wanted))
        )


def facts_of(text: str) -> tuple[Clue, ...]:
    """The facts that a text in plain signs tells."""
    return tuple(_clues(_situations()["fact"], text))


def wanted_of(text: str) -> tuple[Clue, ...]:
    """What the text wants, the likeliest first."""
    return tuple(_clues(_situations()["wanted"], text))


@cache
def textbook_rules() -> tuple[TextbookRule, ...]:
    """All rules, in the order in which they count."""
    return tuple(
        TextbookRule(
            tuple(tuple(either.split("|")) for either in entry["facts"]),
            tuple(entry.get("wanted", ())),
            tuple(entry.get("unless", ())),
            tuple(entry["answers"]),
            entry.get("sure", False),
        )
        for entry in _written("textbook.toml")["textbook"]
    )


def _clues(entries: Iterable[dict[str, Any]], text: str) -> Iterable[Clue]:
    signs = printed_signs(text)
    for entry in entries:
        if "unless" in entry and entry["unless"].search(text):
            continue
        matches = [*entry["words"].finditer(text)] if "words" in entry else []
        assumption = entry.get("assumption", "")
        settles = frozenset(entry.get("settles", (assumption,) if assumption else ()))
        meant = [match for match in matches if not (settles and _is_denied(match, text, "settles" in entry))]
        formula = entry["formula"].search(signs) if "formula" in entry else None
        if match := next(iter(meant), None) or formula:
            yield Clue(entry["name"], match[0].strip(), assumption, settles)
        elif matches and "denied" in entry:
            yield Clue(entry["denied"], matches[0][0].strip())


def _is_denied(match: re.Match[str], text: str, is_plain: bool) -> bool:
    """Does the text say that it is not so? The words of a plain fact hold no denial of their own."""
    before = text[max(0, match.start() - FAR) : match.start()]
    return bool(_DENIAL.search(before) or _NEGATIVE.search(before) or (is_plain and _NOT.search(match[0])))


def printed_signs(text: str) -> str:
    """The text as the signs of its formulas alone: without blanks and brackets, each sign in a single spelling.

    >>> printed_signs("sqrt((8/N) * log((4 (2N)^d_VC)/delta))")
    'sqrt8/Nln42N^d_VC/δ'
    """
    for spelled, sign in _SPELLED.items():
        text = re.sub(spelled, sign, text)
    return _NO_SIGNS.sub("", text)


FAR = 80  # characters: as much as a denial may stand before what it denies
_DENIAL = re.compile(
    r"(?:\b(?:not|never|without|nor|neither|no|non|cannot)\b|n't\b)[\s-]+"
    r"(?:(?:an?|the|its|be|being|been|have|has|drawn|chosen|necessarily|really|always|even|any|longer|require\w*|need\w*)\s+)*"
    r"(?:(?:assum\w+|suppos\w+|know\w*|guarante\w+|say\w*|sure)\b[^,.;:!?]*\s)?$",
    re.IGNORECASE,
)
_NEGATIVE = re.compile(r"\b(?:in|un|non|im|dis)-?$", re.IGNORECASE)
_NOT = re.compile(r"\b(?:not|never|no)\b|n't\b", re.IGNORECASE)
_SPELLED = {r"(?<![a-z])log": "ln", r"\b(?:epsilon|eps)(?![a-z])": "ε", r"\bdelta\b": "δ", r"\bgamma\b": "γ",
            r"\b(?:Lambda|Λ)\b": "Λ", r"\brho\b": "ρ", r"\bexp\s?\(": "e^("}  # fmt: skip
_NO_SIGNS = re.compile(r"[\s(){}\[\]*]")


@cache
def _situations() -> dict[str, list[dict[str, Any]]]:
    return {
        kind: [
            {
                **entry,
                **{
                    key: re.compile(entry[key], re.IGNORECASE) for key in ("words", "formula", "unless") if key in entry
                },
            }
            for entry in entries
        ]
        for kind, entries in _written("situations.toml").items()
    }


def _written(name: str) -> dict[str, Any]:
    return tomllib.loads(files("bounds.asking").joinpath(name).read_text("utf-8"))
