"""Typing errors in the words that tell something: `consitent` is read as `consistent`."""

import re
from functools import cache, lru_cache
from importlib.resources import files

from bounds.asking.tools import title_of, tools
from bounds.vocabulary.filled import words_alone
from bounds.vocabulary.glossary import glossary

SHORTEST = 6  # letters of a word that is mended: shorter ones are too often other words
_WORD = re.compile(rf"(?<![\w\\])[A-Za-z]{{{SHORTEST},}}(?!\w)")
_ESCAPED = re.compile(r"\\+[A-Za-z]")  # the b of a word's edge in a regular expression is no letter of the word
_LITERAL = re.compile(rf"[a-z]{{{SHORTEST},}}")


def without_typing_errors(text: str) -> str:
    """The text with each word replaced that is one slip away from a word that cues, facts, classes or terms have."""
    return _WORD.sub(lambda match: _mended(match[0]), text)


@lru_cache(4096)
def _mended(word: str) -> str:
    from rapidfuzz.distance import OSA
    from rapidfuzz.process import extract

    plain, known = word.casefold(), _vocabulary()
    if plain in known or plain in _other_words():
        return word
    near = [match for match, *_ in extract(plain, known, scorer=OSA.distance, score_cutoff=1, limit=3)]
    slips = [match for match in near if match[:4] == plain[:4] or match[-4:] == plain[-4:]]
    return slips[0] if len(slips) == 1 and not _is_inflected(plain, slips[0]) else word


def _is_inflected(word: str, other: str) -> bool:
    """Do they differ in their ending alone? Then both are words."""
    return word[:-2] == other[: len(word) - 2] or other[:-2] == word[: len(other) - 2]


@cache
def _vocabulary() -> tuple[str, ...]:
    """All longer words of the data that questions are read by, and of the glossary."""
    data = (
        files("bounds.asking").joinpath(f"{name}.toml").read_text("utf-8") for name in ("cues", "situations", "classes")
    )
    names = (name for term in glossary() for name in term.names)
    text = _ESCAPED.sub(" ", " ".join((*data, *names)))
    return tuple(dict.fromkeys(_LITERAL.findall(text.casefold())))


@cache
def _other_words() -> frozenset[str]:
    """The longer words in which theorems are stated and tools described: right as they are, though near to others."""
    from bounds import theorems

    stated = (
        f"{theorem.title} {theorem.statement} {words_alone(theorem.written_beside)}" for theorem in theorems.values()
    )
    described = (f"{title_of(tool)} {tool.description}" for tool in tools())
    return frozenset(_LITERAL.findall(_ESCAPED.sub(" ", " ".join((*stated, *described))).casefold()))
