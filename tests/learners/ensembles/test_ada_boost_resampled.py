"""AdaBoost by resampling, and the sampler: the law, the identities of every round, and the stopping rules."""

from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from scipy.stats import chi2

from learners.ensembles.ada_boost_resampled import AdaBoostResampled
from learners.ensembles.rejection_sampler import rejection_sampler
from learners.shared.remarks import NOT_CONVERGED
from tests.sentences import facts, pattern

# Li Hang, example 8.1
X_TEN, Y_TEN = np.arange(10.0)[:, None], np.array([1, 1, 1, -1, -1, -1, 1, 1, 1, -1])


def noisy(seed: int = 0, m: int = 60) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    X = rng.normal(size=(m, 3))
    return X, np.where((X.sum(axis=1) > 0) ^ (rng.random(m) < 0.15), 1, -1)


def test_accepted_indices_follow_the_weights() -> None:
    weights = np.array([0.4, 0.3, 0.1, 0.1, 0.1, 0.0])
    sample = rejection_sampler(weights, 20_000, np.random.RandomState(5))
    counts = np.bincount(sample.indices, minlength=6)
    assert counts[5] == 0
    expected = 20_000 * weights[:5]
    assert ((counts[:5] - expected) ** 2 / expected).sum() < chi2.isf(1e-6, 4)


def test_the_published_cost_of_a_draw() -> None:
    # m max D = 5 x .4 = 2 trials for one acceptance; the mean of n geometric numbers has variance 2 / n, and five
    # standard deviations are exceeded less than once in 10^6 seeds.
    sample = rejection_sampler([0.4, 0.3, 0.1, 0.1, 0.1], 20_000, np.random.RandomState(1))
    assert sample.trials / 20_000 == pytest.approx(2, abs=5 * np.sqrt(2 / 20_000))
    assert sample.rejected.sum() == sample.trials - 20_000
    assert sample.rejected[0] == 0  # the heaviest is always accepted
    assert len(sample.proposals) == len(sample.heights) == sample.trials
    accepted = np.array([0.4, 0.3, 0.1, 0.1, 0.1])[sample.proposals] > sample.heights
    assert (sample.proposals[accepted] == sample.indices).all()
    assert accepted[-1]  # nothing is tried after the last draw


def test_uniform_weights_reject_nothing_and_a_point_costs_its_sample() -> None:
    sample = rejection_sampler(np.full(7, 1 / 7), 500, np.random.RandomState(0))
    assert (sample.trials, sample.rejected.sum()) == (500, 0)
    point = rejection_sampler([0, 0, 1, 0], 400, np.random.RandomState(0))
    assert set(point.indices) == {2}
    assert point.trials / 400 == pytest.approx(4, abs=5 * np.sqrt(12 / 400))
    assert len(rejection_sampler([1.0], 0, np.random.RandomState(0)).indices) == 0


@pytest.mark.parametrize("weights", [[], [0, 0], [-1, 2], [np.nan, 1], [[1.0]]])
def test_what_is_no_distribution_is_refused(weights: list[float | list[float]]) -> None:
    with pytest.raises(ValueError, match=pattern("weights rejection_sampler")):
        rejection_sampler(weights, 3, np.random.RandomState(0))


@pytest.mark.parametrize("draws", [-1, 1.5, True])
def test_draws_are_counted_in_whole_numbers(draws: Any) -> None:
    with pytest.raises(ValueError, match=pattern("draws rejection_sampler")):
        rejection_sampler([1.0], draws, np.random.RandomState(0))


@pytest.mark.parametrize("weak", ["stump", "perceptron", "tree"])
def test_every_round_keeps_adaboosts_identities(weak: str) -> None:
    X, y = noisy()
    learner = AdaBoostResampled(25, weak, random_state=2).fit(X, y)
    history, votes, weights = learner.history_, np.zeros(len(y)), np.full(len(y), 1 / len(y))
    for t, fitted in enumerate(learner.weak_):
        answers = fitted.predict(X)
        assert_allclose(history["weights"][t], weights)
        error = weights[answers != y].sum()
        assert history["weighted_error"][t] == pytest.approx(error)
        assert history["alpha"][t] == pytest.approx(0.5 * np.log((1 - error) / error))
        votes += history["alpha"][t] * answers
        weights = weights * np.exp(-history["alpha"][t] * y * answers)
        assert weights.sum() == pytest.approx(history["z"][t])
        weights = weights / weights.sum()
        assert weights[answers != y].sum() == pytest.approx(0.5)  # the old rule has no edge any more
        assert history["z_product"][t] == pytest.approx(np.exp(-y * votes).mean())
    assert_allclose(learner.decision_function(X), votes)
    assert_allclose(history["training_error"], [np.mean(p != y) for p in learner.staged_predict(X)])
    assert (history["training_error"] <= history["z_product"] + 1e-12).all()
    assert_allclose(history["margins"], y * votes / np.abs(history["alpha"]).sum())
    assert history["stopped_by"] == "rounds done"


