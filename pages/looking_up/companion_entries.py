"""The entries of companion.toml: what the lecture notes print, and where it is in this project."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from bounds.vocabulary.bibliography import WORKS
from bounds.vocabulary.citation import VERDICTS
from bounds.vocabulary.filled import Filled

FILE = Path(__file__).parent / "companion.toml"
NAMED = "named"  # on a programme or in a list only: the notes do not explain it
KINDS = ("bound", "algorithm", "figure", NAMED)
LIFE_KINDS = ("theorem", "learner", "source", "experiment", "simulation", "figure", "page", "test", "vc", "count")
NEEDED = {"title", "kind", "section", "notes", "lives"}
TOLD = {"prints", "right", "remark", "shows"}
NO_TEXTS = {"notes", "lives", "also", "verdict"}
ALLOWED = NEEDED | TOLD | NO_TEXTS


@dataclass(frozen=True)
class PlaceInNotes:
    """A place in a set of notes."""

    work: str
    where: str


@dataclass(frozen=True)
class Entry:
    """One formula, algorithm or figure of the notes, or what they only name.

    `lives` names its places here, as `theorem:finite_agnostic`; `shows` are words or a number that are shown on the
    first page among them; `also` lists other names of the entry. `verdicts` has a key of VERDICTS for each work that
    prints it otherwise than `right`, which is empty where none does.
    """

    id: str
    title: str
    kind: str
    section: str
    notes: tuple[PlaceInNotes, ...]
    prints: str
    right: str
    shows: str
    lives: tuple[str, ...]
    also: tuple[str, ...]
    verdicts: Mapping[str, str] = field(hash=False)
    remark: Filled = Filled()  # noqa: RUF009 - a descriptor, no default

    def stands_in(self, work: str) -> bool:
        return any(place.work == work for place in self.notes)

    def works_of(self, verdict: str) -> tuple[str, ...]:
        """The works on which this is the verdict."""
        return tuple(work for work, other in self.verdicts.items() if other == verdict)

    @property
    def judged(self) -> tuple[str, ...]:
        """Its verdicts, the gravest first; none where there is nothing to put right."""
        return tuple(verdict for verdict in VERDICTS if self.works_of(verdict))


@cache
def companion() -> Mapping[str, Entry]:
    """Every entry by its id, a section after the other. Raises ValueError with one sentence on a broken entry."""
    entries = read(FILE.read_text(encoding="utf-8"))
    sections = list(dict.fromkeys(entry.section for entry in entries.values()))
    ordered = sorted(entries.values(), key=lambda entry: sections.index(entry.section))
    return MappingProxyType({entry.id: entry for entry in ordered})


def read(text: str, name: str = "companion.toml") -> dict[str, Entry]:
    """The entries of one file's text. Raises ValueError with one sentence that names file, entry and fault."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise ValueError(f"{name} cannot be read: {fault}") from fault
    return {id_: _entry(id_, table, name) for id_, table in tables.items()}


def _entry(id_: str, table: Any, name: str) -> Entry:
    fault = _fault(table) or _fault_in_places(table["notes"]) or _fault_in_lives(table["lives"], table["kind"])
    fault = fault or _fault_in_verdict(table)
    if fault:
        raise ValueError(f"[{id_}] of {name} {fault}")
    words = {key: table.get(key, "").strip() for key in {"title", "kind", "section", *TOLD}}
    places = tuple(PlaceInNotes(place["work"], place["where"]) for place in table["notes"])
    lives, also = tuple(table["lives"]), tuple(table.get("also", ()))
    return Entry(id=id_, notes=places, lives=lives, also=also, verdicts=_verdicts(table), **words)


def _verdicts(table: Mapping[str, Any]) -> dict[str, str]:
    """The verdict on each work: a table says it, or a word for all; false where only what is right is named."""
    verdict = table.get("verdict", "false" if table.get("right") else {})
    works = (place["work"] for place in table["notes"])
    return dict(verdict) if isinstance(verdict, dict) else dict.fromkeys(works, verdict)


def _fault(table: Any) -> str:
    """What is wrong with an entry's fields, as the end of a sentence; empty if nothing is."""
    if not isinstance(table, dict):
        return f"must be a table; got {table!r}"
    if missing := sorted(NEEDED - set(table)):
        return f"must have {', '.join(missing)}"
    if strange := sorted(set(table) - ALLOWED):
        return f"has {', '.join(strange)}, which no entry has"
    if table["kind"] not in KINDS:
        return f"must be of kind {', '.join(KINDS)}; got {table['kind']!r}"
    for key in sorted(ALLOWED - NO_TEXTS):
        value = table.get(key, "" if key in TOLD else None)
        if not isinstance(value, str) or (key in NEEDED and not value.strip()):
            return f"must have text as its {key}; got {value!r}"
    also = table.get("also", [])
    if not isinstance(also, list) or not all(isinstance(word, str) and word.strip() for word in also):
        return f"must list words as its also; got {also!r}"
    return ""


def _fault_in_places(places: Any) -> str:
    if not isinstance(places, list) or not places:
        return f"must name its places in the notes; got {places!r}"
    for place in places:
        if not isinstance(place, dict) or set(place) != {"work", "where"} or not place["where"]:
            return f"must name each place by work and where; got {place!r}"
        if place["work"] not in WORKS:
            return f"names a work that is not in the bibliography: {place['work']!r}"
    return ""


def _fault_in_verdict(table: Mapping[str, Any]) -> str:
    """Only what has a right form beside it is judged, and of several works the entry says which."""
    works, right = {place["work"] for place in table["notes"]}, table.get("right")
    if "verdict" not in table:
        return "must name its verdict on each work that prints it otherwise" if right and len(works) > 1 else ""
    verdict, verdicts = table["verdict"], _verdicts(table)
    if not right or not verdicts or not works.issuperset(verdicts):
        return f"must have a verdict on works that print what it puts right; got {verdict!r}"
    if any(other not in tuple(VERDICTS) for other in verdicts.values()):
        return f"must have a verdict among {', '.join(VERDICTS)}; got {verdict!r}"
    return ""


def _fault_in_lives(lives: Any, kind: str) -> str:
    if not isinstance(lives, list):
        return f"must list its places in the app; got {lives!r}"
    if lives and kind == NAMED:
        return f"is only named in the notes and cannot have a place in the app; got {lives!r}"
    for life in lives:
        kind, _, name = life.partition(":") if isinstance(life, str) else ("", "", "")
        if kind not in LIFE_KINDS or not name:
            return f"names an unknown place: {life!r}; a place is {', '.join(LIFE_KINDS)}, a colon and a name"
    return ""
