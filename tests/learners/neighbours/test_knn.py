"""KNN against the rule itself in whole numbers, scikit-learn, and worked examples."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_array_equal
from sklearn.datasets import load_breast_cancer, make_blobs
from sklearn.model_selection import LeaveOneOut, cross_val_score
from sklearn.neighbors import KNeighborsClassifier, NearestNeighbors

from learners.neighbours.knn import KNN
from learners.shared.remarks import COPIES
from tests.sentences import pattern

DISTANCES = {
    "euclidean": lambda a, b: sum((s - t) ** 2 for s, t in zip(a, b, strict=True)),
    "manhattan": lambda a, b: sum(abs(s - t) for s, t in zip(a, b, strict=True)),
    "chebyshev": lambda a, b: max(abs(s - t) for s, t in zip(a, b, strict=True)),
}


def by_the_rule(
    points: list[list[int]], labels: list[int], query: list[int], k: int, metric: str = "euclidean"
) -> tuple[int, int]:
    """The notes' k-NN, exact: who is no farther than the k-th votes; ties: frequent, then first."""
    far = sorted(DISTANCES[metric](query, point) for point in points)[k - 1]
    votes = Counter(
        label for point, label in zip(points, labels, strict=True) if DISTANCES[metric](query, point) <= far
    )
    everywhere = Counter(labels)
    best = max((number, everywhere[label]) for label, number in votes.items())
    return min(label for label, number in votes.items() if (number, everywhere[label]) == best), sum(votes.values())


def grid(seed: int, m: int, d: int, classes: int, high: int = 4) -> tuple[np.ndarray, np.ndarray]:
    """Points on a small grid: ties everywhere, duplicates that contradict each other."""
    rng = np.random.default_rng(seed)
    return rng.integers(0, high, size=(m, d)), rng.integers(0, classes, size=m)


@pytest.mark.parametrize("metric", list(DISTANCES))
@pytest.mark.parametrize(("m", "d", "classes"), [(9, 1, 2), (30, 2, 2), (40, 2, 4), (60, 3, 3)])
def test_tie_rules_on_a_grid(m: int, d: int, classes: int, metric: str) -> None:
    X, y = grid(m + d, m, d, classes)
    queries, _ = grid(1, 25, d, classes, high=5)
    for k in (1, 2, 3, 4, 7, m - 1, m):
        learner = KNN(n_neighbors=k, metric=metric).fit(X, y)
        expected = [by_the_rule(X.tolist(), y.tolist(), q, k, metric) for q in queries.tolist()]
        assert_array_equal(learner.predict(queries), [label for label, _ in expected])
        assert_array_equal(learner.votes(queries).sum(axis=1), [number for _, number in expected])


@pytest.mark.parametrize("k", [1, 2, 3, 6])
def test_training_and_leave_one_out_errors_on_a_grid(k: int) -> None:
    X, y = grid(7, 35, 2, 3)
    points, labels = X.tolist(), y.tolist()
    learner = KNN(n_neighbors=k).fit(X, y)
    on_all = [by_the_rule(points, labels, point, k) for point in points]
    assert learner.history_["training_error"] == np.mean([a != b for (a, _), b in zip(on_all, labels, strict=True)])
    assert_array_equal(learner.history_["neighbours"], [number for _, number in on_all])
    left_out = [
        by_the_rule(points[:i] + points[i + 1 :], labels[:i] + labels[i + 1 :], points[i], k)[0] for i in range(35)
    ]
    assert learner.leave_one_out_error() == np.mean([a != b for a, b in zip(left_out, labels, strict=True)])


def test_many_copies_of_one_point_all_vote() -> None:
    # 60 points coincide: far more than the first handful of candidates.
    X, y = np.zeros((60, 2)), np.array([1] * 31 + [0] * 29)
    learner = KNN(n_neighbors=1).fit(X, y)
    assert_array_equal(learner.votes([[3.0, 4.0]]), [[29, 31]])
    assert_array_equal(learner.predict(X), np.ones(60))
    assert learner.history_["training_error"] == 29 / 60
    # Leaving out a 1 makes it 30 to 29, leaving out a 0 makes it 31 to 28: only the zeros are missed.
    assert learner.leave_one_out_error() == 29 / 60


