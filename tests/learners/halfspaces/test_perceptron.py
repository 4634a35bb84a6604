"""The perceptron: published runs by hand, a loop in plain Python, scikit-learn's, and Novikoff's inequalities."""

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from learners import learners

Perceptron = learners["perceptron"]


def _path(points: Sequence[Sequence[float]], labels: Sequence[int], start: int = 1) -> list[list[float]]:
    """Weight vectors after each update, through the origin, cycling from the example numbered `start`."""
    X, y = np.roll(points, 1 - start, axis=0), np.roll(labels, 1 - start)
    learner = Perceptron(fit_intercept=False, path_limit=100).fit(X, y)
    assert learner.history_["converged"]
    return learner.history_["weights_path"][1:].tolist()


@pytest.mark.parametrize(
    ("points", "labels", "start", "expected"),
    [
        # MITx 6.86x, homework 1 (369geofreeman/MITx-6.86x-Machine-Learning-with-Python)
        ([[-1, -1], [1, 0], [-1, 1.5]], [1, -1, 1], 1, [[-1, -1], [-2, 0.5]]),
        ([[-1, -1], [1, 0], [-1, 1.5]], [1, -1, 1], 2, [[-1, 0]]),
        (
            [[-1, -1], [1, 0], [-1, 10]],
            [1, -1, 1],
            1,
            [[-1, -1], [-2, 9], [-3, 8], [-4, 7], [-5, 6], [-6, 5]],
        ),
        ([[-1, -1], [1, 0], [-1, 10]], [1, -1, 1], 2, [[-1, 0]]),
        # a course "Machine Learning", lesson 2.1
        ([[-3, -1], [-1, -2], [0, -3], [2, 3]], [1, -1, -1, 1], 1, [[-3, -1], [-2, 1], [0, 4], [-3, 3]]),
    ],
)
def test_published_runs(points: Any, labels: Any, start: int, expected: list[list[float]]) -> None:
    assert _path(points, labels, start) == expected


def test_two_examples_of_one_class_by_hand() -> None:
    # w runs (1, .2) (.4, .4) (-.2, .6) (.8, .8) (.2, 1); w* = (0, 5), so (R/gamma)^2 = 1.04 x 25 = 26.
    learner = Perceptron(fit_intercept=False, path_limit=9).fit([[1, 0.2], [-0.6, 0.2]], [1, 1])
    history = learner.history_
    assert history["updates"] == 5
    assert history["update_indices"].tolist() == [0, 1, 1, 0, 1]
    assert history["mistakes_per_epoch"].tolist() == [2, 1, 2, 0]
    by_hand = [[0, 0], [1, 0.2], [0.4, 0.4], [-0.2, 0.6], [0.8, 0.8], [0.2, 1.0]]
    assert history["weights_path"] == pytest.approx(np.array(by_hand), abs=1e-15)
    assert history["radius"] == pytest.approx(math.sqrt(1.04), rel=1e-15)
    assert history["margin"] == pytest.approx(0.08 / math.sqrt(1.04), rel=1e-12)


def test_novikoff_is_tight_on_orthonormal_examples() -> None:
    # u = (1, ..., 1)/sqrt(7) has margin 1/sqrt(7) and R = 1: the bound is 7.
    history = Perceptron(fit_intercept=False).fit(np.eye(7), np.ones(7, dtype=int)).history_
    assert (history["updates"], history["radius"]) == (7, 1)
    assert history["margin"] == pytest.approx(1 / math.sqrt(7), rel=1e-15)


def _plain_python(X: np.ndarray, signs: np.ndarray, max_iter: int, seed: int | None) -> dict[str, Any]:
    """The algorithm as the books print it, on lists of floats."""
    rows, w = X.tolist(), [0.0] * X.shape[1]
    random = None if seed is None else np.random.RandomState(seed)
    indices: list[int] = []
    counts: list[int] = []
    while len(counts) < max_iter and 0 not in counts:
        before = len(indices)
        for i in range(len(rows)) if random is None else random.permutation(len(rows)):
            score = 0.0
            for weight, value in zip(w, rows[i], strict=True):
                score += weight * value
            if signs[i] * score <= 0:
                w = [weight + signs[i] * value for weight, value in zip(w, rows[i], strict=True)]
                indices.append(int(i))
        counts.append(len(indices) - before)
    return {"w": w, "update_indices": indices, "mistakes_per_epoch": counts}


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("shuffle", [False, True])
def test_the_compiled_loop_matches_plain_python_exactly(seed: int, shuffle: bool) -> None:
    rng = np.random.default_rng(seed)
    X = rng.normal(size=(30, 4))
    y = (X @ rng.normal(size=4) + rng.normal(scale=0.3 * (seed % 2), size=30) > 0).astype(int)
    learner = Perceptron(max_iter=40, shuffle=shuffle, random_state=seed).fit(X, y)
    longer = np.column_stack([X, np.ones(30)])
    expected = _plain_python(longer, np.where(y == 1, 1, -1), 40, seed if shuffle else None)
    assert [*learner.coef_[0], learner.intercept_[0]] == expected["w"]
    assert learner.history_["update_indices"].tolist() == expected["update_indices"]
    assert learner.history_["mistakes_per_epoch"].tolist() == expected["mistakes_per_epoch"]


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("fit_intercept", [False, True])
def test_agrees_with_scikit_learn(seed: int, fit_intercept: bool) -> None:
    from sklearn.linear_model import Perceptron as Theirs

    rng = np.random.default_rng(seed)
    X = rng.integers(-9, 10, size=(40, 3)).astype(float)  # integers: both sums are exact
    X = X[X @ [1, -2, 3] + fit_intercept != 0]
    y = (X @ [1, -2, 3] + fit_intercept > 0).astype(int)
    ours = Perceptron(fit_intercept=fit_intercept).fit(X, y)
    theirs = Theirs(shuffle=False, tol=None, max_iter=ours.n_iter_, fit_intercept=fit_intercept).fit(X, y)
    assert ours.history_["converged"]
    assert np.array_equal(ours.coef_, theirs.coef_)
    assert np.array_equal(ours.intercept_, theirs.intercept_)


