"""Search in the companion by any usual name, the best first, also where it is misspelled.

A row is found by what it says, and by what a reader remembers its place in the notes by. Where no row speaks of all
that is sought, the words of the views that rows open are read, too: their presets, captions and meanings.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl

from bounds.index.ranking import BEGUN, Ranked, TextIndex
from bounds.index.stems import words_of
from pages.looking_up.companion_entries import Entry, companion
from pages.looking_up.companion_outlines import SETS
from pages.looking_up.view_words import words_shown

if TYPE_CHECKING:
    from laboratory.topics import ViewEntry

ILLUSTRATIONS = Path(__file__).parent / "illustrations.toml"
SHOW = "show"  # the view's name in the address
LONG_SIGNS = 3  # letters from which a sign of a formula is a word: “em/d” is not about the EM algorithm
WHOLE = 0.999  # share of a query that is all of it, but for rounding


def matching(sought: str) -> tuple[Entry, ...]:
    """The entries about `sought`, the best first; all, in their order, for an empty text."""
    if not sought.strip():
        return tuple(companion().values())
    rows, certainty = _index().ranked(sought), _index().certainty(sought)
    results = [result.thing for result in rows]
    if certainty < BEGUN or not any(map(_of_all, rows)):
        by_views = [entry for view in _views().ranked(sought) if _of_all(view) for entry in _opened_by(view.thing)]
        if by_views and _views().certainty(sought) > certainty:
            results = by_views  # a word of a view is no misspelled word of a row
        elif certainty >= BEGUN:
            results = [*by_views, *results]
    return tuple(dict.fromkeys(results))


def nearest(sought: str) -> tuple[str, ...]:
    """Words of the companion that are spelled like the unknown words of the query; none if every word is known."""
    return _index().nearest(sought)


def texts_of(entry: Entry) -> tuple[str, str]:
    """What a search reads of an entry: its title, and its other names, remark, places, views, formulas, and what
    illustrates it in the notes."""
    slugs = (life for life in entry.lives if not life.startswith(("page:", "figure:", "test:")))
    places = (f"{SETS[place.work]} {place.where}" for place in entry.notes)
    formulas = f"{entry.prints} {entry.right}".replace("\\", " ")  # a search leaves commands of LaTeX out
    signs = (word for word in words_of(formulas) if len(word) >= LONG_SIGNS)
    names = (*(view.name for view in _views_of(entry)), *_illustrations().get(entry.id, ()))
    return entry.title, " ".join((*entry.also, entry.id, entry.section, entry.remark, *names, *slugs, *places, *signs))


def _of_all(result: Ranked[Any]) -> bool:
    """Does it speak of all that is sought?"""
    return result.share > WHOLE


@cache
def _illustrations() -> dict[str, list[str]]:
    """What a reader remembers an entry's place in the notes by, by the entries' ids."""
    return tomllib.loads(ILLUSTRATIONS.read_text("utf-8"))


@cache
def _views_of(entry: Entry) -> tuple[ViewEntry, ...]:
    """The views that an entry opens, each at its place, in the order of its doors; none is imported."""
    from laboratory.topics import laboratories, views

    places = []
    for life in entry.lives:
        address, _, query = life.removeprefix("page:").partition("?")
        if life.startswith("page:") and address in laboratories and (names := laboratories[address].views):
            places.append(views[f"{address}.{dict(parse_qsl(query)).get(SHOW, next(iter(names)))}"])
    return tuple(places)


def _opened_by(view: ViewEntry) -> list[Entry]:
    """The entries that open a view, those first whose first door it is."""
    entries = [entry for entry in companion().values() if view in _views_of(entry)]
    return sorted(entries, key=lambda entry: _views_of(entry).index(view))


@cache
def _index() -> TextIndex[Entry]:
    return TextIndex((entry, *texts_of(entry)) for entry in companion().values())


@cache
def _views() -> TextIndex[ViewEntry]:
    """The views that entries open, by their names, presets, captions and meanings; made at the first search that no
    row answers by itself."""
    known = dict.fromkeys(view for entry in companion().values() for view in _views_of(entry))
    return TextIndex((view, view.name, " ".join(words_shown(view.address, view.question))) for view in known)
