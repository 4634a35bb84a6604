"""Finds records, a file each, in a package."""

import importlib
import pkgutil
from collections.abc import Iterator
from types import ModuleType
from typing import TypeVar

from bounds.discovery import slug_of

Record = TypeVar("Record")


def records(package: ModuleType, name: str, kind: type[Record]) -> dict[str, Record]:
    """The record `name` of every file, by slug. Raises ImportError naming a folder, and a file without it."""
    by_slug: dict[str, Record] = {}
    for module, is_package in files(package):
        if is_package:
            raise ImportError(f"{path(module)} is a folder; {path(package.__name__)} holds files with {name} only")
        record = getattr(importlib.import_module(module), name, None)
        if not isinstance(record, kind):
            raise ImportError(f"{path(module)}.py must define {name}, a {kind.__name__}")
        by_slug[slug_of(module)] = record
    return dict(sorted(by_slug.items()))


def files(package: ModuleType) -> Iterator[tuple[str, bool]]:
    """Full names of what lies in a package, and whether each is a package; an underscore keeps a file apart."""
    for file in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        if not file.name.rpartition(".")[2].startswith("_"):
            yield file.name, file.ispkg


def path(module: str) -> str:
    """A module's name as its file lies."""
    return module.replace(".", "/")
