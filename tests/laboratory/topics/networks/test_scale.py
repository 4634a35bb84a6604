"""Small and large weights: the best line by integrals, and what series and steps say of its limits."""

from math import e, log2
from typing import Any

import numpy as np
import pytest
from scipy.integrate import quad

from bounds import theorems
from laboratory.topics import views
from laboratory.topics.networks.graph.run import Sizes
from laboratory.topics.networks.scale.run import SCALES, Scaled, scaled
from tests.showing import trace

VIEW = views["networks.scale"]
ACTIVATIONS: dict[str, Any] = {
    "tanh": np.tanh,
    "logistic": lambda a: 1 / (1 + np.exp(-a)),
    "relu": lambda a: np.maximum(a, 0),
}


def parts(run: Scaled) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    return run.network.weights[0][:, 0], run.network.biases[0], run.network.weights[1][0]


def mean(function: Any, kinks: Any = None) -> float:
    """Over uniform inputs."""
    return float(quad(function, -1, 1, points=kinks, limit=400)[0]) / 2


@pytest.mark.parametrize("hidden", ACTIVATIONS)
@pytest.mark.parametrize("scale", [0.3, 1.0, 4.0])
def test_the_best_line_is_that_of_the_integrals(hidden: str, scale: float) -> None:
    run = scaled(scale, hidden, 5, 1)
    w, b, v = parts(run)
    kinks = sorted(x for x in -b / w if -1 < x < 1) if hidden == "relu" else None

    def output(x: float) -> float:
        return float(v @ ACTIVATIONS[hidden](scale * (w * x + b)))

    middle, square = mean(output, kinks), mean(lambda x: output(x) ** 2, kinks)
    slope = 3 * mean(lambda x: x * output(x), kinks)  # the mean of x² is 1/3
    variance = square - middle**2
    assert run.fit.slope == pytest.approx(slope, rel=2e-5, abs=1e-7)
    assert run.fit.left == pytest.approx(1 - slope**2 / 3 / variance, rel=1e-3, abs=1e-7)
    assert run.fit.outputs[400] == pytest.approx(output(0.0), abs=1e-12)


def test_small_weights_leave_the_share_of_the_next_term() -> None:
    """tanh a = a − a³/3 + ...: with weights times s the line leaves s⁴/9 of what it leaves of Σ v (wx + b)³."""
    run, s = scaled(0.01, "tanh", 6, 2), 0.01
    w, b, v = parts(run)
    grid = np.linspace(-1, 1, 20_001)
    cubes = ((np.outer(grid, w) + b) ** 3) @ v
    line = np.polynomial.Polynomial.fit(grid, cubes, 1)
    expected = s**4 / 9 * np.mean((cubes - line(grid)) ** 2) / ((v @ w) ** 2 / 3)
    assert run.fit.left == pytest.approx(expected, rel=5e-3)


def test_large_weights_make_a_staircase() -> None:
    run = scaled(100.0, "tanh", 6, 3)
    w, b, v = parts(run)
    steps = np.sign(np.outer(run.places, w) + b) @ v
    far = np.abs(np.outer(run.places, w) + b).min(axis=1) > 0.1
    np.testing.assert_allclose(run.fit.outputs[far], steps[far], atol=1e-6)
    assert far.mean() > 0.5 and len(np.unique(steps.round(9))) <= 7


def test_relu_is_as_curved_at_every_scale() -> None:
    run = scaled(1.0, "relu", 8, 5)
    np.testing.assert_allclose(run.left, run.fit.left, rtol=1e-9)
    assert run.fit.left > 1e-4


def test_a_function_that_is_flat_leaves_nothing() -> None:
    """One ReLU unit that is off on the whole interval outputs its bias, 0."""
    runs = [scaled(1.0, "relu", 1, seed) for seed in range(60)]
    off = [run for run in runs if all(parts(run)[0] * x + parts(run)[1] < 0 for x in (-1.0, 1.0))]
    assert off and all(run.fit.left == 0.0 for run in off)


def test_units_weights_and_the_theorem() -> None:
    run = scaled(1.0, "tanh", 12, 0)
    assert run.network.parameters == 37 and run.shattered == Sizes((1, 12, 1)).shattered
    assert run.inputs == {"weights": 37, "units": 13}
    assert theorems["vc_threshold_network"](**run.inputs) == pytest.approx(74 * log2(13 * e), rel=1e-12)
    result = VIEW(units=12)
    assert "37" in result.more and str(run.shattered[1] + 1) in result.more


def test_figures_and_headline_hold_the_shares() -> None:
    result, run = VIEW(scale=3, units=4, seed=7), scaled(3.0, "tanh", 4, 7)
    assert result.headline.value == 1 - run.fit.left
    np.testing.assert_array_equal(trace(result, 0, "network")[1], run.fit.outputs)
    np.testing.assert_array_equal(trace(result, 0, "best line")[1], run.fit.line)
    x, y = trace(result, 1, "by the<br>best line")
    assert x.tolist() == SCALES.tolist()
    for place in (0, 40, 80):
        assert y[place] == 1 - run.at(float(SCALES[place])).left
    assert run.length == pytest.approx(3 * np.sqrt(np.sum(parts(run)[0] ** 2)))
