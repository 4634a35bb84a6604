"""Units, networks and their training: facts of Matteoni's notes, against differences and enumeration."""

from collections.abc import Callable
from itertools import product
from math import exp, tanh

import numpy as np
import pytest
from scipy.optimize import linprog

Net = Callable[[np.ndarray], np.ndarray]


def _slope(f: Callable[[float], float], x: float, step: float = 1e-6) -> float:
    return (f(x + step) - f(x - step)) / (2 * step)


def _unit_exists(table: tuple[int, ...]) -> bool:
    """Is there one threshold unit with this table over (0,0), (0,1), (1,0), (1,1)? A linear program."""
    X = np.array([[a, b, 1.0] for a, b in product((0, 1), repeat=2)])
    signs = np.where(np.array(table) == 1, 1.0, -1.0)
    solution = linprog(np.zeros(3), A_ub=-(signs[:, None] * X), b_ub=-np.ones(4), bounds=(None, None))
    return bool(solution.status == 0)


def test_exclusive_or_takes_two_layers() -> None:
    """AND, OR, and the second without the first; no single unit does it."""
    for a, b in product((0, 1), repeat=2):
        both, either = a + b >= 1.5, a + b >= 0.5
        assert (int(either) - int(both) >= 0.5) == (a != b)
    for a, b in product((-1, 1), repeat=2):  # inputs -1 and +1 move the thresholds to 1 and -1
        assert (int(a + b >= -1) - int(a + b >= 1) >= 0.5) == (a != b)
    assert not _unit_exists((0, 1, 1, 0))
    assert _unit_exists((0, 1, 1, 1))


def test_three_threshold_units_load_every_function_of_two_bits() -> None:
    """One unit loads 14 of the 16 functions; two hidden units and an output load all, found by trying them all."""
    units = [table for table in product((0, 1), repeat=4) if _unit_exists(table)]
    assert len(units) == 14
    loaded = {
        tuple(top[2 * left + right] for left, right in zip(first, second, strict=True))
        for first, second, top in product(units, repeat=3)
    }
    assert len(loaded) == 16


def test_slopes_of_activation_functions() -> None:
    """Logistic, tanh, Gaussian and softmax, against differences; 1 - tanh(1)^2 = 0.42."""
    for x, alpha in product((-1.3, 0.2, 2.0), (0.5, 1.0, 3.0)):

        def logistic(z: float, a: float = alpha) -> float:
            return 1 / (1 + exp(-a * z))

        def bump(z: float, a: float = alpha) -> float:
            return exp(-a * z * z)

        assert _slope(logistic, x) == pytest.approx(alpha * logistic(x) * (1 - logistic(x)), abs=1e-8)
        assert _slope(bump, x) == pytest.approx(-2 * alpha * x * bump(x), abs=1e-8)
        assert _slope(tanh, x) == pytest.approx(1 - tanh(x) ** 2, abs=1e-8)
    assert 1 - tanh(1) ** 2 == pytest.approx(0.4199743416, abs=5e-11)
    net = np.array([0.3, -1.0, 2.0])
    s = np.exp(net) / np.exp(net).sum()
    for j, direction in enumerate(np.eye(3)):
        up, down = np.exp(net + 1e-6 * direction), np.exp(net - 1e-6 * direction)
        assert np.allclose((up / up.sum() - down / down.sum()) / 2e-6, (np.diag(s) - np.outer(s, s))[:, j], atol=1e-8)


def test_delta_contains_the_slope_once() -> None:
    """dE/dw for x = 2, w = 1, d = 1 is -0.05006; with the slope in twice the step is 9.5 times too small."""

    def error(w: float) -> float:
        return (1 - 1 / (1 + exp(-2 * w))) ** 2

    out = 1 / (1 + exp(-2))
    once = -2 * 2 * (1 - out) * out * (1 - out)
    assert _slope(error, 1.0) == pytest.approx(once, abs=1e-9)
    assert once == pytest.approx(-0.05006216869, abs=5e-12)
    assert once / (once * out * (1 - out)) == pytest.approx(9.52, abs=0.01)


def test_one_hidden_layer_approximates_a_continuous_function() -> None:
    """A staircase of steep sigmoids follows sin(6x) ever closer; a jump of 1 stays at least 1/2 away from it."""
    x = np.linspace(0, 1, 2001)

    def staircase(target: Net, units: int) -> Net:
        knots = (np.arange(units) + 0.5) / units
        rises = target(np.arange(1, units + 1) / units) - target(np.arange(units) / units)
        start = float(target(np.zeros(1))[0])
        return lambda z: start + (1 / (1 + np.exp(-(z[:, None] - knots) * 4 * units))) @ rises

    misses = [np.abs(staircase(lambda z: np.sin(6 * z), n)(x) - np.sin(6 * x)).max() for n in (10, 40, 160)]
    assert misses == sorted(misses, reverse=True)
    assert misses[-1] < 0.05
    beside = np.array([0.5 - 1e-12, 0.5 + 1e-12])
    for units in (10, 40, 160):
        values = staircase(lambda z: (z > 0.5).astype(float), units)(beside)
        assert np.abs(values - [0, 1]).max() >= 0.5 - 1e-6


