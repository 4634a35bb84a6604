"""The delta rule against matrix powers, numbers worked out by hand, and least squares."""

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.linear_models.lms import text
from laboratory.topics.linear_models.lms.run import lms
from tests.sentences import facts

FOUR = ((1.0, 2.0), (2.0, 3.0), (3.0, 5.0), (4.0, 6.0))
DESIGN = np.array([[1.0, x] for x, _ in FOUR])
BEST = np.array([0.5, 1.4])  # the normal equations 4b + 10w = 16, 10b + 30w = 47


def test_in_batch_the_distance_from_least_squares_follows_powers_of_one_matrix() -> None:
    run = lms("batch", FOUR, 0.02)
    shrinks = np.eye(2) - 2 * 0.02 * DESIGN.T @ DESIGN
    for epoch in (0, 1, 2, 17, run.last):
        np.testing.assert_allclose(run.path[epoch] - BEST, np.linalg.matrix_power(shrinks, epoch) @ -BEST, atol=1e-9)


def test_the_first_epochs_by_hand() -> None:
    """From 0, batch: 2η(Σy, Σxy) = 0.04 (16, 47). One by one the first point gives 0.04·2·(1, 1) = (0.08, 0.08)."""
    np.testing.assert_allclose(lms("batch", FOUR, 0.02).path[1], [0.64, 1.88])
    w = np.zeros(2)
    for x, y in FOUR:
        w += 0.04 * (y - w @ [1, x]) * np.array([1, x])
    np.testing.assert_allclose(lms("given", FOUR, 0.02).path[1], w)


def test_the_limit_is_one_over_the_largest_eigenvalue() -> None:
    """X'X = [[4, 10], [10, 30]] has the eigenvalues 17 ± √269."""
    largest = 17 + np.sqrt(269)
    run = lms("batch", FOUR, 0.02)
    assert run.limit == pytest.approx(1 / largest)
    assert run.factor == pytest.approx(1 - 0.04 * (17 - np.sqrt(269)))
    assert not lms("batch", FOUR, 0.99 / largest).diverged
    assert lms("batch", FOUR, 1.2 / largest).diverged


@pytest.mark.parametrize("rate", [0.001, 0.01, 0.029])
def test_what_is_left_keeps_its_guarantee(rate: float) -> None:
    run = lms("batch", FOUR, rate)
    for epoch in range(run.last + 1):
        most = run.left(epoch)
        assert most is not None and run.distances[epoch] <= most * (1 + 1e-9)


def test_the_guarantee_is_the_theorems_and_not_the_distance_measured() -> None:
    """By hand: X'X = [[2, 0], [0, 2]], so that each epoch at the rate 0.3 takes the distance by |1 − 1.2| = 0.2."""
    run = lms("batch", ((1.0, 2.0), (-1.0, 3.0)), 0.3)
    for epoch in range(run.last + 1):
        headline = text.headline(run, epoch)
        assert headline.at_most is not None
        assert headline.at_most == pytest.approx(np.hypot(2.5, 0.5) * 0.2**epoch, rel=1e-12)
        assert ("rounding" in headline.by) == (headline.value > headline.at_most * (1 + 1e-9)), epoch
        assert headline.value <= headline.at_most + 1e-15


def test_where_several_lines_are_of_least_squares_the_one_of_least_length_is_meant() -> None:
    """X'X = [[2, 2], [2, 2]] has the eigenvalues 4 and 0: at the rate 0.02 each epoch takes the distance by 0.84."""
    run = lms("batch", ((1.0, 2.0), (1.0, 3.0)), 0.02)
    assert run.limit == pytest.approx(0.25) and run.factor == pytest.approx(0.84)
    np.testing.assert_allclose(run.distances[:20], np.hypot(1.25, 1.25) * 0.84 ** np.arange(20))
    assert "Below 0.25 works" in facts(text.sentence(run, run.last))


def test_one_by_one_ends_near_least_squares_but_not_on_it() -> None:
    run = lms("given", FOUR, 0.02)
    assert 1e-3 < run.distances[-1] < 0.5
    assert run.left(3) is None
    on_a_line = lms("given", ((0.0, 1.0), (1.0, 3.0)), 0.3)
    assert on_a_line.distances[-1] < 1e-3


def said_in_the_end(order: str, rate: float) -> str:
    run = lms(order, FOUR, rate)
    return text.sentence(run, run.last)


def test_what_is_said() -> None:
    assert "Below 0.02994 works" in facts(said_in_the_end("batch", 0.02))
    assert "not below limit" in facts(said_in_the_end("batch", 0.05))
    assert "diverges" in said_in_the_end("given", 1.0)
    assert text.headline(lms("batch", FOUR, 0.05), 3).at_most is None


def test_the_figures_hold_the_run() -> None:
    result = views["linear_models.lms"](step=1)
    line, distances = result.figures
    now = next(trace for trace in line.data if trace.name == "now")
    np.testing.assert_allclose(np.polyfit(now.x, now.y, 1), [1.88, 0.64])
    assert distances.data[0].y[0] == pytest.approx(np.hypot(0.5, 1.4))
    assert distances.data[1].y[1] == pytest.approx(np.hypot(0.5, 1.4) * (1 - 0.04 * (17 - np.sqrt(269))))


def test_answers_and_residuals_of_least_squares_add_up_like_pythagoras() -> None:
    """Σy² = 74; the residuals 0.1, −0.3, 0.3, −0.1 have the squares 0.2."""
    assert "‖y‖² = 74 is 73.8 + 0.2" in views["linear_models.regression"]().more