def test_the_published_ten_points_are_learnt() -> None:
    learner = AdaBoostResampled(60).fit(X_TEN, Y_TEN)
    assert_array_equal(learner.predict(X_TEN), Y_TEN)
    assert_allclose(learner.history_["expected_trials"], 100 * learner.history_["weights"].max(axis=1))


def test_a_perfect_weak_learner_is_the_whole_answer() -> None:
    X, y = np.arange(20.0)[:, None], np.repeat([0, 1], 10)
    learner = AdaBoostResampled(30, random_state=1).fit(X, y)
    assert facts(learner.history_["stopped_by"]) == "perfect learner"
    assert (learner.rounds_, len(learner.weak_)) == (1, 1)
    assert np.isinf(learner.history_["alpha"]).all()
    assert learner.history_["z_product"].tolist() == [0]
    assert_array_equal(learner.predict(X), y)
    assert_array_equal(learner.history_["margins"], np.ones(20))


def test_without_an_edge_it_stops_after_its_patience() -> None:
    # Four points of XOR: every stump on every draw errs on half the weight, as do constants.
    X, y = np.array([[0.0, 0], [0, 1], [1, 0], [1, 1]]), np.array([0, 1, 1, 0])
    learner = AdaBoostResampled(patience=4).fit(X, y)
    assert learner.history_["stopped_by"] == "no edge"
    assert (learner.rounds_, learner.history_["discarded"]) == (0, 4)
    assert set(learner.predict(X)) == {0}
    assert len(list(learner.staged_predict(X))) == 0


def test_two_classes_too_few_make_no_rounds() -> None:
    learner = AdaBoostResampled().fit([[1.0], [2.0]], ["yes", "yes"])
    assert (learner.rounds_, learner.history_["stopped_by"]) == (0, "one class")
    assert learner.predict([[7.0]]) == ["yes"]


def test_a_rule_worse_than_chance_is_turned_round() -> None:
    seen = [
        a
        for seed in range(6)
        for a in AdaBoostResampled(30, "perceptron", random_state=seed).fit(*noisy(seed)).history_["alpha"]
    ]
    assert min(seen) < 0 < max(seen)


def test_where_the_answer_may_change_is_told() -> None:
    learner = AdaBoostResampled(10).fit(X_TEN, Y_TEN)
    assert learner.breakpoints_ is None
    assert all(hasattr(weak, "tree_") for weak in learner.estimators_)
    nowhere = AdaBoostResampled().fit(X_TEN, np.ones(10)).breakpoints_
    assert nowhere is not None and len(nowhere) == 0


def test_mistakes_left_when_the_rounds_end_are_said_with_their_bound_and_the_edges() -> None:
    rng = np.random.default_rng(3)
    X = rng.normal(size=(200, 2))
    noisy = X[:, 0] + rng.normal(size=200) > 0
    learner = AdaBoostResampled(20).fit(X, noisy)
    history, said = learner.history_, learner.remarks(X)[NOT_CONVERGED]
    missed, bound = 100 * history["training_error"][-1], 100 * history["z_product"][-1]
    right = 100 * np.abs(history["weighted_error"] - (history["alpha"] > 0)).mean()
    assert f"{missed:.2g} % misclassified; 20 rounds" in facts(said)
    assert f"{bound:.2g} %" in said and f"{right:.2g} % right" in said
    assert NOT_CONVERGED not in AdaBoostResampled(20).fit(X, X[:, 0] > 0).remarks(X)
    assert NOT_CONVERGED not in AdaBoostResampled(20).fit(X, np.ones(200)).remarks(X)