def test_the_order_of_the_sample_does_not_matter() -> None:
    X, y = grid(3, 50, 2, 3)
    queries, _ = grid(4, 30, 2, 3)
    shuffled = np.random.default_rng(0).permutation(50)
    for k in (1, 4, 9):
        again = KNN(n_neighbors=k).fit(X[shuffled], y[shuffled])
        assert_array_equal(KNN(n_neighbors=k).fit(X, y).predict(queries), again.predict(queries))


def test_equal_votes_go_to_the_class_that_is_more_frequent() -> None:
    """At 0, one neighbour of either class; class 1 has three of four examples, so it answers, though it comes last."""
    points, labels = [[-1.0], [1.0], [50.0], [60.0]], [0, 1, 1, 1]
    assert KNN(n_neighbors=2).fit(points, labels).predict([[0.0]]).tolist() == [1]
    assert KNN(n_neighbors=2).fit(points, [1, 0, 0, 0]).predict([[0.0]]).tolist() == [0]
    assert KNN(n_neighbors=2).fit(points[:2], labels[:2]).predict([[0.0]]).tolist() == [0]  # as frequent: the first


@pytest.mark.parametrize("d", [2, 5, 20])
@pytest.mark.parametrize("k", [1, 3, 15])
def test_against_scikit_learn_without_ties(d: int, k: int) -> None:
    X, y = make_blobs(300, d, centers=2, cluster_std=3 * d**0.5, random_state=d)
    X_new, _ = make_blobs(200, d, centers=2, cluster_std=3 * d**0.5, random_state=d)
    ours, theirs = KNN(n_neighbors=k).fit(X, y), KNeighborsClassifier(k, algorithm="kd_tree").fit(X, y)
    assert_array_equal(ours.predict(X_new + 0.1), theirs.predict(X_new + 0.1))
    accuracy = cross_val_score(theirs, X[:30], y[:30], cv=LeaveOneOut()).mean()
    assert KNN(n_neighbors=k).fit(X[:30], y[:30]).leave_one_out_error() == pytest.approx(1 - accuracy, abs=1e-12)


def test_one_neighbour_makes_no_training_mistake_on_real_data() -> None:
    X, y = load_breast_cancer(return_X_y=True)
    assert KNN(n_neighbors=1).fit(X, y).history_["training_error"] == 0


def test_all_neighbours_are_the_majority_on_real_data() -> None:
    # 212 of the 569 tumours are malignant.
    X, y = load_breast_cancer(return_X_y=True)
    assert KNN(n_neighbors=569).fit(X, y).history_["training_error"] == 212 / 569


@pytest.mark.parametrize(("k", "mistakes"), [(1, 0), (3, 4), (5, 3), (7, 3)])
def test_training_mistakes_need_not_rise_with_k(k: int, mistakes: int) -> None:
    # Worked example against the notes' "as k increases, the mistakes increase".
    x = np.array([5, 12, 13, 15, 30, 34, 46, 54, 57])[:, None]
    y = np.array([-1, 1, 1, -1, 1, -1, 1, 1, 1])
    assert KNN(n_neighbors=k).fit(x, y).history_["training_error"] == mistakes / 9


@pytest.mark.parametrize(("k", "colour"), [(1, "Green"), (3, "Red")])
def test_introduction_to_statistical_learning_exercise(k: int, colour: str) -> None:
    # James, Witten, Hastie & Tibshirani, chapter 2, exercise 7.
    points = [[0, 3, 0], [2, 0, 0], [0, 1, 3], [0, 1, 2], [-1, 0, 1], [1, 1, 1]]
    learner = KNN(n_neighbors=k).fit(points, ["Red", "Red", "Red", "Green", "Green", "Red"])
    assert_array_equal(learner.predict([[0, 0, 0]]), [colour])


@pytest.mark.parametrize(("k", "expected"), [(1, [1, -1, 1, -1]), (3, [1, 1, 1, -1])])
def test_instructors_cases(k: int, expected: list[int]) -> None:
    # CU Boulder CSCI 5622, an assignment's unit tests; at odd k no tie decides them.
    positive = [[2, 0], [4, 1], [6, 0], [1, 4], [2, 4], [2, 5], [4, 4]]
    negative = [[0, 2], [3, 2], [4, 2], [5, 2], [7, 3], [5, 5]]
    learner = KNN(n_neighbors=k).fit(positive + negative, [1] * 7 + [-1] * 6)
    assert_array_equal(learner.predict([[1, 5], [0, 3], [6, 1], [6, 4]]), expected)


