"""Optimizers: steps worked by hand, closed forms on quadratics, the courses' numbers, and the theorems' curves."""

import pickle
from dataclasses import fields, replace
from inspect import cleandoc
from math import log
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal

from learners.optimizers import about, optimizers
from learners.optimizers.objective import Objective
from learners.optimizers.objectives import (
    noisy,
    notes_quadratic,
    quadratic,
    rosenbrock,
    two_exponentials,
)
from tests.sentences import pattern

NAMES = list(optimizers)
STOCHASTIC = ("sgd", "sgd_risk_minimization", "strongly_convex_sgd")
each = pytest.mark.parametrize("name", NAMES)


def _slope(gradient: float) -> Objective:
    """The line f(w) = gradient w, whose gradient never changes."""
    return Objective("Line", lambda w: gradient * float(w[0]), lambda w: np.array([gradient]), np.zeros(1))


# Generic promises.


def test_discovery_finds_optimisers_only() -> None:
    assert {"gradient_descent", "sgd", "momentum", "nesterov", "adagrad", "adadelta", "rmsprop", "adam"} <= set(NAMES)
    assert not {"schedules", "objectives", "objective", "run", "gradient_check"} & set(NAMES)
    assert len(optimizers) == len(NAMES)
    with pytest.raises(KeyError, match=pattern("no optimizer mine")):
        optimizers["mine"]


@each
def test_an_optimiser_speaks_for_itself(name: str) -> None:
    words = about(name)
    optimizer: type[Any] = optimizers[name]
    assert (words.title, words.description) == (optimizer.title, optimizer.description)
    docstring = cleandoc(optimizer.__doc__ or "")
    assert "Source: " in docstring
    assert all(f"\n{field.name} : " in docstring for field in fields(optimizer))


@each
def test_equal_seeds_replay_the_same_run(name: str) -> None:
    objective = noisy(quadratic())
    runs = [optimizers[name]().minimize(objective, [1.0, 2.0], 20, np.random.default_rng(5)) for _ in range(2)]
    assert_array_equal(runs[0].path, runs[1].path)
    run = pickle.loads(pickle.dumps(runs[0]))
    assert run.path.shape == (run.steps + 1, 2)
    assert run.values.shape == run.gradient_norms.shape == (run.steps + 1,)
    assert run.directions.shape == run.averages.shape == (run.steps, 2)


@each
def test_the_way_down_is_down(name: str) -> None:
    rng = np.random.default_rng(1) if name in STOCHASTIC else None
    objective = noisy(quadratic((1.0, 2.0)), 0.1)
    settings = {"regularisation": 1.0} if name == "strongly_convex_sgd" else {}
    run = optimizers[name](**settings).minimize(objective, [1.0, 1.0], 300, rng)
    assert run.values[-1] < (0.5 if name == "adadelta" else 0.2) * run.values[0]


@each
def test_bad_starts_steps_and_noises_get_one_sentence(name: str) -> None:
    optimizer, rng = optimizers[name](), np.random.default_rng(0)
    with pytest.raises(ValueError, match=pattern("start 2 finite; 0")):
        optimizer.minimize(noisy(quadratic()), [0], 3, rng)
    with pytest.raises(ValueError, match=pattern("steps integer ≥ 0; -1")):
        optimizer.minimize(noisy(quadratic()), [0, 0], -1, rng)
    if name in STOCHASTIC:
        with pytest.raises(ValueError, match=pattern("rng Generator None")):
            optimizer.minimize(quadratic(), [0, 0], 3)
        with pytest.raises(ValueError, match=pattern("None without Quadratic none")):
            optimizer.minimize(quadratic(), [0, 0], 3, rng)


@each
def test_bad_hyperparameters_get_one_sentence(name: str) -> None:
    for field in fields(optimizers[name]):
        for value in (float("nan"), -1.0, "wet"):
            with pytest.raises(ValueError, match=rf"^{field.name} of \w+ \([^()]+\) [^\n]+; got [^\n]+$"):
                optimizers[name](**{field.name: value})


@each
def test_no_step_leaves_the_start(name: str) -> None:
    run = optimizers[name]().minimize(noisy(quadratic()), [3.0, 1.0], 0, np.random.default_rng(0))
    assert run.stopped_by == "steps"
    for rule in ("last", "mean", "suffix", "best"):
        assert_array_equal(run.output(rule), [3.0, 1.0])


# Gradient descent.


def test_the_notes_quadratic_in_ten_steps() -> None:
    run = optimizers["gradient_descent"](rate=0.01).minimize(notes_quadratic(), [0, 0], 10)
    # each coordinate's error shrinks by 1 - 0.01 * 50 and 1 - 0.01 * 2
    assert run.values[-1] == pytest.approx(25 * (6 * 0.5**10) ** 2 + (8 * 0.98**10) ** 2, rel=1e-12)
    assert run.values[-1] == pytest.approx(42.73, abs=0.005)
    assert pytest.approx(2.99e6, rel=1e-3) == 25 * (6 * 1.5**10) ** 2 + (8 * 1.02**10) ** 2  # the printed plus