def _best_direction(X: np.ndarray, signs: np.ndarray) -> np.ndarray:
    """Unit normal of the hard-margin hyperplane through the origin: mirrored examples leave no intercept."""
    from sklearn.svm import SVC

    z = signs[:, np.newaxis] * X
    machine = SVC(kernel="linear", C=1e9, tol=1e-9)
    machine.fit(np.vstack([z, -z]), np.repeat([1, -1], len(z)))
    return machine.coef_[0] / np.linalg.norm(machine.coef_)


@pytest.mark.parametrize("seed", range(20))
def test_novikoffs_inequality_and_its_two_lemmas(seed: int) -> None:
    rng = np.random.default_rng(seed)
    normal = rng.normal(size=3)
    X = rng.uniform(-1, 1, size=(200, 3))
    X = X[np.abs(X @ normal) > 0.1 * np.linalg.norm(normal)]
    signs = np.sign(X @ normal)
    learner = Perceptron(fit_intercept=False, shuffle=seed % 2 == 1, random_state=seed, path_limit=10_000).fit(X, signs)
    history = learner.history_
    u = _best_direction(X, signs)
    gamma, radius, t = (signs * (X @ u)).min(), history["radius"], np.arange(1, history["updates"] + 1)
    assert radius == pytest.approx(max(math.hypot(*x) for x in X), rel=1e-15)
    assert gamma >= 0.1 * (1 - 1e-9)
    assert history["converged"]
    assert history["updates"] <= (radius / gamma) ** 2
    assert np.all(history["squared_norms"] <= t * radius**2 * (1 + 1e-12))
    assert np.all(history["weights_path"][1:] @ u >= t * gamma * (1 - 1e-9))
    assert 0 < history["margin"] <= gamma * (1 + 1e-6)


def test_the_record_fits_together() -> None:
    rng = np.random.default_rng(11)
    X = rng.normal(size=(60, 2))
    y = (X @ [1, 1] > 0.3).astype(int)
    learner = Perceptron(path_limit=10_000).fit(X, y)
    history, longer = learner.history_, np.column_stack([X, np.ones(60)])
    steps = np.where(y == 1, 1, -1)[history["update_indices"], np.newaxis] * longer[history["update_indices"]]
    assert history["weights_path"] == pytest.approx(np.vstack([np.zeros(3), np.cumsum(steps, axis=0)]), abs=1e-12)
    assert history["squared_norms"] == pytest.approx((history["weights_path"][1:] ** 2).sum(axis=1))
    assert history["mistakes_per_epoch"].sum() == history["updates"] == len(history["update_indices"])
    assert history["stopped_by"] == "clean epoch"
    assert learner.n_iter_ == len(history["mistakes_per_epoch"])
    assert history["training_error"] == np.mean(learner.predict(X) != y) == 0
    assert np.array_equal(learner.decision_function(X) > 0, y == 1)


def test_the_path_keeps_the_first_weights_only() -> None:
    X, y = np.eye(7), np.ones(7, dtype=int)
    whole = Perceptron(fit_intercept=False, path_limit=7).fit(X, y).history_["weights_path"]
    assert whole.tolist() == np.tril(np.ones((8, 7)), -1).tolist()
    for limit in (0, 1, 3, 50):
        kept = Perceptron(fit_intercept=False, path_limit=limit).fit(X, y).history_["weights_path"]
        assert np.array_equal(kept, whole[: limit + 1])


def test_iris_has_the_radius_worked_out_elsewhere() -> None:
    from sklearn.datasets import load_iris

    X, y = load_iris(return_X_y=True)
    history = Perceptron().fit(X[:100], y[:100]).history_
    # With the constant feature: R = 9.191300234, (R/gamma)^2 = 150.5407982 by an independent hard-margin solution.
    assert history["radius"] == pytest.approx(9.191300234, abs=5e-10)
    assert history["converged"]
    assert history["updates"] <= 150


def test_exclusive_or_has_no_separator() -> None:
    X, y = [[0, 0], [1, 1], [0, 1], [1, 0]], [0, 0, 1, 1]
    history = Perceptron(max_iter=50).fit(X, y).history_
    assert (history["converged"], history["stopped_by"]) == (False, "max_iter")
    assert len(history["mistakes_per_epoch"]) == 50
    assert history["mistakes_per_epoch"].min() > 0
    assert history["training_error"] > 0
    assert history["margin"] <= 0


def test_an_example_at_the_origin_is_a_mistake_for_ever_without_intercept() -> None:
    X, y = [[0.0], [1.0]], [0, 1]
    assert not Perceptron(fit_intercept=False, max_iter=20).fit(X, y).history_["converged"]
    assert Perceptron().fit(X, y).history_["converged"]
    still = Perceptron(fit_intercept=False, max_iter=20).fit([[0.0]], [1]).history_
    assert (still["updates"], still["radius"]) == (20, 0)
    assert math.isnan(still["margin"])


def test_labels_known_in_advance_let_one_class_samples_predict_both() -> None:
    learner = Perceptron(fit_intercept=False, labels=(0, 1)).fit([[1.0, 0.0]], [0])
    assert learner.coef_.tolist() == [[-1, 0]]
    assert learner.predict([[1.0, 0.0], [-1.0, 0.0]]).tolist() == [0, 1]
