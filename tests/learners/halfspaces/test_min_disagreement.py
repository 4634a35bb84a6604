"""The fewest mistakes: brute force over subsets, a mixed integer programme, ties in position, and the heuristics."""

from itertools import combinations

import numpy as np
import pytest

from learners import learners
from learners.halfspaces.fewest_mistakes import fewest_mistakes, planes_of
from learners.halfspaces.separation import separating

MinDisagreement, Pocket = learners["min_disagreement"], learners["pocket"]


def _by_subsets(rows: np.ndarray) -> int:
    """The fewest rows to leave out so that a linear programme separates the rest."""
    for count in range(len(rows) + 1):
        for left_out in combinations(range(len(rows)), count):
            rest = np.delete(rows, left_out, axis=0)
            if not len(rest) or separating(rest) is not None:
                return count
    raise AssertionError


def _by_integer_programme(rows: np.ndarray) -> int:
    """min sum z with <w, row> >= 1 - M z, z in {0, 1}; by Cramer's rule |w| <= 100 is no restriction for the grid."""
    from scipy.optimize import Bounds, LinearConstraint, milp

    samples, features = rows.shape
    big = 1 + 100 * float(np.abs(rows).sum(axis=1).max())
    low, high = np.r_[np.full(features, -100), np.zeros(samples)], np.r_[np.full(features, 100), np.ones(samples)]
    programme = milp(
        np.r_[np.zeros(features), np.ones(samples)],
        constraints=LinearConstraint(np.column_stack([rows, big * np.eye(samples)]), lb=1.0),
        integrality=np.r_[np.zeros(features), np.ones(samples)],
        bounds=Bounds(low, high),
    )
    assert programme.fun is not None
    return round(programme.fun)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("features", [1, 2, 3, 4])
def test_brute_force_agrees_in_general_position(seed: int, features: int) -> None:
    rows = np.random.default_rng(seed).normal(size=(8, features))
    least, w, _ = fewest_mistakes(rows)
    assert least == _by_subsets(rows) == np.sum(rows @ w <= 0)


@pytest.mark.parametrize("seed", range(6))
def test_brute_force_agrees_where_points_coincide_and_lie_on_lines(seed: int) -> None:
    rng = np.random.default_rng(seed)
    X = rng.integers(-1, 2, size=(9, 2 + seed % 2)).astype(float)
    rows = rng.choice([-1, 1], size=9)[:, np.newaxis] * (np.column_stack([X, np.ones(9)]) if seed % 3 else X)
    least, w, _ = fewest_mistakes(rows)
    assert least == _by_subsets(rows) == np.sum(rows @ w <= 0)


@pytest.mark.parametrize("seed", range(3))
def test_an_integer_programme_agrees(seed: int) -> None:
    rng = np.random.default_rng(seed)
    X, y = rng.integers(-3, 4, size=(20, 2)), rng.integers(0, 2, size=20)
    learner = MinDisagreement().fit(X, y)
    rows = np.where(y == 1, 1, -1)[:, np.newaxis] * np.column_stack([X, np.ones(20)])
    assert learner.history_["mistakes"] == _by_integer_programme(rows)
    assert learner.history_["exact"]


def test_exclusive_or_needs_one_mistake() -> None:
    learner = MinDisagreement().fit([[0, 0], [1, 1], [0, 1], [1, 0]], [0, 0, 1, 1])
    history = learner.history_
    assert (history["mistakes"], history["exact"], history["stopped_by"]) == (1, True, "all planes")
    assert (history["at_least"], history["training_error"]) == (1, 0.25)
    assert len(history["misjudged"]) == 1


def test_a_separable_sample_is_told_by_the_linear_programme() -> None:
    history = MinDisagreement().fit([[0.0], [1.0], [2.0]], [0, 0, 1]).history_
    assert (history["mistakes"], history["exact"], history["stopped_by"]) == (0, True, "separable")


def test_opposite_copies_and_points_at_the_origin() -> None:
    assert MinDisagreement().fit([[1.0]] * 5, [0, 0, 1, 1, 1]).history_["mistakes"] == 2
    history = MinDisagreement(fit_intercept=False).fit([[0.0], [0.0], [1.0]], [0, 1, 1]).history_
    # a score of 0 is a mistake whatever the label, though the answer 0 happens to be right for one of the two
    assert (history["mistakes"], history["exact"]) == (2, True)
    assert history["training_error"] == pytest.approx(1 / 3)


def test_the_mistakes_of_a_line_are_those_of_the_best_threshold() -> None:
    rng = np.random.default_rng(5)
    for _ in range(20):
        x, y = rng.normal(size=15), rng.integers(0, 2, size=15)
        right = y[np.argsort(x)]
        cuts = [(right[:k] == 0).sum() + (right[k:] == 1).sum() for k in range(16)]
        best = 15 - max(*cuts, 15 - min(cuts))
        assert MinDisagreement().fit(x[:, np.newaxis], y).history_["mistakes"] == best


def test_heuristics_do_no_better_and_guesses_are_called_so() -> None:
    rng = np.random.default_rng(6)
    ratios = []
    for _ in range(5):
        X, y = rng.normal(size=(20, 2)), rng.integers(0, 2, size=20)
        least = MinDisagreement().fit(X, y).history_["mistakes"]
        guess = MinDisagreement(max_planes=1).fit(X, y).history_
        pocket = Pocket().fit(X, y).history_["pocket_errors"][-1] * 20
        assert guess["stopped_by"] == "max_planes"
        assert not guess["exact"]
        assert 1 <= least <= guess["mistakes"] <= pocket
        ratios.append(guess["mistakes"] / least)
    assert max(ratios) > 1  # the problem is hard for a reason


def test_how_many_planes_there_are() -> None:
    rows = np.random.default_rng(7).normal(size=(10, 3))
    assert planes_of(rows) == 45  # C(10, 2)
    assert planes_of(np.vstack([rows, -2 * rows])) == 45  # on the same lines
    assert planes_of(np.column_stack([rows, rows @ np.ones(3)])) == 45  # of rank 3
    assert planes_of(np.zeros((4, 2))) == 0


def test_breast_cancer_in_two_features() -> None:
    from sklearn.datasets import load_breast_cancer

    X, y = load_breast_cancer(return_X_y=True)
    X = X[:60, :2]
    learner = MinDisagreement().fit(X, y[:60])
    rows = np.where(y[:60] == 1, 1.0, -1.0)[:, np.newaxis] * np.column_stack([X, np.ones(60)])
    assert learner.history_["exact"]
    # every hyperplane of other learners makes as many or more
    for name in ("logistic_regression", "soft_svm", "pocket"):
        other = learners[name]().fit(X, y[:60])
        assert learner.history_["mistakes"] <= np.sum(rows @ np.r_[other.coef_[0], other.intercept_] <= 0)