def test_caltech_homework_5() -> None:
    run = optimizers["gradient_descent"](rate=0.1).minimize(two_exponentials(), [1, 1], 20)
    assert int(np.argmax(run.values < 1e-14)) == 10
    assert_allclose(run.path[10], [0.04473629, 0.02395871], atol=5e-9)


@pytest.mark.parametrize("angle", [0.0, 0.7])
def test_every_component_of_the_error_shrinks_by_its_own_factor(angle: float) -> None:
    objective, rate = quadratic((1.0, 4.0), angle=angle, centre=(2.0, -1.0)), 0.3
    run = optimizers["gradient_descent"](rate=rate).minimize(objective, [5.0, 5.0], 12)
    assert objective.hessian is not None
    H, c = objective.hessian(run.path[0]), objective.minimizer
    power = np.linalg.matrix_power(np.eye(2) - rate * H, 12)
    assert_allclose(run.path[-1], c + power @ (run.path[0] - c), atol=1e-12)
    assert_allclose(np.linalg.eigvalsh(H), [1, 4])


def test_the_learning_rate_limit_is_two_over_the_smoothness() -> None:
    objective, best = quadratic((1.0, 10.0)), 2 / 11
    descend = lambda rate: optimizers["gradient_descent"](rate=rate).minimize(objective, [1.0, 1.0], 400)  # noqa: E731
    assert descend(0.99 * 0.2).values[-1] < 1e-6
    assert descend(1.02 * 0.2).values[-1] > 1e5
    assert descend(0.25).stopped_by == "diverged"
    assert_allclose(np.abs(descend(0.2).path[:, 1]), 1)  # at the limit it swings for ever
    errors = np.linalg.norm(descend(best).path, axis=1)
    assert_allclose(errors[1:40] / errors[:39], 9 / 11)  # (kappa - 1) / (kappa + 1)
    # one set of notes has 1/(2L): that converges too, more slowly
    assert int(np.argmax(0.6 ** np.arange(200) <= 1e-6)) == 28
    assert log(1e-6) / log(0.875) == pytest.approx(103.4626412)


def test_which_rule_stopped() -> None:
    descend = optimizers["gradient_descent"]
    assert descend(rate=0.01).minimize(quadratic(), [1, 1], 5).stopped_by == "steps"
    still = descend(tolerance=0).minimize(quadratic(), [0, 0], 5)
    assert (still.stopped_by, still.steps) == ("small gradient", 0)
    run = descend(rate=0.5, tolerance=1e-3).minimize(quadratic((1.0,)), [1.0], 100)
    assert (run.stopped_by, run.steps) == ("small gradient", 10)  # 2^-10 is the first below 10^-3
    run = descend(rate=0.5, least_decrease=1e-3).minimize(quadratic((1.0,)), [1.0], 100)
    # f falls from 4^-t / 2 to a quarter of it: 3/8 4^-t is first <= 10^-3 for t = 5, the sixth step
    assert (run.stopped_by, run.steps) == ("small decrease", 6)
    run = descend(rate=1.0).minimize(rosenbrock(), [10, 10], 100)
    assert run.stopped_by == "diverged"
    assert run.steps < 10


def test_armijo_holds_at_every_step_of_backtracking() -> None:
    run = optimizers["backtracking_descent"](slope=0.3).minimize(rosenbrock(), [-1.2, 1.0], 200)
    moved = np.diff(run.path, axis=0)
    bound = 0.3 * np.einsum("ij,ij->i", run.directions, moved)  # negative: along minus the gradient
    assert (np.diff(run.values) <= bound + 1e-12).all()
    etas = np.linalg.norm(moved, axis=1) / np.linalg.norm(run.directions, axis=1)
    assert_allclose(np.log2(etas), np.round(np.log2(etas)), atol=1e-6)
    # 1 - eta + eta^2/2 for f = w^2/2 from 1: eta = 1 lands on the minimum at once
    assert optimizers["backtracking_descent"]().minimize(quadratic((1.0,)), [1.0], 9).steps == 1


def test_backtracking_says_when_no_step_helps() -> None:
    wrong_way = replace(quadratic((1.0,)), gradient=lambda w: -w)
    assert optimizers["backtracking_descent"]().minimize(wrong_way, [1.0], 9).stopped_by == "no descent"


# Stochastic gradient descent, and what is answered.


def test_outputs_of_a_path_known_by_heart() -> None:
    run = optimizers["gradient_descent"](rate=1.0).minimize(_slope(-1.0), [0.0], 100)  # w_t = t - 1
    assert run.output("last") == 100
    assert run.output("mean") == pytest.approx(99 / 2)
    assert_allclose(run.averages[:3, 0], [0, 0.5, 1])
    assert run.suffix_mean(50) == pytest.approx(74.5)  # the mean of 50..99; the notes' sum has 51 terms
    assert run.output("suffix") == run.suffix_mean(50)
    assert run.suffix_mean(1) == 99
    assert run.best == 100
    for wrong in (0, 101):
        with pytest.raises(ValueError, match=pattern("integer 1..100")):
            run.suffix_mean(wrong)
    with pytest.raises(ValueError, match=pattern("rule output")):
        run.output("first")
