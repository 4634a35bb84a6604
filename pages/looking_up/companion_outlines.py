"""Each set of lecture notes in its own order: its sections, and the companion's rows that they state or use again."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from pages.looking_up.companion_entries import companion

FOLDER = Path(__file__).parent / "outlines"
SETS = {
    "padova2020": "Padova 2019/20",
    "amini": "Amini, Grenoble",
    "milan": "Milan, after Cesa-Bianchi",
    "matteoni2022": "Matteoni, Pisa 2021/22",
    "uml-summary": "Summary after Understanding Machine Learning",
}


IN_A_SENTENCE = {
    "padova2020": "the Padova notes",
    "amini": "Amini's notes",
    "milan": "the Milan notes",
    "matteoni2022": "Matteoni's notes",
    "uml-summary": "the summary",
}


@dataclass(frozen=True)
class Section:
    """A section's number and heading, and the ids of its rows in the order of the notes."""

    title: str
    rows: tuple[str, ...]


@cache
def outline(work: str) -> tuple[Section, ...]:
    """The sections of one set of notes. Raises ValueError with one sentence if there is none, or it is broken."""
    if work not in SETS:
        raise ValueError(f"there is no outline of {work!r}; there is one of {', '.join(SETS)}")
    return read_outline((FOLDER / f"{work}.toml").read_text(encoding="utf-8"), f"{work}.toml")


def read_outline(text: str, name: str) -> tuple[Section, ...]:
    """The sections of one file's text. Raises ValueError with one sentence that names file, section and fault."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise ValueError(f"{name} cannot be read: {fault}") from fault
    if list(tables) != ["section"] or not isinstance(tables["section"], list):
        raise ValueError(f"{name} must hold [[section]] tables and nothing else; got {', '.join(tables) or 'nothing'}")
    sections = [_section(table, name) for table in tables["section"]]
    titles = [section.title for section in sections]
    if twice := sorted({title for title in titles if titles.count(title) > 1}):
        raise ValueError(f"{name} has several sections called {twice[0]!r}")
    return tuple(sections)


def _section(table: Any, name: str) -> Section:
    if not isinstance(table, dict) or set(table) != {"title", "rows"}:
        raise ValueError(f"a section of {name} must have a title and rows; got {table!r}")
    title, rows = table["title"], table["rows"]
    if not isinstance(title, str) or not title.strip():
        raise ValueError(f"a section of {name} must have words as its title; got {title!r}")
    if not isinstance(rows, list) or not rows:
        raise ValueError(f"section {title!r} of {name} must list its rows; got {rows!r}")
    if strange := [row for row in rows if row not in companion()]:
        raise ValueError(f"section {title!r} of {name} lists {strange[0]!r}, which companion.toml does not have")
    if len(set(rows)) < len(rows):
        raise ValueError(f"section {title!r} of {name} lists a row twice; got {', '.join(rows)}")
    return Section(title, tuple(rows))
