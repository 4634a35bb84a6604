"""Finding the worlds: every file defines exactly one, but for shared files and names with an underscore."""

import importlib
import pkgutil
from collections.abc import Collection, Mapping, Sequence
from dataclasses import fields, is_dataclass
from types import ModuleType
from typing import Any, cast

from bounds.vocabulary.named import Named
from laboratory.worlds.world import World


def offers(protocol: type) -> list[str]:
    """Names of a protocol's members, sorted."""
    return sorted(name for name in (*vars(protocol), *protocol.__annotations__) if not name.startswith("_"))


CONTRACT = offers(World)


def discover(
    package: str, contract: Sequence[str] = CONTRACT, shared: Collection[str] = ()
) -> Mapping[str, type[World]]:
    """All worlds of a package by the name of their file, sorted; read-only. Packages in it are left alone.

    `contract` names what each must offer, `shared` the files that worlds share. Raises
    ImportError, in one sentence, for a file that does not load or does not define one world.
    """
    folders = importlib.import_module(package).__path__
    modules = {file.name for file in pkgutil.iter_modules(folders) if not (file.ispkg or file.name.startswith("_"))}
    ours = sorted(modules - set(shared))
    return Named("world", {name: _source_of(_loaded(f"{package}.{name}"), contract) for name in ours})


def _loaded(module: str) -> ModuleType:
    try:
        return importlib.import_module(module)
    except Exception as error:
        raise ImportError(f"world {module} does not load: {type(error).__name__}: {error}") from error


def _source_of(module: ModuleType, contract: Sequence[str]) -> type[World]:
    name = module.__name__
    expected = "".join(word.capitalize() for word in name.rpartition(".")[2].split("_"))
    public = [key for key, value in vars(module).items() if _is_public_class(value, module)]
    if public != [expected]:
        existing = ", ".join(public) or "none"
        raise ImportError(f"world {name} must define one public frozen dataclass, {expected}; found {existing}")
    world: Any = getattr(module, expected)
    missing = [part for part in contract if not hasattr(world, part)]
    if missing:
        raise ImportError(f"world {name} must have all members of a world; it lacks {', '.join(missing)}")
    declared, of_fields = [setting.name for setting in world.settings], [field.name for field in fields(world)]
    if declared != of_fields:
        raise ImportError(f"world {name} must declare a setting for each field; {declared} are not {of_fields}")
    return cast(type[World], world)


def _is_public_class(value: object, module: ModuleType) -> bool:
    if not isinstance(value, type) or value.__module__ != module.__name__ or value.__name__.startswith("_"):
        return False
    return is_dataclass(value) and value.__dataclass_params__.frozen  # type: ignore[attr-defined]
