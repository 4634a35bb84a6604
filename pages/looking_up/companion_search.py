"""Search in the companion by any usual name, the best first, also where it is misspelled."""

from functools import cache

from bounds.index.ranking import TextIndex
from bounds.index.stems import words_of
from pages.looking_up.companion_entries import Entry, companion
from pages.looking_up.companion_outlines import SETS

LONG_SIGNS = 3  # letters from which a sign of a formula is a word: “em/d” is not about the EM algorithm


def matching(sought: str) -> tuple[Entry, ...]:
    """The entries about `sought`, the best first; all, in their order, for an empty text."""
    if not sought.strip():
        return tuple(companion().values())
    return tuple(result.thing for result in _index().ranked(sought))


def nearest(sought: str) -> tuple[str, ...]:
    """Words of the companion that are spelled like the unknown words of the query; none if every word is known."""
    return _index().nearest(sought)


def texts_of(entry: Entry) -> tuple[str, str]:
    """What a search reads of an entry: its title, and its other names, remark, places and formulas."""
    slugs = (life for life in entry.lives if not life.startswith(("page:", "figure:", "test:")))
    places = (f"{SETS[place.work]} {place.where}" for place in entry.notes)
    formulas = f"{entry.prints} {entry.right}".replace("\\", " ")  # a search leaves commands of LaTeX out
    signs = (word for word in words_of(formulas) if len(word) >= LONG_SIGNS)
    return entry.title, " ".join((*entry.also, entry.id, entry.section, entry.remark, *slugs, *places, *signs))


@cache
def _index() -> TextIndex[Entry]:
    return TextIndex((entry, *texts_of(entry)) for entry in companion().values())
