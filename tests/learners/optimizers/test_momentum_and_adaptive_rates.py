"""Momentum and adaptive rates: steps by hand, closed forms along a line, matrix powers on quadratics."""

from math import sqrt
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose

from learners.optimizers import optimizers
from learners.optimizers.objective import Objective
from learners.optimizers.objectives import quadratic
from learners.optimizers.quadratics import components, descent_factors, momentum_radii, nesterov_radii
from tests.sentences import pattern


def _slope(gradient: float) -> Objective:
    """The line f(w) = gradient w, whose gradient never changes."""
    return Objective("Line", lambda w: gradient * float(w[0]), lambda w: np.array([gradient]), np.zeros(1))


def test_momentum_by_hand_and_by_matrix_powers() -> None:
    rate, keep, curvature = 0.1, 0.9, 4.0
    run = optimizers["momentum"](rate=rate, momentum=keep).minimize(quadratic((curvature,)), [1.0], 30)
    assert_allclose(run.path[1:3, 0], [0.6, 0.0], atol=1e-15)  # v = .4; v = .36 + .24
    step = np.array([[1 - rate * curvature, -keep], [rate * curvature, keep]])  # of (w, v)
    states = [np.linalg.matrix_power(step, t) @ [1.0, 0.0] for t in range(31)]
    assert_allclose(run.path[:, 0], [state[0] for state in states], atol=1e-12)


def test_momentum_reaches_its_terminal_speed() -> None:
    run = optimizers["momentum"](rate=0.01, momentum=0.9).minimize(_slope(1.0), [0.0], 200)
    speeds = -np.diff(run.path[:, 0])
    assert_allclose(speeds, 0.01 * (1 - 0.9 ** np.arange(1, 201)) / 0.1)
    assert speeds[-1] == pytest.approx(0.1, rel=1e-8)  # ten times the rate


def test_momentum_converges_up_to_its_own_limit() -> None:
    limit = 2 * (1 + 0.9) / 4
    assert limit == pytest.approx(0.95)
    growth = {}
    for share in (0.99, 1.01):
        run = optimizers["momentum"](rate=share * limit).minimize(quadratic((4.0,)), [1.0], 60)
        growth[share] = run.values[-1]
    assert growth[0.99] < 1e-2 * growth[1.01]
    assert growth[1.01] > 1e4


@pytest.mark.parametrize("curvature", [1.0, 4.0])
def test_nesterov_by_matrix_powers(curvature: float) -> None:
    rate, keep = 0.1, 0.9
    run = optimizers["nesterov"](rate=rate, momentum=keep).minimize(quadratic((curvature,)), [1.0], 30)
    pull = rate * curvature
    step = np.array([[1 - pull, -keep + pull * keep], [pull, keep - pull * keep]])
    states = [np.linalg.matrix_power(step, t) @ [1.0, 0.0] for t in range(31)]
    assert_allclose(run.path[:, 0], [state[0] for state in states], atol=1e-12)


def test_momentum_and_nesterov_outrun_gradient_descent_in_a_ravine() -> None:
    # The best constants of each on eigenvalues 1 and 100: factors 9/11 and 1 - 1/10 a step against 99/101.
    ravine, steps = quadratic((1.0, 100.0)), 120
    ball = optimizers["momentum"](rate=(2 / 11) ** 2, momentum=(9 / 11) ** 2).minimize(ravine, [1, 1], steps)
    ahead = optimizers["nesterov"](rate=0.01, momentum=9 / 11).minimize(ravine, [1, 1], steps)
    plain = optimizers["gradient_descent"](rate=2 / 101).minimize(ravine, [1, 1], steps)
    assert max(ball.values[-1], ahead.values[-1]) < 1e-4 * plain.values[-1]


@pytest.mark.parametrize("gradient", [-0.01, 3.0])
def test_adaptive_rates_along_a_line(gradient: float) -> None:
    """On a constant gradient all of them have closed forms in the step's number t."""
    t, sign, line = np.arange(1, 41), np.sign(gradient), _slope(gradient)
    moves = {
        name: -np.diff(optimizers[name](**settings).minimize(line, [0.0], 40).path[:, 0])
        for name, settings in {
            "adagrad": dict(rate=0.5),
            "rmsprop": dict(rate=0.5, decay=0.9),
            "adam": dict(rate=0.5),
        }.items()
    }
    assert_allclose(moves["adagrad"], 0.5 * sign / np.sqrt(t), rtol=1e-6)
    assert_allclose(moves["rmsprop"], 0.5 * sign / np.sqrt(1 - 0.9**t), rtol=1e-5)
    assert_allclose(moves["adam"], 0.5 * sign, rtol=1e-5)


