"""One search over all that can be opened: pages, views, theorems, sections of the lecture notes, terms."""

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from urllib.parse import urlencode

from bounds import theorems
from bounds.index.finding import texts_of as texts_of_theorem
from bounds.index.ranking import TextIndex
from bounds.reading.source import module_tree
from bounds.vocabulary.glossary import glossary
from bounds.vocabulary.prose import capitalized
from laboratory.by_hand import SUBJECTS
from laboratory.index.tools import everyday_names
from laboratory.topics import laboratories, views
from pages.answering.pieces_in_words import QUESTION
from pages.looking_up.companion_entries import companion
from pages.looking_up.companion_outlines import SETS, outline
from pages.looking_up.companion_search import texts_of
from pages.looking_up.view_words import meaning_of
from pages.solving.parts import PART, PARTS
from pages.solving.typed_rows import OF, WORKED_BY_HAND
from pages.widgets.calculator_link import PAGE
from pages.widgets.laboratory_link import SHOW
from pages.widgets.page import LOADING, RENDERER, discover

MOST = 8
OF_A_KIND = 3  # results at most, where others match too
# Whoever looks for a name looks for the thing itself first, and then for what is written of it.
WEIGHTS = {"Page": 1.5, "View": 1.2, "Theorem": 1.2, "By hand": 1.1, "Term": 1, "Notes": 0.7}
ANSWER, AS_A_QUESTION = "Answer this question", 4  # and the words from which on a text may be one
# “which theorem …”, “… ?”; “m = 100, …”, “… 95 %” and a number among six words: few titles read like this.
_ASKS = re.compile(r"(how|what|which|why|when|where|does|do|is|are|can) \S+ \S|.*\?$")
_HAS_NUMBERS = re.compile(r"(?=.*\d)(.*[=%]|(\S+ ){5})")
PAGES = Path(__file__).parents[1]


@dataclass(frozen=True)
class Destination:
    """What a search opens: its kind and title, and a page with the values in its address."""

    kind: str
    title: str
    page: str
    address: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def link(self) -> str:
        """As it stands in a link beside any page."""
        return self.page + (f"?{urlencode(self.address)}" if self.address else "")


def destinations(words: str) -> tuple[Destination, ...]:
    """At most MOST that match, the best first, not all of one kind where others match too.

    A question is answered first of all; what has more than two words may be one, after all that is found.
    """
    typed = " ".join(words.casefold().split())

    def begins(place: Destination) -> bool:
        return place.title.casefold().startswith(typed)

    results = [(result.thing, result.score * WEIGHTS[result.thing.kind]) for result in _index().ranked(words)]
    results.sort(key=lambda result: (not begins(result[0]), -result[1]))
    ranked = list({(place.kind, place.title): place for place, _ in results}.values())
    kinds = [[place for place in ranked if place.kind == kind] for kind in WEIGHTS]
    mixed = {place for places in kinds for place in places[:OF_A_KIND]}
    kept = sorted(ranked, key=lambda place: place not in mixed)[:MOST]
    best = tuple(place for place in ranked if place in kept)
    question = Destination("Question", ANSWER, discover()[0].address, {QUESTION: words.strip()})
    if (_ASKS.match(typed) or _HAS_NUMBERS.match(typed)) and not any(map(begins, best)):
        return question, *best[: MOST - 1]
    return (*best[: MOST - 1], question) if len(typed.split()) >= AS_A_QUESTION else best


def similar_words(words: str) -> tuple[str, ...]:
    """Known words that are spelled like the unknown ones."""
    return _index().nearest(words)


@cache
def _index() -> TextIndex[Destination]:
    """Made at the first search of a process, by one thread at a time."""
    with LOADING:
        return TextIndex([*_pages(), *_views(), *_theorems(), *_by_hand(), *_notes(), *_terms()])


_Texts = Iterator[tuple[Destination, str, str]]


def _pages() -> _Texts:
    for entry in discover():
        title, lab = entry.page.title, laboratories.get(entry.slug)
        body = [entry.description, entry.page.section, lab.description if lab else "", _sentences(entry.home)]
        body += everyday_names("page", entry.slug) if lab is None else ()  # its views have names of their own
        yield Destination("Page", title, entry.address), title, " ".join(body)
    for part, title in list(PARTS.items())[1:]:  # the page opens on the first
        yield Destination("Page", title, PAGE, {PART: part}), title, _sentences(f"pages.solving.{part}")
    table = Destination("Page", "Your table: CSV, Excel, Parquet", "learning_curves", {"world": "yours"})
    yield table, table.title, _sentences("pages.by_hand.learning_curves.your_table")


def _sentences(home: str) -> str:
    """What is written in the file of a page; in the one that renders laboratories there is nothing about any."""
    if home == RENDERER:
        return ""
    path = PAGES.joinpath(*home.split(".")[1:]).with_suffix(".py")
    tree = ast.walk(module_tree(path.read_text("utf-8")))
    texts = (node.value for node in tree if isinstance(node, ast.Constant))
    return " ".join(text for text in texts if isinstance(text, str) and " " in text)


def _views() -> _Texts:
    for entry in views.values():
        lab = laboratories[entry.address]
        address = {SHOW: entry.question} if len(lab.views) > 1 else {}
        title, said = f"{lab.title}: {entry.name}", meaning_of(entry.address, entry.question)
        names = everyday_names("view", f"{entry.address}.{entry.question}")
        yield Destination("View", title, entry.address, address), title, " ".join((*said, *names))


def _theorems() -> _Texts:
    for theorem in theorems.values():
        yield Destination("Theorem", theorem.title, PAGE, {"theorem": theorem.slug}), *texts_of_theorem(theorem)


def _by_hand() -> _Texts:
    for subject, quantities in SUBJECTS.items():
        for quantity in quantities:
            place = Destination("By hand", quantity.title, WORKED_BY_HAND, {OF: quantity.name})
            yield place, quantity.title, f"{subject} by hand {quantity.needs}"


def _notes() -> _Texts:
    for entry in companion().values():
        yield Destination("Notes", entry.title, "companion", {"find": entry.title}), *texts_of(entry)
    for work, name in SETS.items():
        for section in outline(work):
            address = {"notes": work, "section": section.title}
            title, rows = f"{name}: {section.title}", (companion()[row].title for row in section.rows)
            yield Destination("Notes", title, "companion", address), title, " ".join(rows)


def _terms() -> _Texts:
    for term in glossary():
        yield Destination("Term", capitalized(term.name), "glossary", {"q": term.name}), *term.texts
