"""Rows that belong together: groups stay whole, and the intervals are over groups, beside the same by hand."""

from math import log, sqrt
from statistics import mean, stdev
from typing import Any

import numpy as np
import pytest
from scipy.stats import binom, t
from sklearn.dummy import DummyClassifier
from sklearn.linear_model import LogisticRegression

from laboratory import evaluate
from laboratory.evaluations import EstimatorEvaluation
from laboratory.evaluations.accuracies import CLUSTERS
from learners import learners

FALSE_ALARM = 1e-6
rng = np.random.default_rng(0)
groups = np.repeat([f"patient {place}" for place in range(50)], 4)
X = np.repeat(rng.normal(size=(50, 2)), 4, axis=0) + 0.3 * rng.normal(size=(200, 2))
y = (X[:, 0] + 0.8 * np.repeat(rng.normal(size=50), 4) > 0).astype(int)


def evaluated(estimator: Any, *data: Any, **more: Any) -> EstimatorEvaluation:
    evaluation = evaluate(estimator, *data, **more)
    assert isinstance(evaluation, EstimatorEvaluation)
    return evaluation


@pytest.mark.parametrize(("share", "count"), [(None, 15), (0.5, 25), (0.001, 1), (0.999, 49)])
def test_groups_are_whole_and_the_share_is_of_groups(share: float | None, count: int) -> None:
    split = evaluated(DummyClassifier(), X, y, groups=groups, test_size=share, seed=3).split
    assert split is not None and sorted([*split.training, *split.test]) == list(range(200))
    held, trained = set(groups[split.test]), set(groups[split.training])
    assert len(held) == count and len(trained) == 50 - count and not held & trained


def test_the_interval_is_over_groups() -> None:
    evaluation = evaluated(LogisticRegression(), X, y, groups=groups, test_size=0.4, delta=0.1)
    assert evaluation.split is not None
    test, training = evaluation.split.test, evaluation.split.training
    right = LogisticRegression().fit(X[training], y[training]).predict(X[test]) == y[test]
    means = [float(np.mean(right[groups[test] == name])) for name in sorted(set(groups[test]))]
    (model,) = evaluation.models
    half = t.ppf(0.95, len(means) - 1) * stdev(means) / sqrt(len(means))
    assert len(means) == 20 and model.accuracy == pytest.approx(mean(means))
    assert [model.interval.low, model.interval.high] == pytest.approx(
        [mean(means) - half, mean(means) + half], abs=1e-9
    )
    sure = next(each for each in model.intervals if each.kind == "guaranteed" and not each.contradicted)
    assert sure.low == pytest.approx(mean(means) - sqrt(log(2 / 0.1) / 40), abs=1e-12)
    assert {each.contradicted for each in model.intervals if each.kind == "exact"} == {CLUSTERS}
    assert evaluation.calibrations[0].interval.contradicted == CLUSTERS


def test_no_theorem_about_independent_rows_is_applied_to_groups() -> None:
    perceptron = learners["perceptron"]()
    assert evaluated(perceptron, X, y).bounds and not evaluated(perceptron, X, y, groups=groups).bounds
    assert "group" in evaluated(perceptron, X, y, groups=groups).notes[-1]
    apart = evaluated(perceptron, X, y, groups=range(200))
    assert apart.bounds and apart.models[0].interval.kind == "exact"


def test_of_what_is_fitted_all_rows_are_tested_in_their_groups() -> None:
    evaluation = evaluated(LogisticRegression().fit(X, y), X, y, fitted=True, groups=groups)
    assert evaluation.split is None and evaluation.models[0].clustered is not None
    assert evaluation.models[0].clustered.clusters == 50


def test_over_groups_it_misses_as_seldom_as_is_said_and_over_rows_far_more_often() -> None:
    """Every group has one label, 1 with probability 0.6, which is always predicted; by the exact law of the failures,
    a false alarm with probability 1e-6 below 14 % of misses."""
    missed, runs = {"approximate": 0, "exact": 0}, 60
    fitted = DummyClassifier(strategy="constant", constant=1).fit([[0], [0]], [0, 1])
    for seed in range(runs):
        labels = np.repeat((np.random.default_rng(seed).random(40) < 0.6).astype(int), 8)
        own = evaluate(fitted, np.zeros((320, 1)), labels, fitted=True, groups=np.arange(320) // 8, delta=0.1)
        for kind in missed:
            interval = next(each for each in own.models[0].intervals if each.kind == kind and each.name != "Wilson")
            missed[kind] += not interval.low <= 0.6 <= interval.high
    assert missed["approximate"] <= binom.isf(FALSE_ALARM, runs, 0.14) < missed["exact"]


@pytest.mark.parametrize(
    "wrong", [[1, 2], np.zeros((200, 2)), [None, *range(199)], [float("nan")] * 200, ["one"] * 200, 3]
)
def test_groups_that_are_none_are_refused_in_a_sentence(wrong: Any) -> None:
    with pytest.raises(ValueError, match="groups") as refusal:
        evaluate(LogisticRegression(), X, y, groups=wrong)
    assert len(str(refusal.value).splitlines()) == 1
    with pytest.raises(ValueError, match="groups"):
        evaluate([{"item": 1, "correct": 1}], groups=groups)
