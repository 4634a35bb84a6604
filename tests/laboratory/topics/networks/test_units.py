"""The number of units: slopes by the general network, errors by integrals, small fits by another method."""

import numpy as np
import pytest
from scipy.integrate import quad
from scipy.optimize import minimize

from laboratory.topics import views
from laboratory.topics.networks.units.run import SIZES, UnitsCompared, loss_and_slope, units
from laboratory.topics.networks.wave import target
from learners.networks.network import Network, loss_and_gradient
from tests.showing import trace

VIEW = views["networks.units"]


@pytest.fixture(scope="module")
def run() -> UnitsCompared:
    return units(25, 0.4, 0.002, 0)


@pytest.mark.parametrize("size", [1, 4])
def test_loss_and_slope_are_those_of_a_general_network(size: int) -> None:
    rng = np.random.default_rng(size)
    flat, x, y = rng.standard_normal(3 * size + 1), rng.uniform(-1, 1, 9), rng.standard_normal(9)
    parts = (flat[:size, np.newaxis], flat[np.newaxis, size : 2 * size]), (flat[2 * size : -1], flat[-1:])
    value, slope = loss_and_gradient(Network(*parts), x[:, np.newaxis], y[:, np.newaxis], "squared")
    penalty = 0.03 * np.sum(flat[: 2 * size] ** 2)
    slope[: 2 * size] += 0.06 * flat[: 2 * size]
    ours, down = loss_and_slope(flat, x, y, 0.03)
    assert ours == pytest.approx(value + penalty, rel=1e-12)
    np.testing.assert_allclose(down, slope, rtol=1e-10, atol=1e-13)


def function(network: Network, x: float) -> float:
    (w, v), (b, c) = network.weights, network.biases
    return float(v[0] @ np.tanh(w[:, 0] * x + b) + c[0])


@pytest.mark.parametrize("place", [0, 1, 3])
def test_errors_are_means_and_integrals(run: UnitsCompared, place: int) -> None:
    for row, network in enumerate((run.plain[place], run.decayed[place])):
        misses = [function(network, x) - y for x, y in zip(run.points, run.values, strict=True)]
        assert run.training[row, place] == pytest.approx(np.mean(np.square(misses)), rel=1e-10)
        area = quad(lambda x: (function(network, x) - float(target(np.array(x)))) ** 2, -1, 1, limit=500)[0]  # noqa: B023
        assert run.true[row, place] == pytest.approx(area / 2, rel=1e-3)


def test_networks_have_the_sizes_and_one_unit_is_fitted_as_by_another_method(run: UnitsCompared) -> None:
    assert [len(network.biases[0]) for network in run.plain] == list(SIZES)

    def loss(flat: np.ndarray) -> float:
        return float(np.mean((flat[1] * np.tanh(flat[0] * run.points + flat[2]) + flat[3] - run.values) ** 2))

    starts = np.random.default_rng(1).uniform(-3, 3, (8, 4))
    best = min(minimize(loss, start, method="Nelder-Mead", options={"maxiter": 4000}).fun for start in starts)
    assert run.training[0, 0] == pytest.approx(best, rel=1e-2)


def test_few_underfit_many_overfit_and_decay_keeps_many_in_check(run: UnitsCompared) -> None:
    """At the seed of the page: a factor of three each, far beyond what rounding moves."""
    (first, *_, last), decayed = run.true[0], run.true[1]
    smallest = run.true[0].min()
    assert first > 2 * smallest and last > 3 * smallest and decayed[-1] < last / 3
    assert run.training[0, -1] < run.training[0, 0] / 2
    assert np.ptp(decayed[3:]) < 0.1 * decayed[3:].mean()


def test_no_decay_is_one_row(run: UnitsCompared) -> None:
    plain = units(25, 0.4, 0.0, 0)
    assert plain.decayed is plain.plain
    np.testing.assert_array_equal(plain.training[0], run.training[0])
    assert "λ > 0" in VIEW(decay=0).more


def test_figures_and_texts_hold_the_errors(run: UnitsCompared) -> None:
    result = VIEW()
    np.testing.assert_array_equal(trace(result, 0, "true error")[1], run.true[0])
    np.testing.assert_array_equal(trace(result, 0, "training error")[1], run.training[0])
    np.testing.assert_array_equal(trace(result, 0, "with decay")[1], run.true[1])
    np.testing.assert_allclose(trace(result, 1, "1 unit")[1], [function(run.plain[0], x) for x in run.places])
    assert result.headline.value == run.true[0].min() and str(SIZES[run.best[0]]) in result.sentence
