"""Search in the companion by any usual name, the best first, also where it is misspelled.

A row is found by what it says. Where no row speaks of all that is sought, the words of the views that rows open are
read, too: their presets, captions and meanings.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl

from bounds.index.ranking import BEGUN, Ranked, TextIndex
from bounds.index.stems import words_of
from pages.looking_up.companion_entries import Entry, companion
from pages.looking_up.companion_outlines import SETS
from pages.looking_up.view_words import words_shown

if TYPE_CHECKING:
    from laboratory.topics import ViewEntry

SHOW = "show"  # the view's name in the address
LONG_SIGNS = 3  # letters from which a sign of a formula is a word: “em/d” is not about the EM algorithm
WHOLE = 0.999  # share of a query that is all of it, but for rounding


def matching(sought: str) -> tuple[Entry, ...]:
    """The entries about `sought`, the best first; all, in their order, for an empty text."""
    if not sought.strip():
        return tuple(companion().values())
    results, certainty = _index().ranked(sought), _index().certainty(sought)
    if certainty < BEGUN or not any(map(_of_all, results)):
        whole = tuple(filter(_of_all, _index_with_views().ranked(sought)))
        if whole and _index_with_views().certainty(sought) > certainty:
            results = whole  # “rain” is a word of a view, and no misspelled “train”
        elif certainty >= BEGUN:
            results = (*whole, *results)
    return tuple(dict.fromkeys(result.thing for result in results))


def nearest(sought: str) -> tuple[str, ...]:
    """Words of the companion that are spelled like the unknown words of the query; none if every word is known."""
    return _index().nearest(sought)


def texts_of(entry: Entry) -> tuple[str, str]:
    """What a search reads of an entry: its title, and its other names, remark, places, views and formulas."""
    slugs = (life for life in entry.lives if not life.startswith(("page:", "figure:", "test:")))
    places = (f"{SETS[place.work]} {place.where}" for place in entry.notes)
    formulas = f"{entry.prints} {entry.right}".replace("\\", " ")  # a search leaves commands of LaTeX out
    signs = (word for word in words_of(formulas) if len(word) >= LONG_SIGNS)
    names = (view.name for view in _views_of(entry))
    return entry.title, " ".join((*entry.also, entry.id, entry.section, entry.remark, *names, *slugs, *places, *signs))


def _of_all(result: Ranked[Entry]) -> bool:
    """Does it speak of all that is sought?"""
    return result.share > WHOLE


def _views_of(entry: Entry) -> Iterator[ViewEntry]:
    """The views that an entry opens, each at its place; none is imported."""
    from laboratory.topics import laboratories, views

    for life in entry.lives:
        address, _, query = life.removeprefix("page:").partition("?")
        if life.startswith("page:") and address in laboratories and (names := laboratories[address].views):
            yield views[f"{address}.{dict(parse_qsl(query)).get(SHOW, next(iter(names)))}"]


def _words_of_views(entry: Entry) -> str:
    """Presets, captions and meanings of the views that an entry opens."""
    return " ".join(words for view in _views_of(entry) for words in words_shown(view.address, view.question))


@cache
def _index() -> TextIndex[Entry]:
    return TextIndex((entry, *texts_of(entry)) for entry in companion().values())


@cache
def _index_with_views() -> TextIndex[Entry]:
    """Made at the first search that no row answers by itself."""
    both = ((entry, *texts_of(entry), _words_of_views(entry)) for entry in companion().values())
    return TextIndex((entry, title, f"{body} {words}") for entry, title, body, words in both)
