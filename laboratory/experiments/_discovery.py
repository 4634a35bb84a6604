"""Finds the experiments, the simulations and the exact laws: a file each, holding one record."""

import importlib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from bounds.vocabulary.named import Named
from laboratory.experiments._record_files import files, path, records
from laboratory.experiments.experiment import Experiment
from laboratory.experiments.law import Law, named
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
def laws() -> Mapping[str, Law]:
    """The exact law of every theorem that has one, by the theorem's slug.

    Raises ImportError naming a file without its `LAW`, and a second law of one theorem.
    """
    by_theorem: dict[str, Law] = {}
    for slug, record in records(LAWS, "LAW", Law).items():
        law = named(slug, record)
        if law.theorem in by_theorem:
            raise ImportError(f"{path(LAWS.__name__)}/{slug}.py is a second law of {law.theorem}")
        by_theorem[law.theorem] = law
    return Named("exact law", dict(sorted(by_theorem.items())))
