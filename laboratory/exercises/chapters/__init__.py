"""The questions of each chapter of the lecture notes: a TOML file for each set of notes, a table for each chapter."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from bounds import theorems
from bounds.vocabulary.bibliography import WORKS
from laboratory.exercises.discovery import kinds, worked

FOLDER = Path(__file__).parent
ASKED = {"kinds": kinds, "theorems": theorems, "worked": worked}


@dataclass(frozen=True)
class Chapter:
    """A chapter by its key in addresses: kinds of questions, theorems and worked examples by name."""

    work: str
    key: str
    title: str
    kinds: tuple[str, ...] = ()
    theorems: tuple[str, ...] = ()
    worked: tuple[str, ...] = ()


@cache
def chapters(work: str) -> Mapping[str, Chapter]:
    """The chapters of a set of notes in their order; empty for a work without exercises.

    Raises ValueError with one sentence for a file that is not as it should be.
    """
    file = FOLDER / f"{work}.toml"
    if not file.is_file():
        return MappingProxyType({})
    return MappingProxyType(read(file.read_text(encoding="utf-8"), work))


@cache
def works() -> tuple[str, ...]:
    """The notes that have exercises, in the order of the bibliography."""
    there = {path.stem for path in FOLDER.glob("*.toml")}
    if strange := sorted(there - set(WORKS)):
        raise ValueError(f"chapters of {', '.join(strange)} belong to no work of bounds/vocabulary/bibliography.py")
    return tuple(work for work in WORKS if work in there)


def exercises_of(work: str) -> Mapping[str, str]:
    """The address, below `exercises`, of these notes' exercises; empty where there are none."""
    return {"notes": work} if chapters(work) else {}


def read(text: str, work: str) -> dict[str, Chapter]:
    """The chapters of one file's text. Raises ValueError that names file, chapter and fault."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise ValueError(f"{work}.toml cannot be read: {fault}") from fault
    return {key: _chapter(work, key, table) for key, table in tables.items()}


def _chapter(work: str, key: str, table: Any) -> Chapter:
    if fault := _fault(table):
        raise ValueError(f"[{key}] of {work}.toml {fault}")
    names = {part: tuple(table.get(part, ())) for part in ASKED}
    return Chapter(work, key, table["title"], **names)


def _fault(table: Any) -> str:
    """What is wrong with a chapter, as the end of a sentence; empty if nothing is."""
    if not isinstance(table, dict) or not isinstance(table.get("title"), str):
        return "must be a table with a title"
    if strange := sorted(set(table) - {"title", *ASKED}):
        return f"has {', '.join(strange)}, which no chapter has"
    for part, known in ASKED.items():
        if missing := [name for name in table.get(part, ()) if name not in known]:
            return f"names {part} that do not exist: {', '.join(map(str, missing))}"
    return "" if table.get("kinds") or table.get("theorems") else "must name kinds of questions or theorems"
