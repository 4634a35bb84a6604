"""Starting values: what the runs err, what their committee gains, and what weights alike cannot do."""

import numpy as np
import pytest
from scipy.integrate import quad

from laboratory.topics import views
from learners.networks.network import Network, forward
from tests.sentences import facts

VIEW = views["networks.restarts"]


@pytest.mark.parametrize("values", [{}, {"target": "corner", "units": 3}, {"spread": 30, "runs": 3}])
def test_the_committee_gains_the_variance_among_the_runs(values: dict) -> None:
    """Krogh and Vedelsby: its error is the runs' mean error less their mean squared distance from it."""
    run = VIEW(epochs=40, **values).run
    apart = np.trapezoid(((run.outputs - run.committee) ** 2).mean(axis=0), run.places) / 2
    assert run.committee_error == pytest.approx(run.errors.mean() - apart, rel=1e-9)
    assert run.committee_error <= run.errors.mean()


def test_errors_are_integrals_over_the_inputs() -> None:
    run = VIEW(epochs=60, runs=2, noise=0).run
    for part, error, loss in zip(run.done.runs, run.errors, run.losses, strict=True):
        exact, _ = quad(_squared, -1, 1, args=(part.network,))
        assert error == pytest.approx(exact / 2, rel=1e-4)
        outputs = forward(part.network, run.points[:, np.newaxis])[-1][:, 0]
        assert loss == pytest.approx(np.mean((outputs - run.values) ** 2), rel=1e-12)


def _squared(x: float, network: Network) -> float:
    """The squared distance of a network from the wave at x."""
    return float((forward(network, np.array([[x]]))[-1][0, 0] - 0.8 * np.sin(np.pi * x)) ** 2)


def test_units_that_begin_alike_stay_alike() -> None:
    run = VIEW(spread=0, runs=2, epochs=30).run
    for part in run.done.runs:
        inner, outer = part.network.weights
        assert np.ptp(inner) == 0 and np.ptp(outer) == 0
    assert run.deviation == 0


@pytest.mark.parametrize("units", [1, 10, 40])
def test_nothing_continuous_comes_near_a_step(units: int) -> None:
    """A step of height 1, seen on a grid: between two neighbouring places a smooth network hardly moves."""
    run = VIEW(target="step", units=units, epochs=100, runs=2).run
    steepest = np.abs(np.diff(run.committee)).max()
    assert run.farthest >= (1 - steepest) / 2


@pytest.mark.parametrize("way", ["fan_in", "orthogonal"])
def test_another_way_stands_beside_uniform_weights(way: str) -> None:
    """The numbers of uniform weights are those of a run of its own; the sample is the same."""
    result, uniform = VIEW(way=way, epochs=40, runs=3), VIEW(epochs=40, runs=3).run
    np.testing.assert_array_equal(result.run.points, uniform.points)
    assert not np.allclose(result.run.errors, uniform.errors)
    both = [f"**{run.errors.mean():.3g}** {np.std(run.errors, ddof=1):.3g}" for run in (uniform, result.run)]
    assert " ".join(both) in facts(result.more)
    assert f"{uniform.committee_error:.3g} {result.run.committee_error:.3g}" in facts(result.more)


def test_fan_in_is_of_both_layers() -> None:
    """Without steps that matter the weights are where they began: 2 * 0.5/1, and 2 * 0.5/20."""
    run = VIEW(way="fan_in", spread=0.5, units=20, rate=0.0001, epochs=1, runs=12).run
    inner, outer = (np.array([part.network.weights[layer] for part in run.done.runs]) for layer in (0, 1))
    assert 0.9 < np.abs(inner).max() < 1.01 and 0.045 < np.abs(outer).max() < 0.06
