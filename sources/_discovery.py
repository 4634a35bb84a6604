"""Finding the sources: every file whose name does not begin with an underscore defines exactly one."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from types import MappingProxyType, ModuleType
from typing import Any, cast

from sources._source import Source

CONTRACT = sorted(name for name in (*vars(Source), *Source.__annotations__) if not name.startswith("_"))


def discover(package: str = "sources") -> Mapping[str, type[Source]]:
    """All sources of a package by the name of their file, sorted; read-only.

    Raises ImportError, in one sentence, for a file that does not load or does not define one source.
    """
    folders = importlib.import_module(package).__path__
    names = sorted(found.name for found in pkgutil.iter_modules(folders) if not found.name.startswith("_"))
    return MappingProxyType({name: _source_of(_loaded(f"{package}.{name}")) for name in names})


def _loaded(module: str) -> ModuleType:
    try:
        return importlib.import_module(module)
    except Exception as error:
        raise ImportError(f"source {module} does not load: {type(error).__name__}: {error}") from error


def _source_of(module: ModuleType) -> type[Source]:
    name = module.__name__
    expected = "".join(word.capitalize() for word in name.rpartition(".")[2].split("_"))
    public = [key for key, value in vars(module).items() if _is_public_class(value, module)]
    if public != [expected]:
        seen = ", ".join(public) or "none"
        raise ImportError(f"source {name} must define one public frozen dataclass, {expected}; found {seen}")
    source: Any = getattr(module, expected)
    missing = [part for part in CONTRACT if not hasattr(source, part)]
    if missing:
        raise ImportError(f"source {name} must offer what every source does; it lacks {', '.join(missing)}")
    declared, found = [setting.name for setting in source.settings], [field.name for field in fields(source)]
    if declared != found:
        raise ImportError(f"source {name} must declare a setting for each field; {declared} are not {found}")
    return cast(type[Source], source)


def _is_public_class(value: object, module: ModuleType) -> bool:
    if not isinstance(value, type) or value.__module__ != module.__name__ or value.__name__.startswith("_"):
        return False
    return is_dataclass(value) and value.__dataclass_params__.frozen  # type: ignore[attr-defined]
