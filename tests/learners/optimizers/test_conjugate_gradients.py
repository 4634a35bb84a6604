"""Line searches and conjugate gradients: closed forms on quadratics, SciPy's answers, and the notes' gaps replayed."""

from dataclasses import replace
from math import sqrt
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose

from learners.optimizers import optimizers
from learners.optimizers.conjugate import FORMULAS, all_betas
from learners.optimizers.empirical import logistic
from learners.optimizers.objective import Objective
from learners.optimizers.objectives import quadratic, rosenbrock
from learners.optimizers.wolfe import quadratic_steps, wolfe_search
from tests.sentences import pattern

Nonlinear, Linear = optimizers["nonlinear_conjugate_gradient"], optimizers["linear_conjugate_gradient"]


def _line(value: Any, slope: Any, start: float = 0.0) -> Objective:
    """A function of one weight."""
    return Objective(
        title="Line",
        value=lambda w: float(value(w[0])),
        gradient=lambda w: np.array([float(slope(w[0]))]),
        start=np.array([start]),
    )


# The line search.


def test_admissible_steps_of_the_notes_parabola() -> None:
    # f = w^2 from 1 along -2: the exact step is 1/2; Armijo to .75 (alpha .25), curvature from .05 (beta .9)
    low, high = quadratic_steps(0.5, 0.25, 0.9)
    assert (low, high) == pytest.approx((0.05, 0.75))
    parabola = _line(lambda w: w * w, lambda w: 2 * w, 1.0)
    for eta in np.linspace(0.01, 1, 100) + 1e-4:
        step = wolfe_search(parabola, np.ones(1), np.array([-2.0]), 0.25, 0.9, strong=False, first=eta, most=1)
        assert step.is_found == (low <= eta <= high)
        assert (step.armijo, step.curvature) == (eta <= high, eta >= low)


@pytest.mark.parametrize("strong", [False, True])
@pytest.mark.parametrize(("alpha", "beta"), [(1e-4, 0.9), (0.3, 0.4), (0.45, 0.46)])
@pytest.mark.parametrize("first", [1e-6, 0.3, 1e5])
def test_the_step_lies_among_the_admissible_ones(strong: bool, alpha: float, beta: float, first: float) -> None:
    objective, w = quadratic((1.0, 7.0), angle=0.4), np.array([2.0, -1.0])
    g = objective.gradient(w)
    assert objective.hessian is not None
    exact = float(g @ g) / float(g @ objective.hessian(w) @ g)
    low, high = quadratic_steps(exact, alpha, beta, strong)
    step = wolfe_search(objective, w, -g, alpha, beta, strong, first)
    assert step.is_found
    assert low * (1 - 1e-12) <= step.eta <= high * (1 + 1e-12)
    assert step.tried[0] == first
    assert step.tried[-1] == step.eta


def test_the_exact_step_is_refused_for_alpha_above_a_half() -> None:
    parabola = _line(lambda w: w * w, lambda w: 2 * w, 1.0)
    step = wolfe_search(parabola, np.ones(1), np.array([-2.0]), 0.75, 0.9, first=0.5, most=1)
    assert not step.armijo
    assert quadratic_steps(0.5, 0.75, 0.9)[1] == pytest.approx(0.25)


@pytest.mark.filterwarnings("ignore:The line search algorithm did not converge")  # SciPy's, now and then
@pytest.mark.parametrize("seed", range(10))
def test_both_conditions_hold_on_a_curved_valley(seed: int) -> None:
    from scipy.optimize import line_search

    valley, rng = rosenbrock(), np.random.default_rng(seed)
    w = rng.normal(size=2)
    p = -valley.gradient(w) * rng.uniform(0.1, 2, size=2)
    step = wolfe_search(valley, w, p, 1e-4, 0.1)
    slope, there = p @ valley.gradient(w), p @ valley.gradient(w + step.eta * p)
    assert step.is_found
    assert valley.value(w + step.eta * p) <= valley.value(w) + 1e-4 * step.eta * slope
    assert abs(there) <= 0.1 * abs(slope)
    theirs = line_search(valley.value, valley.gradient, w, p, c1=1e-4, c2=0.1)
    if theirs[0] is not None:  # SciPy's step must pass our judgement
        assert wolfe_search(valley, w, p, 1e-4, 0.1, first=theirs[0], most=1).is_found


def test_functions_not_bounded_below() -> None:
    straight = _line(lambda w: -w, lambda w: -1.0)
    step = wolfe_search(straight, np.zeros(1), np.ones(1), most=30)
    assert (step.is_found, step.armijo, step.curvature, step.evaluations) == (False, True, False, 30)
    # -e + e^2 - e^3/4 falls for ever, yet .5 is admissible: -.28125 <= -.05 and the slope there is -.1875
    cubic = _line(lambda e: -e + e**2 - e**3 / 4, lambda e: -1 + 2 * e - 0.75 * e**2)
    assert wolfe_search(cubic, np.zeros(1), np.ones(1), 0.1, 0.9, first=0.5).tried == (0.5,)


