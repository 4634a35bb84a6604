"""The sigmoid unit: its steps by hand, its slope, and that its squared error is not convex."""

import numpy as np
import pytest
from scipy.special import expit

from laboratory.topics import views

VIEW = views["linear_models.unit"]


def test_the_sigmoids_slope_enters_once() -> None:
    """From w = 0 out = 1/2 and its slope 1/4: the mean of (d - 1/2)/4 x, times the rate."""
    run = VIEW(epochs=1, rate=1).run
    rows = np.column_stack([np.ones_like(run.points), run.points])
    np.testing.assert_allclose(run.path[1], (run.targets - 0.5) / 4 @ rows / len(rows))


def test_in_turn_each_example_moves_at_once() -> None:
    run = VIEW(order="given", epochs=1, rate=0.3, steepness=2).run
    w = np.zeros(2)
    for x, d in zip(run.points, run.targets, strict=True):
        out = expit(2 * (w[0] + w[1] * x))
        w = w + 0.3 * (d - out) * 2 * out * (1 - out) * np.array([1, x])
    np.testing.assert_allclose(run.path[1], w)


def test_its_slope_is_a_quarter_of_the_steepness_at_most() -> None:
    run = VIEW(steepness=3).run
    net = run.path[-1, 0] + run.path[-1, 1] * run.points
    by_differences = (expit(3 * (net + 1e-6)) - expit(3 * (net - 1e-6))) / 2e-6
    np.testing.assert_allclose(run.slopes(run.last), by_differences, rtol=1e-6)
    assert run.slopes(0) == pytest.approx(0.75)


def test_the_squared_error_is_not_convex() -> None:
    """On the line from far on the wrong side to 0 the middle lies above the mean of the ends."""
    run = VIEW().run
    ends = np.array([0.0, -40.0]), np.array([0.0, 0.0])
    middle = run.mean_square((ends[0] + ends[1]) / 2)
    assert middle > (run.mean_square(ends[0]) + run.mean_square(ends[1])) / 2


def test_a_logarithmic_axis_within_few_decades_has_ticks_between() -> None:
    axis = VIEW().figures[1].layout.yaxis
    within = [tick for tick in axis.tickvals if axis.range[0] <= np.log10(tick) <= axis.range[1]]
    assert len(within) >= 2 and {0.1, 0.2} <= set(within)
