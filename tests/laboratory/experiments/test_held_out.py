"""A table of which some rows are held out: what is drawn, what is measured, what a summary says of examples to come."""

import pickle

import numpy as np
import pytest
from sklearn.datasets import load_iris
from sklearn.neighbors import KNeighborsClassifier

from laboratory.experiments import NOT_DRAWN, Plan, bound_adapters, learning_curve, measure_of, missing, summary
from laboratory.experiments.trial import run_trial
from laboratory.worlds import UnknownRiskError
from laboratory.worlds.files import HeldOutTable, from_arrays
from laboratory.worlds.uniform_threshold import UniformThreshold
from learners import learners

IRIS = HeldOutTable(from_arrays(*load_iris(return_X_y=True)))
HALF = 75
FALSE_ALARM = 1e-6


def off(runs: int) -> float:
    """How far the mean of so many numbers in [0, 1] strays with probability FALSE_ALARM (Hoeffding)."""
    return float(np.sqrt(np.log(2 / FALSE_ALARM) / (2 * runs)))


@pytest.mark.parametrize("m", [1, HALF, 149])
def test_every_row_is_drawn_or_held_out_once(m: int) -> None:
    rows = np.arange(150.0)[:, None]
    table = HeldOutTable(from_arrays(rows, np.arange(150) % 2))
    times = np.zeros(150)
    for run in range(400):
        chosen, rest = table.split(np.random.default_rng(run), m)
        assert sorted([*chosen.X[:, 0], *rest.X[:, 0]]) == rows[:, 0].tolist()
        assert len(chosen.y) == m and np.array_equal(chosen.y, chosen.X[:, 0] % 2)
        times[chosen.X[:, 0].astype(int)] += 1
    assert abs(times[:50].mean() / 400 - m / 150) <= off(400)


def test_a_sample_that_leaves_no_row_is_refused_and_the_other_sizes_stand() -> None:
    table = learning_curve("knn", IRIS, sizes=[149, 150, 400], runs=2, seed=0, adapters="none")
    assert [(gap.m, gap.runs) for gap in missing(table)] == [(150, 2), (400, 2)]
    assert all("150 rows" in gap.why for gap in missing(table))
    assert table["rows_not_drawn"].tolist() == [1, 0, 0] * 2
    with pytest.raises(UnknownRiskError):
        IRIS.risk(learners["knn"]().fit(IRIS.table.X, IRIS.table.y))


def test_the_error_is_that_of_another_learner_on_the_rows_not_drawn() -> None:
    """scikit-learn's nearest neighbour on the same rows, with the random numbers that `sweep` documents."""
    table = learning_curve(learners["knn"](n_neighbors=1), IRIS, sizes=[20, HALF], runs=5, seed=3, adapters="none")
    for row in table.to_dict("records"):
        rng = np.random.default_rng(np.random.SeedSequence(3, spawn_key=(row["run"], row["m"])))
        chosen, rest = np.split(rng.permutation(150), [row["m"]])
        fitted = KNeighborsClassifier(1).fit(IRIS.table.X[chosen], IRIS.table.y[chosen])
        wrong = fitted.predict(IRIS.table.X[rest]) != IRIS.table.y[rest]
        # Where distances are equal, there are two answers.
        assert row["error_not_drawn"] == pytest.approx(wrong.mean(), abs=2 / len(rest))
        assert row["rows_not_drawn"] == 150 - row["m"]


def test_with_one_row_held_out_the_mean_is_the_leave_one_out_error() -> None:
    X, y = IRIS.table.X, IRIS.table.y
    apart = np.linalg.norm(X[:, None] - X[None], axis=2)
    np.fill_diagonal(apart, np.inf)
    leave_one_out = (y[apart.argmin(axis=1)] != y).mean()
    assert 0.03 < leave_one_out < 0.06
    table = learning_curve(
        learners["knn"](n_neighbors=1), IRIS, sizes=149, runs=150, seed=1, workers=1, adapters="none"
    )
    assert abs(table["error_not_drawn"].mean() - leave_one_out) <= off(150) + 2 / 150


