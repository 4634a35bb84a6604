"""Finds the experiments, the simulations and the laws of failures: a file each, holding one record."""

import importlib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from types import ModuleType

from bounds.vocabulary.named import Named
from laboratory.experiments._record_files import files, path, records
from laboratory.experiments.experiment import Experiment
from laboratory.experiments.law import FailureLaw, named
from laboratory.experiments.simulation import Simulation

# The packages, loaded now: were they loaded later, they would take the place of the functions of their names.
PACKAGE = __name__.rpartition(".")[0]
RECORDS, SIMULATIONS, LAWS = (
    importlib.import_module(f"{PACKAGE}.{name}") for name in ("records", "simulations", "laws")
)


@cache
def experiments() -> Mapping[str, Experiment]:
    """Every experiment by slug. Raises ImportError naming a file without its `EXPERIMENT`."""
    return Named("experiment", records(RECORDS, "EXPERIMENT", Experiment))


@cache
def simulations() -> Mapping[str, Simulation]:
    """Every simulation by slug, whatever its family.

    Raises ImportError naming a file of a family without its `SIMULATION`, a file that has one and lies in no family,
    and a slug that two families have.
    """
    by_slug: dict[str, Simulation] = {}
    for name, is_family in files(SIMULATIONS):
        module = importlib.import_module(name)
        if is_family:
            new = records(module, "SIMULATION", Simulation)
            if twice := sorted(by_slug.keys() & new):
                raise ImportError(f"{path(name)} holds {twice[0]}, which another family has")
            by_slug |= {slug: replace(record, theorem=record.theorem or slug) for slug, record in new.items()}
        elif hasattr(module, "SIMULATION"):
            raise ImportError(f"{path(name)}.py defines SIMULATION and must lie in the family of its theorem")
    return Named("simulation", dict(sorted(by_slug.items())))


@cache
def laws() -> Mapping[str, FailureLaw]:
    """The exact law of failures of every theorem that has one, by the theorem's slug.

    Raises ImportError naming a file without its `LAW`, and a second law of one theorem.
    """
    by_theorem: dict[str, FailureLaw] = {}
    for family in families(LAWS):
        for slug, record in records(family, "LAW", FailureLaw).items():
            law = named(slug, record)
            if law.theorem in by_theorem:
                raise ImportError(f"{path(family.__name__)}/{slug}.py is a second law of {law.theorem}")
            by_theorem[law.theorem] = law
    return Named("law of failures", dict(sorted(by_theorem.items())))


def families(package: ModuleType) -> Iterator[ModuleType]:
    """The folders of a package whose files are in families. Raises ImportError for a file that lies in none."""
    for name, is_family in files(package):
        if not is_family:
            raise ImportError(f"{path(name)}.py must lie in the family of its theorem")
        yield importlib.import_module(name)
