"""What must hold of every simulation, found by discovery: the bound holds, and the check could have failed."""

from dataclasses import replace
from typing import Any

import numpy as np
import pandas as pd
import pytest

from laboratory.experiments import Measured, audited, simulations
from laboratory.experiments.simulation import row_of
from tests.all_told import keeps

SEED = 20261
FEW = 20  # runs


@pytest.mark.parametrize("slug", simulations())
def test_it_keeps_every_rule(slug: str) -> None:
    keeps(slug, (bounds_hold, can_fail, one_seed_gives_one_table, tells_what_a_reader_needs))


@pytest.mark.exhaustive("all runs of every simulation, as the audit makes them")
@pytest.mark.parametrize("slug", [slug for slug, simulation in simulations().items() if simulation.misprint is None])
def test_bounds_hold_in_all_runs(slug: str) -> None:
    _bounds_hold(slug, runs=None)


def bounds_hold(slug: str) -> None:
    """In some runs at each setting; in all where they are fewer, or where a misprinted form must be seen to fail."""
    simulation = simulations()[slug]
    _bounds_hold(slug, runs=min(FEW, simulation.runs) if simulation.misprint is None else None)


def _bounds_hold(slug: str, runs: int | None) -> None:
    """Tests of `laboratory.experiments.verdict`, each with a false-alarm rate of 10⁻⁶."""
    rows = audited(slug, simulations()[slug], seed=SEED, runs=runs)
    assert all(row["holds"] for row in rows if row["form"] == "as proved"), rows
    printed = [row for row in rows if row["form"] != "as proved"]
    assert not printed or not all(row["holds"] for row in printed), "the printed form is never seen to fail"


def can_fail(slug: str) -> None:
    """What is measured made worse than every bound is caught: of what was told the theorem in one run."""
    simulation = simulations()[slug]
    far = -1e9 if simulation.statement.relation == ">=" else 1e9
    inputs = [simulation.one_run(np.random.default_rng(SEED), setting).inputs for setting in simulation.settings]

    def worse(rng: np.random.Generator, setting: Any) -> Measured:
        return Measured(far, inputs[simulation.settings.index(setting)])

    rows = audited(slug, replace(simulation, one_run=worse, misprint=None), seed=SEED, runs=20)
    assert not any(row["holds"] for row in rows)


def one_seed_gives_one_table(slug: str) -> None:
    """Whoever makes a run, and in whichever order: here once forwards and once backwards."""
    simulation = simulations()[slug]
    forwards = simulation.run(7, runs=3)
    tasks = list(zip(forwards["setting"], forwards["run"], strict=True))
    backwards = [row_of(simulation, 7, *task) for task in reversed(tasks)]
    assert pd.DataFrame(reversed(backwards), columns=forwards.columns).equals(forwards)


def tells_what_a_reader_needs(slug: str) -> None:
    simulation = simulations()[slug]
    assert simulation.title and simulation.claim.endswith(".") and simulation.world.endswith(".")
    if simulation.kind == "confident":
        assert all(0 < setting["delta"] < 1 for setting in simulation.settings)


@pytest.mark.parametrize("kind", ["sure", "confident", "average"])
def test_one_seed_gives_one_table_whatever_the_workers(kind: str) -> None:
    """One simulation of each kind in two processes; that runs know nothing of each other is held for all above."""
    simulation = next(entry for entry in simulations().values() if entry.kind == kind)
    assert simulation.run(7, runs=3).equals(simulation.run(7, runs=3, workers=2))
