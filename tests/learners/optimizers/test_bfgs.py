"""BFGS: the update by hand and by its properties, exact steps on a quadratic, and SciPy's minimum."""

import numpy as np
import pytest
from numpy.testing import assert_allclose
from scipy.optimize import minimize

from learners.optimizers import optimizers
from learners.optimizers.bfgs import updated
from learners.optimizers.empirical import logistic
from learners.optimizers.objectives import quadratic, rosenbrock

BFGS = optimizers["bfgs"]


def test_the_update_by_hand_maps_the_change_to_the_step_and_stays_definite() -> None:
    # s = (1, 0), y = (2, 1), y's = 2; with I - s y'/2 = [[0, -1/2], [0, 1]]: [[1/4, -1/2], [-1/2, 1]] + ss'/2
    assert_allclose(updated(np.eye(2), np.array([1.0, 0]), np.array([2.0, 1]), False), [[0.75, -0.5], [-0.5, 1]])
    assert_allclose(  # scaled by 2/5 before
        updated(np.eye(2), np.array([1.0, 0]), np.array([2.0, 1]), True), [[0.6, -0.2], [-0.2, 0.4]]
    )
    rng = np.random.default_rng(0)
    for _ in range(50):
        inverse, (s, y) = np.eye(4), rng.standard_normal((2, 4))
        y *= np.sign(y @ s)
        after = updated(inverse, s, y, False)
        assert_allclose(after @ y, s, atol=1e-9)
        assert np.linalg.eigvalsh(after).min() > 0
        assert np.array_equal(updated(inverse, s, -y, False), inverse)


def test_on_a_quadratic_it_learns_the_inverse_hessian() -> None:
    """With nearly exact steps as many steps as weights are enough, and directions are conjugate."""
    objective = quadratic((1.0, 7.0, 30.0))
    run = BFGS(decrease=1e-9, curvature=1e-7, tolerance=1e-5).minimize(objective, [3.0, -1.0, 0.5], 50)
    assert run.stopped_by == "small gradient" and run.steps <= 4
    first, second = run.searched[:2]
    assert abs(first * (1, 7, 30) @ second) < 1e-5 * np.linalg.norm(first) * np.linalg.norm(second) * 30


@pytest.mark.parametrize("strong", [False, True])
def test_it_ends_where_scipy_does(strong: bool) -> None:
    rng = np.random.default_rng(1)
    X = rng.standard_normal((60, 4))
    signs = np.where(X[:, 0] + rng.standard_normal(60) > 0, 1.0, -1.0)
    for objective in (rosenbrock(), logistic(X, signs)):
        run = BFGS(strong=strong, tolerance=1e-7).minimize(objective, objective.start, 500)
        best = minimize(objective.value, objective.start, jac=objective.gradient, method="BFGS", tol=1e-7)
        assert run.stopped_by == "small gradient"
        assert_allclose(run.path[-1], best.x, atol=1e-5)
        assert np.all(run.cosines > 0) and np.all(np.diff(run.values) < 0)
        assert_allclose(run.path[1:], run.path[:-1] + run.etas[:, np.newaxis] * run.searched, atol=1e-12)
        assert run.evaluations >= run.steps


def test_at_the_minimum_it_stays() -> None:
    run = BFGS().minimize(quadratic((1.0, 2.0)), [0.0, 0.0], 10)
    assert run.steps == 0 and run.evaluations == 0 and run.searched.shape == (0, 2)