def test_bad_arguments_of_the_search_get_one_sentence() -> None:
    parabola, w, p = _line(lambda w: w * w, lambda w: 2 * w, 1.0), np.ones(1), np.array([-2.0])
    with pytest.raises(ValueError, match=r"^p .*descend.* 4$"):
        wolfe_search(parabola, w, -p)
    with pytest.raises(ValueError, match=r"^p .*descend.* 0$"):
        wolfe_search(parabola, np.zeros(1), p)
    for bad, message in (((0.0, 0.5), "alpha of"), ((0.5, 0.5), "beta of"), ((0.1, 1.0), "beta of")):
        with pytest.raises(ValueError, match=message):
            wolfe_search(parabola, w, p, *bad)
    with pytest.raises(ValueError, match=pattern("first > 0; 0")):
        wolfe_search(parabola, w, p, first=0)


# Conjugate gradients on quadratics.


@pytest.mark.parametrize("n", [2, 5, 9])
def test_directions_are_conjugate_and_n_steps_suffice(n: int) -> None:
    rng = np.random.default_rng(n)
    M = rng.normal(size=(n, n))
    H, b = M @ M.T + np.eye(n), rng.normal(size=n)
    objective = replace(
        quadratic(np.ones(n)),
        value=lambda w: float(w @ H @ w / 2 - b @ w),
        gradient=lambda w: H @ w - b,
        hessian=lambda w: H,
    )
    run = Linear().minimize(objective, np.zeros(n), n)
    assert_allclose(run.path[-1], np.linalg.solve(H, b), rtol=1e-8)
    P = run.searched
    gram = P @ H @ P.T
    assert np.abs(gram - np.diag(np.diag(gram))).max() < 1e-8 * gram.max()
    # all printed formulas are the same beta here
    assert_allclose(run.formulas[1:], np.tile(run.betas[1:, np.newaxis], (1, 4)), rtol=1e-6)
    # each exact step ends where the gradient is orthogonal to the direction
    assert_allclose(np.einsum("ij,ij->i", P, run.path[1:] @ H - b), 0, atol=1e-9)


def test_as_many_steps_as_different_eigenvalues() -> None:
    run = Linear(tolerance=1e-10).minimize(quadratic((3.0, 3.0, 3.0, 8.0, 8.0)), np.arange(1.0, 6), 50)
    assert (run.steps, run.stopped_by) == (2, "small gradient")
    with pytest.raises(ValueError, match=pattern("Hessian Line")):
        Linear().minimize(_line(lambda w: w, lambda w: 1.0), [0.0], 3)


def test_two_steps_by_hand() -> None:
    # f = (w1^2 + 10 w2^2)/2 from (10, 1): g = (10, 10), eta = 200/1100 = 2/11, then g = (90, -90)/11,
    # beta = (2 90^2/121)/200 = 81/121
    run = Linear().minimize(quadratic((1.0, 10.0)), [10.0, 1.0], 2)
    assert run.etas[0] == pytest.approx(2 / 11)
    assert run.betas[1] == pytest.approx(81 / 121)
    assert_allclose(run.path[-1], 0, atol=1e-12)


def test_exact_steps_against_the_gradient_by_hand() -> None:
    # the same start: eta = 2/11 to (90, -9)/11, then g = (90, -90)/11, again 2/11; each leaves (9/11)^2 of the value
    Steepest = optimizers["steepest_descent"]
    run = Steepest().minimize(quadratic((1.0, 10.0)), [10.0, 1.0], 2)
    assert_allclose(run.path, np.array([[10, 1], [90 / 11, -9 / 11], [810 / 121, 81 / 121]]))
    assert_allclose(run.values, 55 * (81 / 121) ** np.arange(3))
    assert Steepest().minimize(quadratic((1.0, 10.0)), [0.0, 0.0], 2).stopped_by == "small gradient"
    with pytest.raises(ValueError, match=pattern("Hessian Line")):
        Steepest().minimize(_line(lambda w: w, lambda w: 1.0), [0.0], 3)


def test_the_formulas_by_hand() -> None:
    # g = (3, 1), g' = (2, -1), p = -g: FR 5/10, PR <g', (-1, -2)> = 0, HS 0/5
    assert_allclose(all_betas(np.array([2.0, -1]), np.array([3.0, 1]), np.array([-3.0, -1])), [0.5, 0, 0, 0])
    # g' = (1, 1), g = (0, 2): FR 2/4, PR (1 - 1)/4; g' = (1, 0), g = (2, 0): PR -1/4, PR+ 0, HS -1/(2)
    assert_allclose(
        all_betas(np.array([1.0, 0]), np.array([2.0, 0]), np.array([-2.0, 0])), [0.25, -0.25, 0, -0.5], rtol=1e-15
    )
    assert np.isnan(all_betas(np.ones(2), np.ones(2), np.ones(2))[3])


# Other objectives.


