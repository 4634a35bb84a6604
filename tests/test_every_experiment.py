"""What must hold of every experiment, found by discovery: its bound holds as often as the theorem says."""

from dataclasses import dataclass, replace
from typing import Any

import pytest

from bounds.vocabulary.assumptions import IID, Assumption
from laboratory.experiments import AssumptionsNotGranted, bound_adapters, chance_of_so_many_failures, experiments
from tests.sentences import pattern

EVERY = pytest.mark.parametrize("slug", experiments())
FALSE_ALARM = 1e-6
SEED = 20260


@EVERY
def test_bound_holds(slug: str) -> None:
    """Sure statements never fail; others no more often than delta allows (one-sided binomial test, p = 1e-6)."""
    experiment = experiments()[slug]
    table = experiment.run(SEED)
    assert len(table) == experiment.runs * len(experiment.sizes)
    for _, group in table.groupby("m"):
        failures = int((~group["holds"]).sum())
        if experiment.adapter.sure:
            assert failures == 0
        else:
            assert chance_of_so_many_failures(failures, len(group), experiment.delta) > FALSE_ALARM


@EVERY
def test_runs_are_enough_for_a_verdict(slug: str) -> None:
    """If no run fails, the exact 95 % interval of the failure rate ends below delta."""
    experiment = experiments()[slug]
    assert experiment.adapter.sure or 0.025 ** (1 / experiment.runs) > 1 - experiment.delta


@EVERY
def test_the_check_can_fail(slug: str) -> None:
    """A bound a thousand times too strong is caught by the same comparison."""
    experiment = experiments()[slug]
    adapter = experiment.adapter
    broken = replace(adapter, measured=lambda trial: 1000 + adapter.measured(trial) * 1000)
    table = replace(experiment, adapter=broken).run(SEED, runs=2)
    assert not table["holds"].any()


@dataclass(frozen=True)
class Lawless:
    """A world that grants nothing."""

    title: str = "a lawless world"
    satisfies: frozenset[Assumption] = frozenset()


@EVERY
def test_refuses_a_world_that_does_not_grant_the_assumptions(slug: str) -> None:
    experiment = experiments()[slug]
    lawless: Any = Lawless()  # wrong on purpose: what else a world has is not reached
    unsupported = replace(experiment.adapter, assumes_satisfied=frozenset())
    with pytest.raises(AssumptionsNotGranted, match=pattern("not satisfy")):
        replace(experiment, world=lawless, adapter=unsupported)


@EVERY
def test_one_seed_gives_one_table_whatever_the_workers(slug: str) -> None:
    experiment = experiments()[slug]
    alone = experiment.run(7, runs=4)
    together = experiment.run(7, runs=4, workers=2)
    assert alone.equals(together)


@EVERY
def test_tells_what_a_reader_needs(slug: str) -> None:
    experiment = experiments()[slug]
    assert experiment.title and experiment.claim.endswith(".")
    assert experiment.allowed_failure_rate == (0 if experiment.adapter.sure else experiment.delta)


@pytest.mark.parametrize("slug", bound_adapters())
def test_every_bound_is_a_theorem_about_true_risk(slug: str) -> None:
    adapter = bound_adapters()[slug]
    assert adapter.theorem == slug
    assert adapter.statement.returns.name in {"gap", "true risk"}
    assert IID in adapter.statement.assumes
