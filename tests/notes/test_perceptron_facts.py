"""Hyperplanes, margins and disagreements: facts of the notes of Milan and Matteoni."""

from itertools import product
from typing import Any

import numpy as np
from scipy.optimize import linprog, minimize


def _separable(X: np.ndarray, y: np.ndarray) -> bool:
    """Is there w with y<w,x> >= 1 throughout? A linear program; a bias is a column of ones."""
    solution = linprog(np.zeros(X.shape[1]), A_ub=-(y[:, None] * X), b_ub=-np.ones(len(y)), bounds=(None, None))
    return bool(solution.status == 0)


def test_distance_from_a_hyperplane() -> None:
    """|<w,x> - c| / |w|, by searching the nearest point; the width between g = -1 and g = 1 is 2/|w|."""
    w, c, x = np.array([3.0, 4.0]), 5.0, np.array([2.0, 1.0])
    on_it: Any = {"type": "eq", "fun": lambda z: w @ z - c}

    def squared_distance(z: np.ndarray, from_point: np.ndarray) -> float:
        return float(np.sum((z - from_point) ** 2))

    nearest = minimize(squared_distance, np.zeros(2), args=(x,), constraints=on_it).x
    assert abs(np.linalg.norm(nearest - x) - abs(w @ x - c) / 5) < 1e-6
    assert abs(w @ x - c) / 5 == 1
    beyond: Any = {"type": "eq", "fun": lambda z: w @ z + 5}
    origin = minimize(squared_distance, np.ones(2), args=(np.zeros(2),), constraints=beyond).x
    assert abs(np.linalg.norm(origin) - abs(-5) / 5) < 1e-6  # for c = -5 the printed c/|w| would be negative
    assert np.append(w, -c) @ np.append(x, 1) == w @ x - c
    half = np.array([0.5, 0.5])
    assert half @ [1, 1] == -(half @ [-1, -1]) == 1
    assert abs(2 / np.linalg.norm(half) - np.linalg.norm([2, 2])) < 1e-15


def test_a_product_may_vanish_without_a_zero_vector() -> None:
    """<w,x> = 0 at w = (1,0), x = (0,1): the notes' "only when w = 0" is wrong (Milan, hyperplanes)."""
    assert np.array([1.0, 0.0]) @ np.array([0.0, 1.0]) == 0


def test_fewest_disagreements_on_exclusive_or() -> None:
    """14 of 16 labelings of the square are a line's; exclusive or disagrees with the best line once (Milan)."""
    X = np.array([[a, b, 1.0] for a in (0, 1) for b in (0, 1)])
    reachable = [np.array(y) for y in product((-1, 1), repeat=4) if _separable(X, np.array(y))]
    assert len(reachable) == 14
    exclusive_or = np.array([-1, 1, 1, -1])
    assert min(int((y != exclusive_or).sum()) for y in reachable) == 1


def test_least_squares_disagrees_far_more_than_the_best_halfspace() -> None:
    """One far outlier turns least squares round: no factor bounds its mistakes (Milan, theorem 2)."""
    x = np.append(np.r_[-10:0, 1:11], 1000.0)
    y = np.append(np.sign(x[:-1]), -1)
    X = np.column_stack([x, np.ones_like(x)])
    fitted = np.sign(X @ np.linalg.lstsq(X, y, rcond=None)[0])
    cuts = np.concatenate([[x.min() - 1], x + 0.5])
    best = min(int((np.where(x > cut, sign, -sign) != y).sum()) for cut in cuts for sign in (-1, 1))
    assert best == 1
    assert (fitted != y).sum() > 5 * best


def test_margin_is_the_distance_to_the_closest_example() -> None:
    """gamma(u)/|u| for u = (1,1)/sqrt 2; equal points with two labels have no separator (Milan, Matteoni)."""
    X, y = np.array([[1.0, 1.0], [-1.0, -1.0]]), np.array([1, -1])
    u = np.ones(2) / np.sqrt(2)
    assert abs(min(y * (X @ u)) - np.sqrt(2)) < 1e-15
    rng = np.random.default_rng(4)
    points, w = rng.normal(size=(30, 3)), rng.normal(size=3)
    labels = np.sign(points @ w)
    feet = points - np.outer(points @ w, w) / (w @ w)
    assert abs(min(labels * (points @ w)) / np.linalg.norm(w) - np.linalg.norm(points - feet, axis=1).min()) < 1e-12
    assert _separable(points, labels)
    assert not _separable(np.vstack([points, points[:1]]), np.append(labels, -labels[0]))
