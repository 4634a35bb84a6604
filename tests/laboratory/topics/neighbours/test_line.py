"""Neighbours on a line: step functions and errors by hand, by sorting, and by quadrature."""

import numpy as np
import pytest
from scipy.stats import binom

from laboratory.topics import views
from laboratory.topics.neighbours.line.run import NINE, NeighboursOnLine, line
from laboratory.worlds.interval_union import IntervalUnion
from tests.sentences import facts, pattern
from tests.showing import names, trace

VIEW = views["neighbours.line"]


def votes(run: NeighboursOnLine, place: float, k: int) -> float:
    """The mean of all that are no farther than the k-th, by sorting all distances."""
    away = np.abs(run.x - place)
    return float(run.y[away <= np.sort(away)[k - 1]].mean())


def test_the_nine_points_by_hand() -> None:
    """Training mistakes 0, 4, 3, 3 for k = 1, 3, 5, 7; six are positive, so that all of them vote 1."""
    run = line("nine", 40, 0.1, 0.3, 0)
    assert [int(run.wrong(k).sum()) for k in (1, 3, 5, 7, 9)] == [0, 4, 3, 3, 9 - sum(y for _, y in NINE)]
    result = VIEW(task="nine", k=3)
    assert result.headline.measured == "4 of 9"
    assert "5 0 3 9" in facts(result.more)
    assert len(trace(result, 0, "misclassified, 3")[0]) == 4 and len(trace(result, 0, "misclassified, 1")[0]) == 0
    assert "true risk" not in names(result, 1)


@pytest.mark.parametrize("k", [1, 3, 5])
@pytest.mark.parametrize("task", ["labels", "numbers"])
def test_the_step_function_is_the_vote_or_the_mean(task: str, k: int) -> None:
    result = VIEW(task=task, k=k)
    x, y = trace(result, 0, f"prediction, {k}")
    for place in range(10, 800, 37):
        mean = votes(result.run, x[place], k)
        assert y[place] == pytest.approx(mean if task == "numbers" else float(mean > 0.5))


@pytest.mark.parametrize("k", [1, 3, 9])
def test_the_true_risk_of_labels_by_a_fine_grid(k: int) -> None:
    """Mistakes averaged over 200,000 places: right to a few times the number of steps over that."""
    run = line("labels", 40, 0.15, 0.3, 1)
    assert isinstance(run.world, IntervalUnion)
    places = (np.arange(200_000) + 0.5) / 200_000
    answers, eta = run.rule(k).predict(places[:, np.newaxis]), run.world.eta(places)
    assert run.errors(k)[1] == pytest.approx(np.mean(np.where(answers == 1, 1 - eta, eta)), abs=5e-4)


def test_the_risk_of_numbers_is_a_mean_square_and_never_below_the_noise() -> None:
    run = line("numbers", 40, 0.15, 0.3, 0)
    places = (np.arange(4096) + 0.5) / 4096
    answers = np.array([votes(run, place, 5) for place in places])
    assert run.errors(5)[1] == pytest.approx(np.mean((answers - np.sin(2 * np.pi * places)) ** 2) + 0.09, abs=1e-3)
    assert run.bayes == pytest.approx(0.09)


def test_all_of_them_vote() -> None:
    run = line("labels", 41, 0.15, 0.3, 0)
    assert run.changes(41) == 0
    assert run.errors(41)[0] == min(run.y.mean(), 1 - run.y.mean())


def test_the_limit_by_binomial_sums() -> None:
    run = line("labels", 40, 0.2, 0.3, 0)
    wins = binom.sf(1, 3, 0.2)  # of the rarer label among three votes
    assert run.limit(3) == pytest.approx(0.2 * (1 - wins) + 0.8 * wins)
    assert run.limit(2) is None and line("numbers", 40, 0.2, 0.3, 0).limit(3) is None


def test_the_errors_that_are_drawn_are_the_runs() -> None:
    result = VIEW(k=7)
    x, y = trace(result, 1, "true risk")
    assert x.tolist() == [1, 3, 5, 7, 9, 13, 19, 27, 39]
    assert y.tolist() == [result.run.errors(k)[1] for k in x.tolist()]
    assert result.headline.value == y[3]
    assert {"prediction, 1", "prediction, 3", "prediction, 5", "prediction, 7"} <= names(result, 0)


def test_one_neighbour_cannot_be_right_on_equal_points_with_unlike_labels() -> None:
    """Inputs 0, 0, 0, 1 with labels 0, 0, 1, 1: the three at 0 vote 0, so that one of four is wrong."""
    result = VIEW(task="equal", k=1)
    assert result.headline.measured == "1 of 4"
    assert "training 0.25" in facts(result.sentence)
    assert trace(result, 0, "misclassified, 1")[0].tolist() == [0.0]


def test_more_neighbours_than_examples_are_refused() -> None:
    with pytest.raises(ValueError, match=pattern("k ≤ examples 9; 11")):
        VIEW(task="nine", k=11)