def test_one_seed_gives_one_table_wherever_it_is_computed() -> None:
    held = [bound_adapters()["test_set_binomial"], bound_adapters()["validation_one_sided"]]
    tables = [
        learning_curve("knn", world, sizes=[10, HALF], runs=4, seed=5, adapters=held, workers=workers)
        for world, workers in ((IRIS, 1), (IRIS, 2), (pickle.loads(pickle.dumps(IRIS)), 1))
    ]
    assert tables[0].equals(tables[1]) and tables[0].equals(tables[2])
    plan = Plan("knn", "yours", (10,), table=IRIS)
    assert repr(pickle.loads(pickle.dumps(plan))) == repr(plan) != repr(Plan("knn", "yours", (10,), table=IRIS.table))


def test_no_column_calls_it_a_true_risk_or_counts_failures() -> None:
    table = learning_curve("knn", IRIS, sizes=[20, HALF], runs=4, seed=0, adapters=["test_set_binomial"])
    summed = summary(table)
    assert measure_of(table) is measure_of(summed) is NOT_DRAWN
    for frame in (table, summed):
        assert not {"true_risk", "exact", "holds", "failures", "failure_rate_low"} & set(frame.columns)
    assert summed["rows_not_drawn"].tolist() == [130, HALF]
    assert summed["mean"].tolist() == pytest.approx(table.groupby("m")["error_not_drawn"].mean().tolist())
    figure = table.learning_curves.plot()
    assert NOT_DRAWN.name in {line.name for line in figure.data} and "true risk" not in str(figure)
    # Hoeffding by hand: ln 40 = 3.68887945, over 150 it is 0.02459253, whose root is 0.15682005.
    assert summed["risk_high"].iloc[1] - summed["mean"].iloc[1] == pytest.approx(0.15682005, abs=1e-8)
    assert summed["risk_low"].iloc[1] == pytest.approx(max(0.0, summed["mean"].iloc[1] - 0.15682005), abs=1e-8)


def test_a_missing_run_leaves_no_interval() -> None:
    some = learning_curve("knn", IRIS, sizes=20, runs=3, seed=0, adapters="none")
    some.loc[1, ["training_error", "error_not_drawn", "measured"]] = np.nan
    (row,) = summary(some).to_dict("records")
    assert (row["runs"], row["missing"]) == (2, 1) and row["mean"] >= 0
    assert np.isnan([row["risk_low"], row["risk_high"]]).all()


def test_the_interval_holds_the_mean_true_risk_of_what_was_learned() -> None:
    """Tables of 60 independent examples of a world that is known: the interval may miss in one of twenty."""
    world, missed, tables = UniformThreshold(noise=0.2), 0, 100
    for number in range(tables):
        rng = np.random.default_rng(number)
        table = HeldOutTable(from_arrays(*world.draw(rng, 60)))
        trials = [run_trial(learners["threshold_erm"](), table, 30, rng) for _ in range(3)]
        risks = np.mean([world.risk(trial.learner) for trial in trials])
        errors = np.mean([trial.error_beyond for trial in trials])
        missed += abs(risks - errors) > np.sqrt(np.log(2 / 0.05) / (2 * 30))
    assert missed / tables <= 0.05 + off(tables)


def test_rows_put_aside_are_rows_not_drawn() -> None:
    trial = run_trial(learners["knn"](), IRIS, 120, np.random.default_rng(0))
    assert trial.rest is not None
    assert len(trial.rest.y) == 30 and len(trial.fresh.y) == 30  # a third of 120 would be 40
    trial = run_trial(learners["knn"](), IRIS, 30, np.random.default_rng(0))
    assert trial.rest is not None
    assert np.array_equal(trial.fresh.X, trial.rest.X[:10])
