"""What must hold of every simulation, found by discovery: the promise is kept, and the check could have failed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from laboratory.experiments import Measured, audited, simulations

EVERY = pytest.mark.parametrize("slug", simulations())
SEED = 20261


@EVERY
def test_promise_is_kept_and_the_misprint_is_not(slug: str) -> None:
    """Tests of `laboratory.experiments.verdict`, each with a false-alarm rate of 10⁻⁶."""
    rows = audited(slug, simulations()[slug], seed=SEED)
    assert all(row["kept"] for row in rows if row["form"] == "as proved"), rows
    printed = [row for row in rows if row["form"] != "as proved"]
    assert not printed or not all(row["kept"] for row in printed), "the printed form is never seen to fail"


@EVERY
def test_the_check_can_fail(slug: str) -> None:
    """What is measured made worse than every promise is caught."""
    simulation = simulations()[slug]
    far = -1e9 if simulation.statement.relation == ">=" else 1e9

    def worse(rng: np.random.Generator, setting: Any) -> Measured:
        return Measured(far, simulation.one_run(rng, setting).given)

    rows = audited(slug, replace(simulation, one_run=worse, misprint=None), seed=SEED, runs=20)
    assert not any(row["kept"] for row in rows)


@EVERY
def test_one_seed_gives_one_table_whatever_the_workers(slug: str) -> None:
    simulation = simulations()[slug]
    assert simulation.run(7, runs=3).equals(simulation.run(7, runs=3, workers=2))


@EVERY
def test_tells_what_a_reader_needs(slug: str) -> None:
    simulation = simulations()[slug]
    assert simulation.title and simulation.says.endswith(".") and simulation.world.endswith(".")
    if simulation.kind == "confident":
        assert all(0 < setting["delta"] < 1 for setting in simulation.settings)
