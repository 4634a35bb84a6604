"""Exercises for course platforms: one file a format, found by its name.

A format's file defines `TITLE`, `SUFFIX`, `MEDIA` (its media type) and `write(title, questions)`, which returns text or
bytes; and `write_pools(title, sheets)` where the platform can itself draw one of a question's variants for a student.
"""

import importlib
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bounds.batches.spreadsheet import csv_rows
from bounds.exercises.platforms.item import Exported, Item
from bounds.vocabulary.named import Named
from bounds.vocabulary.near import unknown

__all__ = ["FORMATS", "Format", "Item", "export", "key_table"]
TOOLS = {"item", "markup"}


@dataclass(frozen=True)
class Format:
    """How exercises are handed to one kind of platform."""

    name: str
    title: str
    suffix: str
    media: str
    write: Callable[[str, Sequence[Item]], str | bytes]
    write_pools: Callable[[str, Sequence[Sequence[Item]]], str | bytes] | None = None

    def file(self, title: str, exercises: Sequence[Exported]) -> bytes:
        """A sheet as the content of a file."""
        return self._encoded(self.write(title, _questions(exercises)))

    def pools(self, title: str, sheets: Sequence[Sequence[Exported]]) -> bytes | None:
        """All variants of a sheet in one file, from which the platform draws; None where it cannot."""
        if self.write_pools is None:
            return None
        return self._encoded(self.write_pools(title, [_questions(sheet) for sheet in sheets]))

    def _encoded(self, content: str | bytes) -> bytes:
        return content if isinstance(content, bytes) else content.encode("utf-8")


def _read(name: str) -> Format:
    module: Any = importlib.import_module(f"{__name__}.{name}")
    try:
        return Format(
            name, module.TITLE, module.SUFFIX, module.MEDIA, module.write, getattr(module, "write_pools", None)
        )
    except AttributeError as missing:
        raise ImportError(
            f"{module.__name__.replace('.', '/')}.py must define TITLE, SUFFIX, MEDIA, write: {missing}"
        ) from None


FORMATS: Mapping[str, Format] = Named(
    "format", {file.name: _read(file.name) for file in pkgutil.iter_modules(__path__) if file.name not in TOOLS}
)


def export(exercises: Sequence[Exported], form: str, title: str = "Exercises") -> bytes:
    """The exercises as the content of a file of format `form`, a name of FORMATS. Raises ValueError for another."""
    if form not in FORMATS:
        raise ValueError(unknown("format", form, FORMATS, ", ".join(FORMATS)))
    return FORMATS[form].file(title, exercises)


def key_table(sheets: Sequence[Sequence[Exported]]) -> str:
    """The answers of all variants, for whoever grades them: a row a variant and question."""
    header = ("variant", "question", "about", "key", "unit", "right from", "right to", "with more digits from", "to")
    rows = [
        (variant, place, ": ".join(exercise.source), exercise.key, exercise.unit, *_ends(exercise))
        for variant, sheet in enumerate(sheets, 1)
        for place, exercise in enumerate(sheet, 1)
    ]
    return csv_rows([header, *rows])


def _ends(exercise: Exported) -> tuple[float | str, ...]:
    ends = [end for part in exercise.accepted[:2] for end in (part.low, part.high)]
    return (*ends, *[""] * (4 - len(ends)))


def _questions(exercises: Sequence[Exported]) -> list[Item]:
    return [Item.of(exercise, f"{number:02d}") for number, exercise in enumerate(exercises, 1)]
