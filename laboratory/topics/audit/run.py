"""What an audit runs: the simulations and experiments about a theorem, or about all."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from laboratory.experiments import Experiment, Simulation, experiments, simulations
from laboratory.views.fields import Seed

ALL = "all"
FIRST = "validation_selection"
RUNS: Mapping[str, int | None] = {"quick": 50, "usual": None}
SEED = Seed(meaning="seed of all runs", default=1)

KEPT, OPEN, FAILS = "holds", "inconclusive", "fails"

Row = dict[str, Any]


@dataclass(frozen=True)
class AskedAudit:
    """What is audited: a theorem's slug or `all`, the seed, and how many runs (None: each one's own number)."""

    theorem: str
    seed: int
    runs: int | None


def verdict(row: Mapping[str, Any]) -> str:
    """The verdict of the runs on a bound: it fails, it holds, or they are inconclusive.

    A bound `holds` unless an exact test rejects it. Too few runs cannot: while the interval of the failure rate reaches
    beyond what is allowed, they do not show either that the bound holds. A sure one holds until it fails once.
    """
    if not row["holds"]:
        return FAILS
    may_fail = row["kind"] != "average" and row["allowed_rate"] > 0
    return OPEN if may_fail and row["rate_high"] > row["allowed_rate"] else KEPT


def parts(theorem: str) -> dict[str, tuple[str, Experiment | Simulation]]:
    """The simulations and experiments about a theorem, or all; simulations first, since they are quick."""
    records: dict[str, tuple[str, Experiment | Simulation]] = {}
    for slug, simulation in simulations().items():
        if theorem in (ALL, simulation.theorem):
            records[f"simulation {slug}"] = (slug, simulation)
    for slug, experiment in experiments().items():
        if theorem in (ALL, experiment.adapter.theorem):
            records[f"experiment {slug}"] = (slug, experiment)
    return records


def python(chosen: AskedAudit) -> str:
    """Python that makes the same table."""
    more = "" if chosen.runs is None else f", runs={chosen.runs}"
    call = f'audit("{chosen.theorem}", seed={chosen.seed}{more})'
    return f"from laboratory.experiments import audit\n\nprint({call}.to_string())\n"
