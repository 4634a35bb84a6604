"""Where a view is in the lecture notes: the companion's entries that open it."""

from functools import cache
from urllib.parse import parse_qsl

from bounds.vocabulary.bibliography import WORKS
from pages.looking_up.companion_entries import Entry, companion
from pages.widgets.symbols import typeset


@cache
def where_in_the_notes(address: str, question: str) -> str:
    """Each formula, algorithm and figure of the notes that this view shows, as a list in Markdown."""
    return "\n".join(_line(entry) for entry in companion().values() if _lives_in(entry, address, question))


def _lives_in(entry: Entry, address: str, question: str) -> bool:
    return any(_opens(life, address, question) for life in entry.lives)


def _opens(life: str, address: str, question: str) -> bool:
    from laboratory.topics import laboratories

    page, _, query = life.removeprefix("page:").partition("?")
    first = next(iter(laboratories[address].views))
    return life.startswith("page:") and page == address and dict(parse_qsl(query)).get("show", first) == question


def _line(entry: Entry) -> str:
    places = "; ".join(f"{WORKS[place.work]}, {place.where}" for place in entry.notes)
    return typeset(f"- {entry.title}: {places}")
