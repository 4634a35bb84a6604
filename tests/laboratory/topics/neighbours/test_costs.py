"""What training and answering cost: counted again by doing it."""

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.neighbours.costs.run import SIZES, TIMED, costs_run
from learners.costs.search import search_cost
from tests.sentences import facts, pattern
from tests.showing import trace

VIEW = views["neighbours.costs"]


def normal_equations(m: int, p: int) -> int:
    """Multiplications and divisions of least squares with p columns, counted one by one."""
    count = sum(m for i in range(p) for _ in range(i, p)) + p * m
    for j in range(p):  # Cholesky: the diagonal entry's squares, then each entry below with its division
        count += j + sum(j + 1 for _ in range(j + 1, p))
    return count + 2 * sum(i + 1 for i in range(p))  # forwards and backwards


@pytest.mark.parametrize("m", [1, 7, 100])
@pytest.mark.parametrize("d", [1, 2, 5, 20])
def test_least_squares_counted_one_by_one(m: int, d: int) -> None:
    assert costs_run(d, 0).linear_training(m) == normal_equations(m, d + 1)


def test_training_pays_as_soon_as_it_costs_less() -> None:
    for d, m in ((2, 1_000), (20, 50), (5, 2)):
        run = costs_run(d, 0)
        cheaper = run.cheaper_after(m)
        assert cheaper is not None

        training, saved = run.linear_training(m), m * d - d  # by an answer
        assert cheaper * saved > training >= (cheaper - 1) * saved
    assert costs_run(3, 0).cheaper_after(1) is None


def test_a_tree_looks_at_few_in_two_dimensions_and_at_most_in_twenty() -> None:
    plane, many = costs_run(2, 0), costs_run(20, 0)
    assert plane.search(10_000).distances < 0.02 * 10_000
    assert many.search(1_000).points > 0.95 * 1_000
    for run in (plane, many):
        assert all(search.distances <= search.most for search in run.searches)


def test_a_small_sample_is_one_box() -> None:
    """Leaves hold 20 to 40 points: of ten each is looked at, and one box."""
    cost = search_cost(np.arange(10.0)[:, np.newaxis], [[2.2], [7.1]])
    assert (cost.points, cost.cells, cost.most) == (10, 1, 11)


def test_a_search_wants_neighbours_that_are_there() -> None:
    with pytest.raises(ValueError, match=pattern("integer 1 3; 4")):
        search_cost(np.zeros((3, 2)), np.zeros((1, 2)), 4)


def test_the_figures_draw_the_counts() -> None:
    result = VIEW(m=300, d=5)
    assert trace(result, 0, "every<br>example")[1].tolist() == [5 * m for m in SIZES]
    np.testing.assert_allclose(
        trace(result, 0, "k-d tree")[1], [5 * search.distances for search in result.run.searches]
    )
    predictions, linear = trace(result, 1, "linear<br>rule")
    assert linear.tolist() == [result.run.linear_training(300) + 5 * count for count in predictions.tolist()]
    assert "0 1,500" in facts(result.sentence)


def test_the_snippet_that_measures_seconds_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(TIMED, {})
    assert capsys.readouterr().out.count("[") >= 4
    assert TIMED in VIEW().more


@pytest.mark.parametrize("d", [1, 3, 100])
def test_one_distance_counted_term_by_term(d: int) -> None:
    squares = additions = 0
    total = None
    for difference in range(d):
        square, squares = difference**2, squares + 1
        total, additions = (square, additions) if total is None else (total + square, additions + 1)
    assert (squares, additions) == (d, d - 1)
    text = views["neighbours.costs"](d=d, m=30).more
    assert f"**{d}**: {squares} square" in text and f"{additions} addition" in text
    assert f"{30 * squares:,} square" in text and f"{30 * additions:,} addition" in text
