"""Beside a bound stands the quantile of what was measured that the bound is about, at its own level."""

from typing import Any

import numpy as np
import pytest

from laboratory.experiments import audited, simulations
from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.topics.audit.text import table
from tests.sentences import facts

RUNS = 41  # so that the tenths fall on runs: the 90 % quantile is the 37th of 41


def uniform(rng: np.random.Generator, setting: Setting) -> Measured:
    return Measured(rng.random(), dict(setting))


def about(theorem: str, kind: Any, *settings: Setting) -> Simulation:
    return Simulation(theorem=theorem, title="", claim="", world="", kind=kind, one_run=uniform, settings=settings)


@pytest.mark.parametrize(
    ("theorem", "kind", "setting", "place", "label"),
    [
        ("test_set_binomial", "confident", dict(m=9, errors=1, delta=0.1), 36, "90 %"),
        ("test_set_binomial", "confident", dict(m=9, errors=1, delta=0.3), 28, "70 %"),
        ("test_set_binomial", "confident", dict(m=9, errors=1, delta=0.05), 38, "95 %"),
        ("test_set_binomial_lower", "confident", dict(m=9, errors=1, delta=0.2), 8, "20 %"),
        ("perceptron_mistakes", "sure", dict(radius=1, gamma=1), 40, "largest"),
    ],
)
def test_the_quantile_is_that_of_the_bound(theorem: str, kind: Any, setting: Setting, place: int, label: str) -> None:
    record = about(theorem, kind, setting)
    measured = np.sort(record.run(3, runs=RUNS)["measured"])
    row = audited(theorem, record, seed=3, runs=RUNS)[0]
    assert row["measured"] == pytest.approx(measured[place])
    assert row["tightness"] == pytest.approx(row["bound"] / measured[place])
    cell = table([row], alone=True)[0]["measured"]
    assert label in (facts(cell) if label[0].isdigit() else cell)


def test_a_mean_stands_beside_a_mean() -> None:
    record = about("conformal_coverage", "average", dict(m=9, alpha=0.2))
    row = audited("conformal_coverage", record, seed=3, runs=RUNS)[0]
    assert row["measured"] == pytest.approx(record.run(3, runs=RUNS)["measured"].mean())
    assert "mean" in table([row], alone=True)[0]["measured"]


def test_conformal_sets_at_nine_tenths_and_seven_tenths() -> None:
    record = simulations()["conformal_conditional"]
    runs, rows = record.run(5, runs=20), audited("conformal_conditional", record, seed=5, runs=20)
    for index, row in enumerate(rows):
        share = 1 - float(record.settings[index]["delta"])
        measured = runs[runs["setting"] == index]["measured"]
        assert row["measured"] == pytest.approx(np.quantile(measured, share))
