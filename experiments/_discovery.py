"""Finds the experiments and the promises: a file each, holding one record."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar

from experiments._experiment import Experiment
from experiments._promise import Promise
from experiments._simulation import Simulation

# The packages, loaded now: were they loaded later, they would take the place of the functions of their names.
importlib.import_module("experiments.promises")
importlib.import_module("experiments.simulations")

Record = TypeVar("Record", Experiment, Promise, Simulation)


@cache
def experiments() -> Mapping[str, Experiment]:
    """Every experiment by slug. Raises ImportError naming a file without its `EXPERIMENT`."""
    return MappingProxyType(_records("experiments", Path(__file__).parent, "EXPERIMENT", Experiment))


@cache
def promises() -> Mapping[str, Promise]:
    """Every promise a learning curve can show, by file name. Raises ImportError naming a file without its `PROMISE`."""
    return MappingProxyType(_records("experiments.promises", Path(__file__).parent / "promises", "PROMISE", Promise))


@cache
def simulations() -> Mapping[str, Simulation]:
    """Every simulation by slug. Raises ImportError naming a file without its `SIMULATION`."""
    folder = Path(__file__).parent / "simulations"
    return MappingProxyType(_records("experiments.simulations", folder, "SIMULATION", Simulation))


def _records(package: str, folder: Path, name: str, kind: type[Record]) -> dict[str, Record]:
    found: dict[str, Record] = {}
    for module in pkgutil.iter_modules([str(folder)]):
        if module.ispkg or module.name.startswith("_"):
            continue
        record = getattr(importlib.import_module(f"{package}.{module.name}"), name, None)
        if not isinstance(record, kind):
            raise ImportError(f"{package.replace('.', '/')}/{module.name}.py must define {name}, a {kind.__name__}")
        found[module.name] = record
    return found
