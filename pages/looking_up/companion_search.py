"""Search in the companion by any usual name, and similar words where there are no results."""

import re
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache, lru_cache

from bounds.index.stems import SMALL, plain
from pages.looking_up.companion_entries import Entry, companion
from pages.looking_up.companion_outlines import SETS

WHOLE = 2  # letters up to which a word must match as a whole: “EM” is in no theorem
BEGINNING = 3  # letters up to which a word of the entry must begin with it
SHORTEST_SUGGESTED = 3
ALIKE = 0.7


def matches(entry: Entry, sought: str) -> bool:
    """Is every word of the query in the entry's words, places or formulas, or in its other names?"""
    if not sought.strip():
        return True
    query = _words_of(sought)
    return bool(query) and all(_heard(word, entry) for word in query)


def nearest(sought: str) -> tuple[str, ...]:
    """Words of the companion that are written like the unknown words of the query; none if every word is known."""
    unknown = [word for word in _words_of(sought) if not any(_heard(word, entry) for entry in companion().values())]
    near = [get_close_matches(word, _vocabulary(), n=3, cutoff=ALIKE) for word in unknown]
    return tuple(dict.fromkeys(_vocabulary()[stem] for stems in near for stem in stems))


@lru_cache(maxsize=128)
def _words_of(sought: str) -> tuple[str, ...]:
    """Its words without the small ones, unless there are no others."""
    words = _words(sought)
    return tuple(stem(word) for word in words if word not in SMALL) or tuple(stem(word) for word in words)


def _heard(word: str, entry: Entry) -> bool:
    said = _spoken(entry)
    if len(word) <= WHOLE:
        return f" {word} " in said
    return (f" {word}" if len(word) <= BEGINNING else word) in said


@cache
def _spoken(entry: Entry) -> str:
    """All words of an entry, as stems between blanks: “k-fold” becomes k, fold and kfold.

    Formulas are without their short signs: “em/d” is not about the EM algorithm.
    """
    slugs = (life for life in entry.lives if not life.startswith(("page:", "figure:", "test:")))
    text = " ".join((*_names(entry), entry.remark, *slugs, *_places(entry)))
    signs = [word for word in _words(f"{entry.prints} {entry.right}") if len(word) > WHOLE]
    return f" {' '.join(stem(word) for word in (*_words(text), *_glued(text), *signs))} "


@cache
def _vocabulary() -> dict[str, str]:
    """The words that can be suggested, by their stems: those of titles and other names."""
    words = [word for entry in companion().values() for word in _words(" ".join(_names(entry)))]
    return {stem(word): word for word in reversed(words) if len(word) >= SHORTEST_SUGGESTED and word not in SMALL}


def _names(entry: Entry) -> Iterable[str]:
    return (entry.title, entry.id, *entry.also)


def _places(entry: Entry) -> Iterable[str]:
    return (f"{SETS[place.work]} {place.where}" for place in entry.notes)


def _words(text: str) -> list[str]:
    """Small letters in British spelling; a hyphen or an underscore parts two words, a genitive's ending is dropped."""
    return re.findall(r"[^\W_]+", re.sub(r"['’]s\b", "", plain(text)))


def _glued(text: str) -> list[str]:
    """Words with hyphens as one word each."""
    return [word.replace("-", "") for word in re.findall(r"[^\W_]+(?:-[^\W_]+)+", plain(text))]


def stem(word: str) -> str:
    """The word without the ending of a plural, or much alike: only that both sides get the same matters."""
    if len(word) <= BEGINNING or word.endswith("ss"):
        return word
    if word.endswith("ies"):
        return f"{word[:-3]}y"
    for ending in ("sses", "xes", "ches", "shes"):
        if word.endswith(ending):
            return word[:-2]
    return word[:-1] if word.endswith("s") else word
