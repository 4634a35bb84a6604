"""Least absolute errors: the best of all lines through two points, which some best line is; and shares by a loop."""

from itertools import combinations

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.linear_models.absolute.run import AbsoluteRun, absolute, least_absolute
from tests.sentences import facts, pattern
from tests.showing import trace

VIEW = views["linear_models.absolute"]


def smallest_sum(x: np.ndarray, y: np.ndarray) -> float:
    """Over every line through two points."""
    sums = []
    for i, j in combinations(range(len(x)), 2):
        slope = (y[j] - y[i]) / (x[j] - x[i])
        sums.append(np.abs(y - y[i] - slope * (x - x[i])).sum())
    return float(min(sums))


@pytest.fixture(scope="module", params=["y", "x"])
def run(request: pytest.FixtureRequest) -> AbsoluteRun:
    return absolute(40, 3, request.param, 10, 0.5, seed=1)


def test_no_line_through_two_points_is_better(run: AbsoluteRun) -> None:
    assert 40 * run.mean_absolute(run.absolute) == pytest.approx(smallest_sum(run.x, run.y), rel=1e-9)
    above, on, below = run.sides(run.absolute)
    assert on == 2 and above + on + below == 40


def test_least_squares_is_numpys(run: AbsoluteRun) -> None:
    slope, intercept = np.polyfit(run.x, run.y, 1)
    assert run.squares == pytest.approx((intercept, slope), rel=1e-9)
    assert run.mean_square(run.squares) <= run.mean_square(run.absolute)
    assert run.mean_absolute(run.absolute) <= run.mean_absolute(run.squares)


def test_shares_by_a_loop(run: AbsoluteRun) -> None:
    sizes = sorted((abs(y - run.absolute[0] - run.absolute[1] * x) for x, y in zip(run.x, run.y, strict=True)))[::-1]
    for power in (1, 2):
        total = sum(size**power for size in sizes)
        expected = [sum(size**power for size in sizes[: k + 1]) / total for k in range(40)]
        np.testing.assert_allclose(run.shares(power), expected, rtol=1e-9)
    assert np.all(run.shares(2) >= run.shares(1) - 1e-12)


def test_a_label_still_farther_off_changes_nothing_but_an_input_does() -> None:
    near, far = (absolute(40, 3, "y", distance, 0.5, seed=1) for distance in (10, 1_000))
    assert near.absolute == pytest.approx(far.absolute, rel=1e-6)
    assert abs(far.squares[0] - near.squares[0]) > 50
    lever = absolute(40, 1, "x", 100, 0.5, seed=1)
    assert abs(lever.absolute[1]) < 0.2


def test_a_median_by_hand() -> None:
    """x = 0, 1, 2 and y = 0, 1, 5: y = x leaves 3; through the outer points 5/2·x leaves 3/2, the least."""
    x, y = np.array([0.0, 1.0, 2.0]), np.array([0.0, 1.0, 5.0])
    assert least_absolute(x, y) == pytest.approx((0, 2.5), abs=1e-9)


def test_more_moved_than_there_are() -> None:
    with pytest.raises(ValueError, match=pattern("10; 11")):
        VIEW(m=10, outliers=11)


def test_the_words_and_figures_hold_the_runs_numbers() -> None:
    result, run = VIEW(), absolute(40, 3, "y", 10, 0.5, 4)
    three = sum(sorted(run.residuals(run.absolute) ** 2)[-3:]) / sum(run.residuals(run.absolute) ** 2)
    assert f"3 {100 * three:.1f} %" in facts(result.more)
    assert f"1 {run.squares[1]:.4g} {run.absolute[1]:.4g}" in facts(result.sentence)
    assert np.allclose(trace(result, 1, "squared")[1][1:], run.shares(2))
    x, y = trace(result, 0, "absolute")
    assert np.allclose(y, run.absolute[0] + run.absolute[1] * x)
