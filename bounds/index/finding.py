"""Finding a theorem by a word: titles, statements, authors and other names."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from typing import TypeVar

from bounds.theorem import Theorem
from bounds.vocabulary.bibliography import WORKS
from bounds.vocabulary.family import family_title
from bounds.vocabulary.glossary import glossary

_T = TypeVar("_T")
SMALL = frozenset("a an and by for from in of on the to with".split())


FEW = 30  # hits: so many are enough without those that another name of what is sought would find


def matching(sought: str, theorems: Mapping[str, Theorem]) -> tuple[Theorem, ...]:
    """The theorems about `sought`, those with it in their title or slug first; all for an empty text."""
    return ranked(sought, theorems.values(), lambda theorem: plain(f"{theorem.slug} {theorem.title}"), _spoken)


def ranked(sought: str, things: Iterable[_T], title: Callable[[_T], str], text: Callable[[_T], str]) -> tuple[_T, ...]:
    """What has `sought` in its text, made plain, those with it in their title first.

    Where the words themselves find few, the other names of the glossary are tried, and come after.
    """
    words, things = _heard(plain(sought).strip()), tuple(things)
    literal = {index for index, thing in enumerate(things) if _stand(words, text(thing))}
    hits = (
        literal
        if len(literal) >= FEW
        else {index for index, thing in enumerate(things) if contains(sought, text(thing))}
    )
    order = sorted(hits, key=lambda index: (not contains(sought, title(things[index])), index not in literal, index))
    return tuple(things[index] for index in order)


def matches(theorem: Theorem, sought: str) -> bool:
    """Is every word that is sought, or of another name for it, somewhere in the words of the theorem?"""
    return contains(sought, _spoken(theorem))


def called_otherwise(name: str, titles: Mapping[str, str]) -> list[str]:
    """The keys of `titles` whose title matches `name`, or another name for it."""
    return [key for key, title in titles.items() if name.strip() and contains(name, plain(f"{key} {title}"))]


def contains(sought: str, plain: str) -> bool:
    """Are all words of what is sought, or of another name for it, in a text made `plain`?"""
    return any(_stand(name, plain) for name in _asked(sought))


def _stand(words: Iterable[str], plain: str) -> bool:
    return all(word in plain for word in words)


@lru_cache(maxsize=128)
def _asked(sought: str) -> tuple[list[str], ...]:
    """The words to hear, one list for each name of what is sought."""
    return tuple(_heard(name) for name in _names(plain(sought).strip()))


def plain(text: str) -> str:
    """Small letters in British spelling, so that American readers find the same."""
    text = re.sub(r"neighbou?r", "neighbour", text.casefold())
    return re.sub(r"(?<=[a-z])iz(?=e|ing|ation)", "is", text)


def _heard(name: str) -> list[str]:
    """Its words without the small ones, unless there are no others, and without a genitive's ending."""
    words = [re.sub(r"'s?$", "", word) for word in name.split()]
    return [word for word in words if word not in SMALL] or words


def _names(sought: str) -> tuple[str, ...]:
    """What is sought, and its other names."""
    lines = [line for line in _same() if (len(sought) > 2 or not sought.isascii()) and sought in line]
    return (sought, *(name for line in lines for name in line))


@cache
def _spoken(theorem: Theorem) -> str:
    """The whole text of a theorem; it is made once a process."""
    return plain(" ".join(_words(theorem)))


def _words(theorem: Theorem) -> Iterable[str]:
    yield from (theorem.slug, theorem.slug.replace("_", " "), theorem.title, theorem.statement)
    yield from (theorem.returns.name, theorem.returns.label, theorem.returns.symbol, theorem.returns.meaning)
    yield from (theorem.see_also, str(theorem.source), family_title(theorem.family))
    yield "misprint" if theorem.misprints else ""
    yield from (f"{WORKS[misprint.notes]} {misprint.notes}" for misprint in theorem.misprints)
    yield from (step.uses.replace("_", " ") for step in theorem.proof)
    for assumption in theorem.assumes:
        yield from (assumption.key.replace("_", " "), assumption.statement)
    for variable in theorem.variables:
        yield from (variable.name, variable.label, variable.symbol, variable.meaning)


@cache
def _same() -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(plain(name) for name in term.names) for term in glossary())