def test_backpropagation_against_differences() -> None:
    """Deltas of a 2-3-2 network with tanh, one step through the layers; 0.42302 for the net of three weights."""
    rng = np.random.default_rng(15)
    x, d, W, V = rng.normal(size=2), rng.normal(size=2), rng.normal(size=(3, 2)), rng.normal(size=(2, 3))

    def error(weights: np.ndarray) -> float:
        hidden, out = weights[:6].reshape(3, 2), weights[6:].reshape(2, 3)
        return float(np.sum((d - np.tanh(out @ np.tanh(hidden @ x))) ** 2) / 2)

    h = np.tanh(W @ x)
    o = np.tanh(V @ h)
    delta_out = (d - o) * (1 - o**2)
    delta_hidden = (V.T @ delta_out) * (1 - h**2)
    minus_gradient = np.concatenate([np.outer(delta_hidden, x).ravel(), np.outer(delta_out, h).ravel()])
    at, step = np.concatenate([W.ravel(), V.ravel()]), 1e-6
    for i, e in enumerate(np.eye(12)):
        assert (error(at - step * e) - error(at + step * e)) / (2 * step) == pytest.approx(minus_gradient[i], abs=1e-7)
    assert (1 - tanh(0.5)) * (1 - tanh(0.5) ** 2) == pytest.approx(0.4230167423, abs=5e-11)


def test_linear_decay_and_momentum() -> None:
    """0.37625 after 50 of 200 steps; momentum 0.9 speeds up tenfold and is stable up to 2 (1 + 0.9)/lambda."""
    by_the_formula = (1 - 50 / 200) * 0.5 + 50 / 200 * 0.005
    assert by_the_formula == pytest.approx(np.interp(50, [0, 200], [0.5, 0.005])) == pytest.approx(0.37625)
    speed = 0.0
    for _ in range(500):
        speed = 1 + 0.9 * speed
    assert speed == pytest.approx(1 / (1 - 0.9))
    limit, largest = 2 * 1.9 / 4, 4.0
    assert limit == pytest.approx(0.95)
    for share, radius in ((0.99, 0.9487), (1.01, 1.166)):
        turn = np.array([[1 + 0.9 - share * limit * largest, -0.9], [1, 0]])
        assert np.abs(np.linalg.eigvals(turn)).max() == pytest.approx(radius, abs=5e-4)


def test_weight_decay_of_the_printed_loss() -> None:
    """A gradient step on the penalised loss shrinks by 1 - 2 eta lambda; as printed, by 1 - 2 lambda."""
    eta, penalty, w = 0.1, 0.01, 3.0
    stepped = w - eta * _slope(lambda v: penalty * v * v, w)
    assert stepped == pytest.approx((1 - 2 * eta * penalty) * w) == pytest.approx(0.998 * w)
    assert (1 - 2 * penalty) * w == pytest.approx(0.98 * w)
    for _ in range(1000):
        w -= eta * 2 * penalty * w
    assert w / 3.0 == pytest.approx(0.1350645224, abs=5e-11)


def test_cascade_score_and_its_gradient() -> None:
    """S = 2 for outputs 1, 2, 3 and errors -1, 0, 1; the gradient by differences; any constant may be taken off."""
    rng = np.random.default_rng(16)
    inputs, errors, w = rng.normal(size=(8, 3)), rng.normal(size=(8, 2)), rng.normal(size=3)
    centred = errors - errors.mean(axis=0)

    def score(weights: np.ndarray, away: float | None = None) -> float:
        out = np.tanh(inputs @ weights)
        return float(np.abs((out - (out.mean() if away is None else away)) @ centred).sum())

    assert abs((1 - 2) * -1 + 0 + (3 - 2) * 1) == 2
    assert score(w, 17.0) == pytest.approx(score(w))
    signs = np.sign((np.tanh(inputs @ w)) @ centred)
    gradient = ((centred * signs).sum(axis=1) * (1 - np.tanh(inputs @ w) ** 2)) @ inputs
    for j, e in enumerate(np.eye(3)):
        assert (score(w + 1e-6 * e) - score(w - 1e-6 * e)) / 2e-6 == pytest.approx(gradient[j], abs=1e-6)