def test_a_new_fit_forgets_the_old_history() -> None:
    learner = KNN(n_neighbors=3).fit([[0.0], [1], [2], [3]], [0, 0, 1, 1])
    assert learner.history_["training_error"] == 0
    assert learner.fit([[0.0], [1], [2], [3]], [0, 1, 0, 1]).history_["training_error"] == 0.5


@pytest.mark.parametrize("k", [0, -1, 2.0, True, "3", None])
def test_k_is_judged(k: Any) -> None:
    with pytest.raises(ValueError, match=pattern("n_neighbors integer ≥ 1")):
        KNN(n_neighbors=k).fit([[0.0], [1.0]], [0, 1])


def test_too_few_points_are_refused() -> None:
    with pytest.raises(ValueError, match=pattern("≤ n_samples = 2; 3")):
        KNN(n_neighbors=3).fit([[0.0], [1.0]], [0, 1])
    with pytest.raises(ValueError, match=pattern("below points 2; 2")):
        KNN(n_neighbors=2).fit([[0.0], [1.0]], [0, 1]).leave_one_out_error()


def test_metric_is_judged() -> None:
    with pytest.raises(ValueError, match=pattern("metric cosine")):
        KNN(metric="cosine").fit([[0.0], [1.0]], [0, 1])


@pytest.mark.parametrize("metric", DISTANCES)
@pytest.mark.parametrize("features", [15, 16])
def test_many_features_are_searched_without_a_tree(metric: str, features: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """From 16 on; ties and contradicting duplicates included, in blocks of any size."""
    monkeypatch.setattr("learners.neighbours.nearest.BLOCK", 100)
    X, y = grid(5, 60, features, 3, high=2)
    fitted = KNN(n_neighbors=4, metric=metric).fit(X, y)
    assert isinstance(fitted._search._search, NearestNeighbors) == (features < 16 or metric == "euclidean")
    queries, _ = grid(6, 25, features, 3, high=2)
    for query in np.vstack([queries, X[:5]]).tolist():
        label, votes = by_the_rule(X.tolist(), y.tolist(), query, 4, metric)
        assert fitted.predict([query]).item() == label and fitted.votes([query]).sum() == votes


def test_one_neighbour_says_what_it_copies() -> None:
    X, y = grid(7, 30, 2, 2)
    assert COPIES in KNN().fit(X, y).remarks(X) and COPIES not in KNN(n_neighbors=2).fit(X, y).remarks(X)


@pytest.mark.parametrize(("far", "size"), [(0, 1), (10**6, 1), (10**8, 1), (0, 2**300), (0, 2**-300), (0, 2**520)])
def test_rounding_of_inner_products_hides_no_neighbour(far: int, size: int) -> None:
    """Points far from 0, but close to each other; too large or small to be squared: ties and duplicates count."""
    X, y = grid(8, 80, 20, 3, high=2)
    queries, _ = grid(9, 10, 20, 3, high=2)
    fitted = KNN(n_neighbors=3).fit((X + far) * float(size), y)
    votes = fitted.votes((np.vstack([queries, X[:10]]) + far) * float(size))
    if size == 2**520:  # no distance is a number
        assert (votes.sum(axis=1) >= 3).all()
        return
    expected = [by_the_rule(X.tolist(), y.tolist(), query, 3) for query in np.vstack([queries, X[:10]]).tolist()]
    assert votes.sum(axis=1).tolist() == [number for _, number in expected]


def test_only_a_tie_asks_for_more_neighbours(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers, search = [], NearestNeighbors.kneighbors

    def counted(self: NearestNeighbors, X: np.ndarray, count: int) -> Any:
        numbers.append((len(X), count))
        return search(self, X, count)

    monkeypatch.setattr(NearestNeighbors, "kneighbors", counted)
    X, y = [[0.0], [1.0], [3.0], [7.0], [8.0], [9.5]], [0, 1, 0, 1, 0, 1]
    KNN(n_neighbors=2).fit(X, y).predict([[0.1], [2.1], [8.1]])
    assert numbers == [(3, 3)]
    KNN().fit(X[:2] + X[3:], y[:5]).predict([[0.5], [1.9]])
    assert numbers[1:] == [(2, 2), (1, 5)]
