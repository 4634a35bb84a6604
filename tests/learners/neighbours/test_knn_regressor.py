"""The mean of the nearest: against brute force with exact fractions, scikit-learn, and by hand."""

from fractions import Fraction

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from sklearn.neighbors import KNeighborsRegressor

from learners import learners
from tests.sentences import pattern

KNNRegressor = learners["knn_regressor"]


def by_the_rule(X: list[list[int]], y: list[int], query: list[int], k: int) -> Fraction:
    distances = [sum((a - b) ** 2 for a, b in zip(point, query, strict=True)) for point in X]
    furthest = sorted(distances)[k - 1]
    chosen = [target for target, distance in zip(y, distances, strict=True) if distance <= furthest]
    return Fraction(sum(chosen), len(chosen))


@pytest.mark.parametrize("k", [1, 2, 3, 7, 20])
def test_ties_in_distance_all_count(k: int) -> None:
    rng = np.random.default_rng(k)
    X, y, queries = rng.integers(0, 4, (20, 2)), rng.integers(-5, 6, 20), rng.integers(-1, 5, (15, 2))
    expected = [float(by_the_rule(X.tolist(), y.tolist(), query, k)) for query in queries.tolist()]
    assert_allclose(KNNRegressor(n_neighbors=k).fit(X, y).predict(queries), expected, atol=1e-14)


@pytest.mark.parametrize("weights", ["uniform", "distance"])
@pytest.mark.parametrize("metric", ["euclidean", "manhattan", "chebyshev"])
def test_without_ties_it_is_scikit_learns(weights: str, metric: str) -> None:
    rng = np.random.default_rng(2)
    X, y, queries = rng.normal(size=(60, 3)), rng.normal(size=60), rng.normal(size=(25, 3))
    queries[0] = X[7]
    theirs = KNeighborsRegressor(5, weights=weights, metric=metric).fit(X, y).predict(queries)
    assert_allclose(KNNRegressor(5, weights, metric).fit(X, y).predict(queries), theirs)


def test_by_hand() -> None:
    # From 2 the nearest are 1 and 3, both at distance 1, and then 6.
    learner = KNNRegressor(n_neighbors=1).fit([[1.0], [3.0], [6.0]], [10, 20, 60])
    assert_array_equal(learner.predict([[2.0], [0.0]]), [15, 10])
    assert learner.history_["training_error"] == 0
    weighted = KNNRegressor(n_neighbors=3, weights="distance").fit([[1.0], [3.0], [6.0]], [10, 20, 60])
    assert weighted.predict([[2.0]]) == pytest.approx((10 + 20 + 60 / 4) / (1 + 1 + 1 / 4))


def test_duplicates_are_averaged_and_all_points_are_the_mean() -> None:
    X, y = [[0.0], [0.0], [5.0]], [1, 2, 9]
    for weights in ("uniform", "distance"):
        assert_array_equal(KNNRegressor(1, weights).fit(X, y).predict([[0.0]]), [1.5])
    learner = KNNRegressor(n_neighbors=3).fit(X, y)
    assert_array_equal(learner.predict([[-7.0], [100.0]]), [4, 4])
    assert_array_equal(learner.history_["neighbours"], [3, 3, 3])
    assert_array_equal(KNNRegressor(n_neighbors=1).fit(X, y).history_["neighbours"], [2, 2, 1])


def test_distances_too_small_to_invert() -> None:
    learner = KNNRegressor(2, "distance", "manhattan").fit([[0.0], [3e-310]], [0.0, 3.0])
    assert learner.predict([[1e-310]]) == pytest.approx([1.0], rel=1e-6)  # weights 2 to 1


def test_a_sine_is_followed() -> None:
    rng = np.random.default_rng(0)
    x = np.sort(rng.uniform(0, 6, 400))
    y = np.sin(x) + 0.3 * rng.normal(size=400)
    answers = KNNRegressor(n_neighbors=20).fit(x[:, None], y).predict(x[:, None])
    assert np.mean((answers - np.sin(x)) ** 2) < 0.09 / 5  # below the noise of one target


def test_too_many_neighbours_are_refused() -> None:
    with pytest.raises(ValueError, match=pattern("n_neighbors ≤ n_samples = 2; 3")):
        KNNRegressor(n_neighbors=3).fit([[0.0], [1.0]], [0, 1])
