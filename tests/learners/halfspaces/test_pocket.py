"""The pocket: published perceptron runs, the plain perceptron's updates, and the best of the path by brute force."""

from typing import Any

import numpy as np
import pytest

from learners import learners
from tests.work import at_most_calls

Pocket, Perceptron = learners["pocket"], learners["perceptron"]


def _overlapping(seed: int = 0) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    y = rng.integers(0, 2, size=50)
    return rng.normal(size=(50, 2)) + 1.2 * y[:, np.newaxis], y


@pytest.mark.parametrize(
    ("points", "labels", "expected"),
    [
        # MITx 6.86x, homework 1 (369geofreeman/MITx-6.86x-Machine-Learning-with-Python)
        ([[-1, -1], [1, 0], [-1, 1.5]], [1, -1, 1], [[-1, -1], [-2, 0.5]]),
        ([[-1, -1], [1, 0], [-1, 10]], [1, -1, 1], [[-1, -1], [-2, 9], [-3, 8], [-4, 7], [-5, 6], [-6, 5]]),
        # a course "Machine Learning", lesson 2.1
        ([[-3, -1], [-1, -2], [0, -3], [2, 3]], [1, -1, -1, 1], [[-3, -1], [-2, 1], [0, 4], [-3, 3]]),
    ],
)
def test_published_perceptron_runs(points: Any, labels: Any, expected: list[list[float]]) -> None:
    learner = Pocket(fit_intercept=False).fit(points, labels)
    assert learner.history_["weights_path"][1:].tolist() == expected
    assert learner.coef_[0].tolist() == expected[-1]
    assert (learner.history_["converged"], learner.history_["stopped_by"]) == (True, "no mistake")


def test_as_many_updates_as_examples_may_be_too_few() -> None:
    # By hand: after two updates the margins are .48 and -.16; it takes five, wherever there is a choice to make.
    X, y = np.array([[1, 0.2], [-0.6, 0.2]]), [1, 1]
    cut = Pocket(fit_intercept=False, max_iter=2).fit(X, y).history_
    assert X @ cut["weights_path"][-1] == pytest.approx([0.48, -0.16])
    assert (cut["converged"], cut["stopped_by"], cut["updates"]) == (False, "max_iter", 2)
    for choose in ("next", "first", "worst"):
        assert Pocket(fit_intercept=False, choose=choose).fit(X, y).history_["updates"] == 5


@pytest.mark.parametrize("seed", range(5))
def test_updates_are_those_of_the_perceptron_in_epochs(seed: int) -> None:
    X, y = _overlapping(seed)
    plain = Perceptron(max_iter=20, path_limit=10_000).fit(X, y).history_
    ours = Pocket(max_iter=plain["updates"]).fit(X, y).history_
    assert np.array_equal(ours["update_indices"], plain["update_indices"])
    assert ours["weights_path"] == pytest.approx(plain["weights_path"], abs=1e-12)


@pytest.mark.parametrize("choose", ["next", "first", "random", "worst"])
def test_the_pocket_holds_the_earliest_of_the_best(choose: str) -> None:
    X, y = _overlapping(1)
    learner = Pocket(choose=choose, max_iter=300, random_state=0).fit(X, y)
    history, signs = learner.history_, np.where(y == 1, 1, -1)
    longer = np.column_stack([X, np.ones(len(X))])
    mistakes = [sum(s * (w @ z) <= 0 for s, z in zip(signs, longer, strict=True)) for w in history["weights_path"]]
    assert history["errors"] * len(X) == pytest.approx(mistakes)
    assert history["pocket_update"] == mistakes.index(min(mistakes))
    assert [*learner.coef_[0], *learner.intercept_] == history["weights_path"][history["pocket_update"]].tolist()
    assert history["pocket_errors"] == pytest.approx([min(mistakes[: t + 1]) / len(X) for t in range(301)])
    assert history["training_error"] == min(mistakes) / len(X) == np.mean(learner.predict(X) != y)
    assert history["errors"][-1] > history["pocket_errors"][-1]