@pytest.mark.parametrize("formula", FORMULAS)
def test_rosenbrocks_valley_is_walked_to_its_end(formula: str) -> None:
    run = Nonlinear(formula=formula, tolerance=1e-8, restart=2).minimize(rosenbrock(), [-1.2, 1.0], 2000)
    assert run.stopped_by == "small gradient"
    assert_allclose(run.path[-1], [1, 1], atol=1e-6)
    assert (np.diff(run.values) < 0).all()
    assert run.evaluations >= run.steps


@pytest.mark.parametrize("formula", FORMULAS)
def test_steps_directions_and_betas_fit_together(formula: str) -> None:
    valley = rosenbrock()
    run = Nonlinear(formula=formula).minimize(valley, [-1.2, 1.0], 30)
    g = np.array([valley.gradient(w) for w in run.path])
    assert_allclose(run.path[1:], run.path[:-1] + run.etas[:, np.newaxis] * run.searched)
    for t in range(1, run.steps):
        assert_allclose(run.formulas[t], all_betas(g[t], g[t - 1], run.searched[t - 1]), rtol=1e-12)
        assert_allclose(run.searched[t], -g[t] + run.betas[t] * run.searched[t - 1], rtol=1e-12)
        assert run.betas[t] == (0 if t in run.restarts else run.formulas[t][FORMULAS.index(formula)])
    lengths = np.linalg.norm(g[:-1], axis=1) * np.linalg.norm(run.searched, axis=1)
    assert_allclose(run.cosines, -np.einsum("ij,ij->i", g[:-1], run.searched) / lengths, rtol=1e-12)
    assert (run.cosines > 0).all()


def test_the_logistic_loss_as_scipy_minimises_it() -> None:
    from scipy.optimize import minimize

    rng = np.random.default_rng(0)
    X = rng.normal(size=(60, 4))
    y = np.where(X @ [1.0, -1, 0.5, 0] + rng.normal(size=60) > 0, 1.0, -1.0)
    objective = logistic(X, y)
    theirs = minimize(objective.value, np.zeros(4), jac=objective.gradient, method="CG", options={"gtol": 1e-10})
    for formula in FORMULAS:
        run = Nonlinear(formula=formula, tolerance=1e-7, restart=5).minimize(objective, np.zeros(4), 500)
        assert run.stopped_by == "small gradient"
        assert_allclose(run.path[-1], theirs.x, atol=1e-5)


def test_zoutendijks_sum_stays_below_its_bound() -> None:
    # f = (w1^2 + 10 w2^2)/2 from (10, 1): L f(w_1) / (alpha (1 - beta)) = 10 55 / (.5 .25) = 4400
    run = Nonlinear(decrease=0.5, curvature=0.75, formula="PR+").minimize(quadratic((1.0, 10.0)), [10.0, 1.0], 200)
    total = float(np.sum(run.cosines**2 * run.gradient_norms[: run.steps] ** 2))
    assert run.values[0] == pytest.approx(55)
    assert 200 <= total <= 4400


def _two_slopes() -> Objective:
    """Half of w^2 to the left of 0, 10 w^2 to the right: differentiable, and steep on one side."""
    return _line(lambda w: w * w / 2 if w < 0 else 10 * w * w, lambda w: w if w < 0 else 20 * w, -1.0)


def test_weak_conditions_do_not_make_fletcher_and_reeves_descend() -> None:
    # from -1 (g = -1, p = 1) to .2: f falls from .5 to .4, g = 4, FR gives 16 and p = -4 + 16 = 12: uphill
    objective, w, p = _two_slopes(), np.array([-1.0]), np.array([1.0])
    assert wolfe_search(objective, w, p, 1e-4, 0.4, strong=False, first=1.2, most=1).is_found
    assert not wolfe_search(objective, w, p, 1e-4, 0.4, strong=True, first=1.2, most=1).is_found
    g = objective.gradient(w + 1.2 * p)
    beta = all_betas(g, objective.gradient(w), p)[0]
    assert beta == pytest.approx(16)
    assert (-g + beta * p) @ g > 0
    # with the strong ones and beta = .4: |g'| <= .4, FR <= .16, so p = -g' + FR p still descends
    step = wolfe_search(objective, w, p, 1e-4, 0.4, first=1.2)
    g = objective.gradient(w + step.eta * p)
    assert step.is_found
    assert (-g + all_betas(g, objective.gradient(w), p)[0] * p) @ g < 0


def test_a_direction_that_climbs_is_not_followed() -> None:
    # the search tries 1 first; started from -sqrt(.8) it lands beyond 0, admissible in the weak sense
    objective = _two_slopes()
    run = Nonlinear(formula="FR", strong=False, curvature=0.4).minimize(objective, [-sqrt(0.8)], 20)
    assert 1 in run.restarts
    assert run.path[1] == pytest.approx([1 - sqrt(0.8)])
    assert (np.diff(run.values) < 0).all()


def test_restarts_fall_due() -> None:
    run = Nonlinear(formula="FR", restart=3).minimize(rosenbrock(), [-1.2, 1.0], 10)
    assert {3, 6, 9} <= set(run.restarts)
    assert (run.betas[[0, 3, 6, 9]] == 0).all()