def test_two_steps_of_each_by_hand() -> None:
    """f = w^2 / 2 from 1, so that the gradient is w itself; epsilons too small to see, but in Adadelta."""
    square = quadratic((1.0,))
    two = lambda name, **settings: optimizers[name](**settings).minimize(square, [1.0], 2).path[1:, 0]  # noqa: E731
    # Adagrad, rate .5: 1 - .5 = .5, then .5 - .5 * .5 / sqrt(1.25)
    assert_allclose(two("adagrad", rate=0.5), [0.5, 0.2763932023], rtol=1e-9)
    # RMSprop, rate .1, decay .9: G = .1, w = 1 - .1 / sqrt(.1) = .6837722340; G = .09 + .1 w^2 = .1367544468
    assert_allclose(two("rmsprop", rate=0.1, decay=0.9), [0.6837722340, 0.4988701384], rtol=1e-6)
    # Adam, rate .1: w = .9; m' = .18 / .19, v' = .001809 / .001999
    assert_allclose(two("adam", rate=0.1), [0.9, 0.9 - 0.1 * (0.18 / 0.19) / sqrt(1.809 / 1.999)], rtol=1e-7)
    # Adadelta, decay .9: the first step is sqrt(1e-6) / sqrt(.1 + 1e-6)
    first = sqrt(1e-6 / (0.1 + 1e-6))
    w, moves = 1 - first, 0.1 * first**2
    second = sqrt(moves + 1e-6) / sqrt(0.09 + 0.1 * w**2 + 1e-6) * w
    assert_allclose(two("adadelta"), [w, w - second], rtol=1e-12)
    assert first == pytest.approx(0.0031622619)


def test_rmsprops_two_conventions() -> None:
    # g = 1e-4, decay .99, epsilon 1e-8: denominators 1.001e-5 outside of the root, 1.005e-4 inside
    line, settings = _slope(1e-4), dict(rate=1.0, decay=0.99, epsilon=1e-8)
    moved: dict[bool, Any] = {
        inside: -optimizers["rmsprop"](**settings, inside=inside).minimize(line, [0.0], 1).path[1, 0]
        for inside in (False, True)
    }
    assert 1e-4 / moved[False] == pytest.approx(1.001e-5, rel=1e-3)
    assert 1e-4 / moved[True] == pytest.approx(1.005e-4, rel=1e-3)


def test_adam_fails_where_reddi_kale_and_kumar_say() -> None:
    """Gradients C, -1, -1, ... on [-1, 1]: the best point is -1; without a memory of long gradients Adam goes to 1."""
    turn = iter(range(10**6))

    def gradient(rng: np.random.Generator, w: np.ndarray) -> np.ndarray:
        return np.array([3.0 if next(turn) % 3 == 0 else -1.0])

    line = Objective("Turns", lambda w: float(w[0]), lambda w: np.ones(1) / 3, np.zeros(1), gradient)
    adam = optimizers["adam"](rate=0.01, first_decay=0.0, second_decay=1 / (1 + 3**2))
    run = adam.minimize(line, [0.0], 300, np.random.default_rng(0))
    # per three steps the gradients add up to +1, so that w ought to fall; it rises
    assert run.path[-1, 0] > 0.2


def test_spectral_radii_beside_the_limit_and_beside_matrices() -> None:
    limit = 2 * (1 + 0.9) / 4
    assert momentum_radii([4.0], 0.99 * limit, 0.9) == pytest.approx([0.9487], abs=5e-5)
    assert momentum_radii([4.0], 1.01 * limit, 0.9) == pytest.approx([1.166], abs=5e-4)
    assert momentum_radii([4.0], limit, 0.9) == pytest.approx([1])
    assert momentum_radii([1.0], 0.4, 1.0) == pytest.approx([1])  # momentum 1 swings for ever
    for rate, keep, curvature in ((0.1, 0.9, 4.0), (0.3, 0.5, 1.0), (0.02, 0.95, 9.0)):
        pull = rate * curvature
        ball = np.array([[1 - pull, -keep], [pull, keep]])
        ahead = np.array([[1 - pull, -keep + pull * keep], [pull, keep - pull * keep]])
        for matrix, radii in ((ball, momentum_radii), (ahead, nesterov_radii)):
            assert radii([curvature], rate, keep) == pytest.approx([np.abs(np.linalg.eigvals(matrix)).max()])


def test_each_component_shrinks_by_its_factor() -> None:
    objective, rate = quadratic((1.0, 10.0), angle=0.6, centre=(2.0, 1.0)), 0.15
    run = optimizers["gradient_descent"](rate=rate).minimize(objective, [5.0, 5.0], 20)
    along = components(objective, run.path)
    assert_allclose(along[1:], along[:-1] * descent_factors([1.0, 10.0], rate), atol=1e-12)
    best = 2 / (1 + 10)
    assert np.abs(descent_factors([1.0, 10.0], best)).max() == pytest.approx(0.8181818182)
    with pytest.raises(ValueError, match=pattern("objective components")):
        components(_slope(1.0), run.path)


def test_rates_tell_each_coordinate_from_the_other() -> None:
    run = optimizers["gradient_descent"](rate=0.05).minimize(quadratic((1.0, 10.0)), [1.0, 0.0], 5)
    assert_allclose(run.rates[:, 0], 0.05)
    assert np.isnan(run.rates[:, 1]).all()  # it stood still there
    run = optimizers["adagrad"](rate=0.5).minimize(quadratic((1.0, 10.0)), [1.0, 1.0], 5)
    assert_allclose(run.rates[0], [0.5, 0.05])  # the first step is as long along both
    assert (np.diff(run.rates, axis=0) < 0).all()
    assert_allclose(run.moves.sum(axis=0), run.path[-1] - run.path[0])