def test_which_example_is_corrected() -> None:
    X, y = _overlapping(2)
    longer, signs = np.column_stack([X, np.ones(len(X))]), np.where(y == 1, 1, -1)
    for choose, pick in (("first", lambda margins: np.flatnonzero(margins <= 0)[0]), ("worst", np.argmin)):
        history = Pocket(choose=choose, max_iter=50).fit(X, y).history_
        for w, index in zip(history["weights_path"], history["update_indices"], strict=False):
            assert index == pick(signs * (longer @ w))
    history = Pocket(choose="random", max_iter=50, random_state=7).fit(X, y).history_
    margins = signs * (history["weights_path"][:-1] @ longer.T)
    assert (margins[np.arange(50), history["update_indices"]] <= 0).all()
    again = Pocket(choose="random", max_iter=50, random_state=7).fit(X, y).history_
    assert np.array_equal(history["update_indices"], again["update_indices"])


def test_every_misjudged_example_is_equally_likely_to_be_drawn() -> None:
    # At w = 0 all ten are misclassified. Of 600 draws a share of .1 strays by .08 with probability < 10^-6 (Chernoff).
    firsts = [
        Pocket(choose="random", max_iter=1, random_state=seed).fit(np.eye(10), [0, 1] * 5).history_["update_indices"]
        for seed in range(600)
    ]
    shares = np.bincount(np.concatenate(firsts), minlength=10) / 600
    assert np.all(np.abs(shares - 0.1) < 0.08)


def test_separable_samples_end_as_the_perceptron_theorem_says() -> None:
    # Novikoff: on an orthonormal set exactly as many updates as examples, in every order.
    for choose in ("next", "first", "random", "worst"):
        history = Pocket(fit_intercept=False, choose=choose, random_state=0).fit(np.eye(7), np.ones(7)).history_
        assert history["updates"] == 7
        assert sorted(history["update_indices"]) == list(range(7))


def test_exclusive_or_leaves_one_mistake() -> None:
    X, y = [[0, 0], [1, 1], [0, 1], [1, 0]], [0, 0, 1, 1]
    learner = Pocket(max_iter=100).fit(X, y)
    assert learner.history_["stopped_by"] == "max_iter"
    assert learner.history_["pocket_errors"][-1] >= 0.25  # no line makes fewer than one mistake of four


def test_opposite_copies_and_an_example_at_the_origin_never_end() -> None:
    for X, y, fit_intercept in ([[[1.0], [1.0]], [0, 1], True], [[[0.0], [1.0]], [0, 1], False]):
        history = Pocket(max_iter=30, fit_intercept=fit_intercept).fit(X, y).history_
        assert (history["converged"], history["updates"]) == (False, 30)
        assert history["pocket_errors"][-1] == 0.5


def test_hebbian_and_error_correcting_forms_are_one_rule() -> None:
    # w += eta d x against w += (eta/2)(d - out) x: the same wherever out is -d. A score of 0 is out = -1 (then a
    # negative example there is left alone); out = 0 would halve the step. From w = 0 eta only scales w.
    X, y = _overlapping(3)
    rows, d = np.column_stack([X, np.ones(len(X))]), np.where(y == 1, 1, -1)
    learner = Pocket(max_iter=40).fit(X, y)
    w, scaled = np.zeros(3), np.zeros(3)
    for i in learner.history_["update_indices"]:
        out = 1 if rows[i] @ w > 0 else -1
        hebbian, correcting = d[i] * rows[i], (d[i] - out) / 2 * rows[i]
        if rows[i] @ w == 0:
            assert (d[i] - np.sign(0)) / 2 * rows[i] == pytest.approx(hebbian / 2)
        if out != d[i]:
            assert correcting == pytest.approx(hebbian)
        w, scaled = w + hebbian, scaled + 0.3 * hebbian
    assert w == pytest.approx(learner.history_["weights_path"][-1])
    assert scaled == pytest.approx(0.3 * w)


def test_an_update_is_a_few_calls_however_many_examples() -> None:
    rng = np.random.default_rng(3)
    X, y = rng.normal(size=(2000, 3)), rng.integers(0, 2, 2000)
    Pocket(max_iter=1).fit(X, y)
    with at_most_calls(15 * 1000 + 2000):
        assert Pocket(max_iter=1000).fit(X, y).n_iter_ == 1000
