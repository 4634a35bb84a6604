"""Finds the experiments, the promises and the simulations: a file each, holding one record."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType, ModuleType
from typing import TypeVar

from bounds.discovery import slug_of
from laboratory.experiments.experiment import Experiment
from laboratory.experiments.promise import Promise
from laboratory.experiments.simulation import Simulation

# The packages, loaded now: were they loaded later, they would take the place of the functions of their names.
PACKAGE = __name__.rpartition(".")[0]
RECORDS, PROMISES, SIMULATIONS = (
    importlib.import_module(f"{PACKAGE}.{name}") for name in ("records", "promises", "simulations")
)

Record = TypeVar("Record", Experiment, Promise, Simulation)


@cache
def experiments() -> Mapping[str, Experiment]:
    """Every experiment by slug. Raises ImportError naming a file without its `EXPERIMENT`."""
    return MappingProxyType(_records(RECORDS, "EXPERIMENT", Experiment))


@cache
def promises() -> Mapping[str, Promise]:
    """Every promise a learning curve can show, by file name. Raises ImportError naming a file without its `PROMISE`."""
    return MappingProxyType(_records(PROMISES, "PROMISE", Promise))


@cache
def simulations() -> Mapping[str, Simulation]:
    """Every simulation by slug, whatever its family.

    Raises ImportError naming a file of a family without its `SIMULATION`, a file that has one and stands in no family,
    and a slug that two families have.
    """
    found: dict[str, Simulation] = {}
    for name, is_family in _files(SIMULATIONS):
        module = importlib.import_module(name)
        if is_family:
            new = _records(module, "SIMULATION", Simulation)
            if twice := sorted(found.keys() & new):
                raise ImportError(f"{_path(name)} holds {twice[0]}, which another family has")
            found |= new
        elif hasattr(module, "SIMULATION"):
            raise ImportError(f"{_path(name)}.py defines SIMULATION and must lie in the family of its theorem")
    return MappingProxyType(dict(sorted(found.items())))


def _records(package: ModuleType, name: str, kind: type[Record]) -> dict[str, Record]:
    found: dict[str, Record] = {}
    for module, is_package in _files(package):
        if is_package:
            raise ImportError(f"{_path(module)} is a folder; {_path(package.__name__)} holds files with {name} only")
        record = getattr(importlib.import_module(module), name, None)
        if not isinstance(record, kind):
            raise ImportError(f"{_path(module)}.py must define {name}, a {kind.__name__}")
        found[slug_of(module)] = record
    return dict(sorted(found.items()))


def _files(package: ModuleType) -> Iterator[tuple[str, bool]]:
    """Full names of what lies in a package, and whether each is a package; an underscore keeps a file apart."""
    for file in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        if not file.name.rpartition(".")[2].startswith("_"):
            yield file.name, file.ispkg


def _path(module: str) -> str:
    return module.replace(".", "/")
