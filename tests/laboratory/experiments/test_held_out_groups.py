"""A learning curve of rows that belong together: groups stay apart, and intervals count groups, by hand."""

from math import floor, log, sqrt
from typing import Any

import numpy as np
import pytest
from scipy.stats import binom
from sklearn.dummy import DummyClassifier
from sklearn.linear_model import LogisticRegression

from laboratory.experiments import learning_curve, measure_of, risk_intervals, summary
from laboratory.experiments.bound_adapter import AssumptionsNotGranted
from laboratory.experiments.measures import IN_GROUPS, NOT_DRAWN
from laboratory.worlds.files import HeldOutGroups, from_arrays, groups_of

FALSE_ALARM = 1e-6
rng = np.random.default_rng(1)
groups = np.repeat([f"g{place}" for place in range(40)], [2, 3, 5, 10] * 10)
X = rng.normal(size=(200, 2)) + np.repeat(rng.normal(size=(40, 2)), [2, 3, 5, 10] * 10, axis=0)
y = (X[:, 0] > 0).astype(int)


def world() -> HeldOutGroups:
    return HeldOutGroups(from_arrays(X, y), groups_of(groups, 200))


@pytest.mark.parametrize("m", [1, 7, 60, 150])
def test_no_group_is_on_both_sides_and_the_sample_has_its_size(m: int) -> None:
    chosen, rest = world().places(np.random.default_rng(m), m)
    trained, held = set(groups[chosen]), set(groups[rest])
    assert len(set(chosen)) == len(chosen) == m and held and not trained & held
    assert len(rest) == np.isin(groups, list(held)).sum(), "a held-out group is whole"
    assert len(trained | held) == 40
    sizes = [int((groups == name).sum()) for name in held]
    assert world().effective_groups(rest) == floor(sum(sizes) ** 2 / sum(size**2 for size in sizes))


def curve(**more: Any) -> Any:
    return learning_curve(LogisticRegression(), X, y, sizes=[40, 90], runs=3, seed=2, **more)


def test_each_run_has_hoeffdings_interval_over_its_groups() -> None:
    table = curve(groups=groups)
    assert measure_of(table) is IN_GROUPS and measure_of(curve()) is NOT_DRAWN
    intervals = risk_intervals(table, delta=0.1)
    rows: Any = intervals.itertuples()
    for row in rows:
        half = sqrt(log(2 / 0.1) / (2 * row.effective_groups))
        assert 1 <= row.effective_groups <= 40 and row.effective_groups < row.rows_not_drawn
        assert row.risk_low == pytest.approx(max(row.error_not_drawn - half, 0), abs=1e-12)
        assert row.risk_high == pytest.approx(min(row.error_not_drawn + half, 1), abs=1e-12)


def test_the_summary_counts_groups_too() -> None:
    table = curve(groups=groups)
    rows: Any = summary(table, level=0.9).itertuples()
    for row in rows:
        own = table[table["m"] == row.m]
        half = sqrt(log(2 / 0.1) / (2 * own["effective_groups"].min()))
        mean = own["error_not_drawn"].mean()
        assert row.risk_low == pytest.approx(max(mean - half, 0)) and row.risk_high == pytest.approx(
            min(mean + half, 1)
        )
    assert table.learning_curves.plot().data


def test_no_bound_for_independent_rows_is_evaluated() -> None:
    assert set(curve(groups=groups, adapters="all")["theorem"]) == {""}
    assert set(curve(adapters="all")["theorem"]) != {""}
    with pytest.raises(AssumptionsNotGranted):
        curve(groups=groups, adapters="validation_one_sided")


def test_groups_of_one_label_are_missed_no_more_often_than_is_said() -> None:
    """Of 30 groups of 10 rows with one label, 1 with probability 0.5, which is predicted; Clopper and Pearson's
    interval over rows misses most. False alarm 1e-6, by the exact law of failures."""
    always = DummyClassifier(strategy="constant", constant=1)
    failures, naive, runs = 0, 0, 40
    for seed in range(runs):
        labels = np.repeat(np.random.default_rng(seed).integers(2, size=30), 10)
        table = learning_curve(
            always,
            np.zeros((300, 1)),
            labels,
            sizes=50,
            runs=1,
            seed=seed,
            groups=np.arange(300) // 10,
            adapters="none",
        )
        row = risk_intervals(table, delta=0.2).iloc[0]
        failures += not row.risk_low <= 0.5 <= row.risk_high
        other = risk_intervals(table.drop(columns="effective_groups"), delta=0.2).iloc[0]
        naive += not other.risk_low <= 0.5 <= other.risk_high
    assert failures <= binom.isf(FALSE_ALARM, runs, 0.2) < naive


def test_what_has_no_rows_or_no_group_to_spare_is_refused() -> None:
    with pytest.raises(ValueError, match="groups"):
        learning_curve("threshold_erm", "uniform_threshold", sizes=10, runs=1, seed=1, groups=groups, adapters="none")
    with pytest.raises(ValueError, match="groups"):
        learning_curve(LogisticRegression(), X, y, sizes=10, runs=1, seed=1, groups=groups[:-1], adapters="none")
    table = learning_curve(LogisticRegression(), X, y, sizes=10, runs=1, seed=1, groups=["all"] * 200, adapters="none")
    assert table["error_not_drawn"].isna().all() and "group" in table["why"].iloc[0]
    assert risk_intervals(table)["risk_low"].isna().all()
