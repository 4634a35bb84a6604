"""Irrelevant features: scikit-learn's neighbours, exact moments of uniform numbers, and the binomial tail."""

from functools import cache

import numpy as np
import pytest
from scipy.stats import beta
from sklearn.neighbors import KNeighborsClassifier

from laboratory.topics import views
from laboratory.topics.neighbours.noise.run import FRESH, LADDER, NoiseRun, noise_run
from tests.sentences import facts, pattern
from tests.showing import trace

VIEW = views["neighbours.noise"]


@cache
def alone() -> NoiseRun:
    return noise_run(1, 100, 1.0, 0)


@pytest.mark.parametrize("noise", [0, 20, 300])
@pytest.mark.parametrize(("k", "weight"), [(1, 1.0), (5, 4.0)])
def test_the_errors_are_scikit_learns(noise: int, k: int, weight: float) -> None:
    run = noise_run(k, 100, weight, 0)
    scaled = [np.column_stack([weight * X[:, 0], X[:, 1 : 1 + noise]]) for X in (run.X, run.X_test)]
    oracle = KNeighborsClassifier(k).fit(scaled[0], run.y)
    assert run.at(noise)[0] == (oracle.predict(scaled[1]) != run.y_test).sum()


def test_the_relevant_share_is_that_of_the_expected_squares() -> None:
    """A squared difference of uniform numbers has mean 1/6 and variance 7/180; false alarms: 1e-6."""
    assert [alone().share(noise) for noise in (0, 1, 20)] == pytest.approx([1, 1 / 2, 1 / 21])
    squares = ((alone().X_test[:100, :21] - alone().X[:, :21]) ** 2).mean(axis=0)
    assert np.abs(squares - 1 / 6).max() < 5.5 * np.sqrt(7 / 180 / 100)


def test_the_nearest_is_by_and_by_any_other() -> None:
    """Alone, 100 points leave a mean gap of about 1/200 each way; among 300 others it comes near to 1/3."""
    near = [alone().at(noise)[2] for noise in LADDER]
    assert near == sorted(near)
    assert near[0] < 0.01 < 0.25 < near[-1] < 1 / 3


def test_noise_misleads_neighbours_and_not_a_cut() -> None:
    errors = alone().errors
    assert errors[0, 0] < 0.05 and errors[-1, 0] > 0.4
    assert (errors[:, 1] < 0.05).all()
    assert noise_run(1, 100, 10.0, 0).error(20) < 0.1 < alone().error(20)


def test_the_guarantee_is_clopper_and_pearsons() -> None:
    wrong = alone().at(20)[0]
    assert alone().guaranteed(20) == pytest.approx(beta.ppf(0.95, wrong + 1, FRESH - wrong), rel=1e-9)


def test_the_first_number_that_is_hardly_better_than_guessing() -> None:
    first = alone().bad_from(0.25)
    assert first is not None
    assert all(alone().error(noise) < 0.25 for noise in LADDER if noise < first) and alone().error(first) >= 0.25
    assert noise_run(1, 100, 100.0, 0).bad_from(0.25) is None


def test_the_figure_draws_the_run() -> None:
    result = VIEW(noise=7)
    x, y = trace(result, 0, "1 nearest")
    assert x.tolist() == [1 + noise for noise in LADDER]
    assert y.tolist() == result.run.errors[:, 0].tolist()
    assert result.headline.value == result.run.error(7)
    assert trace(result, 1, "of the nearest")[1].tolist() == result.run.errors[:, 2].tolist()


def test_labels_all_alike_are_repeated() -> None:
    run = noise_run(1, 10, 1.0, 0)
    alike = type(run)(1, 1.0, run.X, np.ones_like(run.y), run.X_test, run.y_test)
    assert alike.at(3)[:2] == (int((run.y_test == 0).sum()),) * 2


def test_more_neighbours_than_examples_are_refused() -> None:
    with pytest.raises(ValueError, match=pattern("k ≤ examples 20; 21")):
        VIEW(m=20, k=21)


@pytest.mark.parametrize(("k", "who"), [(1, "nearest misclassifies"), (3, "k = 3 misclassify")])
def test_one_neighbour_errs_and_several_err(k: int, who: str) -> None:
    assert who in facts(VIEW(k=k).sentence)
