"""Local minima: the share of SGD's runs that leave one, by the exact law of the chain; the rest by loops."""

from functools import cache
from math import cos, sin, sqrt
from typing import Any

import numpy as np
import pytest
from scipy.optimize import brentq, minimize_scalar
from scipy.stats import binom, norm

from laboratory.topics import views
from laboratory.topics.optimisation.valleys.run import BOWL, EDGE, RUNS, risk, slope, valleys
from tests.sentences import facts
from tests.showing import trace

VIEW = views["optimisation.valleys"]
ALARM = 1e-6  # of a false alarm, each
CASES = [
    (8.0, 3.0, 0.1, 1_000),
    (8.0, 2.0, 0.1, 1_000),
    (8.0, 1.0, 0.1, 300),
    (0.0, 8.0, 0.1, 400),
    (5.0, 4.0, 0.3, 50),
]


@cache
def law(start: float, noise: float, rate: float, steps: int) -> tuple[float, float, float]:
    """Probability that the last weight is in the deepest valley; mean and mean square of its risk.

    The density of the weights is carried from step to step on a grid finer than a third of a step's deviation, where
    sums of normal densities are integrals to many digits.
    """
    deviation, width = rate * noise, max(13.0, 7 * noise * sqrt(rate / (2 * BOWL)))
    grid = np.arange(-width, width, deviation / 3)
    gap = grid[1] - grid[0]
    after = grid - rate * (grid / 10 + np.sin(grid))
    kernel = norm.pdf(grid[:, np.newaxis], after[np.newaxis, :], deviation) * gap
    first = start - rate * (start / 10 + sin(start))
    density = norm.pdf(grid, first, deviation)
    for _ in range(steps - 2):
        density = kernel @ density
    last = norm.cdf(EDGE, after, deviation) - norm.cdf(-EDGE, after, deviation)
    share = float((density * last).sum() * gap)
    density = kernel @ density
    heights = grid**2 / 20 + 1 - np.cos(grid)
    assert density.sum() * gap == pytest.approx(1, abs=1e-6)
    return share, float((density * heights).sum() * gap), float((density * heights**2).sum() * gap)


@pytest.mark.parametrize("case", CASES)
def test_the_share_is_that_of_the_chains_own_law(case: tuple[float, float, float, int]) -> None:
    share, (start, noise, rate, steps) = law(*case)[0], case
    count = valleys(start, noise, rate, steps, 4).count
    assert binom.cdf(count, RUNS, share) > ALARM / 2 and binom.sf(count - 1, RUNS, share) > ALARM / 2


@pytest.mark.parametrize("case", CASES)
def test_the_mean_risk_of_the_last_weights_is_the_laws(case: tuple[float, float, float, int]) -> None:
    """Within five standard errors: 6e-7 for a normal mean."""
    _, mean, square = law(*case)
    start, noise, rate, steps = case
    measured = valleys(start, noise, rate, steps, 4).gaps[1]
    assert abs(measured - mean) < 5 * sqrt((square - mean**2) / RUNS)


def test_the_shares_lie_far_apart_where_the_text_says_so() -> None:
    usual, less, least = (law(*case)[0] for case in CASES[:3])
    assert usual > 0.8 > 0.4 > less > 0.1 and least < 1e-4
    assert VIEW().run.count > 300 and VIEW(noise=1).run.count == 0


def test_the_valleys_are_where_they_are_told_to_be() -> None:
    ridge = brentq(lambda w: w / 10 + sin(w), 3.2, 4)
    assert pytest.approx(ridge, abs=1e-9) == EDGE and BOWL + cos(EDGE) < 0
    local: Any = minimize_scalar(lambda w: w**2 / 20 + 1 - cos(w), bounds=(4, 7), method="bounded")
    assert "±5.68, 1.79" in VIEW.view.text.MEANING
    assert (f"{local.x:.2f}", f"{local.fun:.2f}") == ("5.68", "1.79")
    w = np.linspace(-12, 12, 24_001)
    signs = np.sign(slope(w[np.abs(w) > 1e-9]))
    assert np.count_nonzero(np.diff(signs)) == 5  # three minima and two ridges
    np.testing.assert_allclose(slope(w), np.gradient(risk(w), w), atol=2e-3)


def test_gradient_descent_and_sgd_by_a_loop() -> None:
    start, noise, rate, steps = 8.0, 3.0, 0.1, 5
    run, rng, w = valleys(start, noise, rate, steps, 2), np.random.default_rng(2), start
    for t in range(steps):
        assert run.descent[t] == pytest.approx(w)
        w -= rate * (w / 10 + sin(w))
    draws, ends, means = [rng.standard_normal(RUNS) for _ in range(steps)], [], []
    for i in range(RUNS):
        path = [start]
        for t in range(steps):
            path.append(path[-1] - rate * (path[-1] / 10 + sin(path[-1]) + noise * draws[t][i]))
        ends.append(path[-1])
        means.append(sum(path[3:]) / 3)
    np.testing.assert_allclose(run.ends, ends)
    np.testing.assert_allclose(run.means, means)


def test_without_noise_sgd_is_gradient_descent() -> None:
    run = valleys(8.0, 0.0, 0.1, 300, 0)
    np.testing.assert_allclose(run.ends, run.stop)
    assert run.share == 0 and run.settled and not run.descent_is_deep


def test_what_is_drawn_and_told_is_the_run() -> None:
    result = VIEW(noise=2)
    run = result.run
    np.testing.assert_array_equal(trace(result, 1, "SGD")[1], run.deep)
    np.testing.assert_array_equal(trace(result, 0, "SGD")[0], run.ends)
    assert f"{run.count} of {RUNS}" in facts(result.sentence) and "5.68" in facts(result.sentence)
    assert result.table["share_of_sgd_in_the_deepest_valley"][-1] == run.share
    assert "ridge" in VIEW(start=EDGE, steps=1).sentence
