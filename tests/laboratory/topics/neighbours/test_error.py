"""Errors against k on real data: scikit-learn's own neighbours, and the binomial tail."""

from functools import cache

import numpy as np
import pytest
from scipy.stats import beta, binom
from sklearn.neighbors import KNeighborsClassifier

from bounds.numbers import at_most
from laboratory.topics import views
from laboratory.topics.neighbours.error.run import FIXED, LEFT_OUT, TESTED, ErrorRun, error_run
from tests.sentences import facts, pattern
from tests.showing import trace

VIEW = views["neighbours.error"]


@cache
def wisconsin() -> ErrorRun:
    return error_run("breast_cancer", 0.4, "raw", 1)


@cache
def standardized() -> ErrorRun:
    return error_run("breast_cancer", 0.4, "sd", 1)


@pytest.mark.parametrize("k", [1, 3, 9, 27, 111])
@pytest.mark.parametrize("run", [wisconsin, standardized], indirect=True)
def test_the_errors_are_scikit_learns(k: int, run: ErrorRun) -> None:
    oracle = KNeighborsClassifier(k).fit(run.X, run.y)  # odd k, two classes, no equal distances: no ties
    training, wrong = run.at(k)
    assert training == pytest.approx(1 - oracle.score(run.X, run.y))
    assert wrong == (oracle.predict(run.X_test) != run.y_test).sum()


def test_one_neighbour_repeats_the_sample_and_all_of_them_are_the_majority() -> None:
    """341 of 569 train, for two fifths test."""
    run = wisconsin()
    assert (run.m, run.tested, run.ks[0], run.ks[-1]) == (341, 228, 1, 341)
    assert run.training[0] == 0
    shares = np.bincount(run.y) / run.m
    assert run.training[-1] == pytest.approx(1 - shares.max())
    assert run.test[-1] == pytest.approx(np.mean(run.y_test != shares.argmax()))


def test_the_test_error_is_least_between_the_ends() -> None:
    best = wisconsin().chosen(1, TESTED)
    assert 1 < best < 341 and wisconsin().training[wisconsin().ks.index(best)] > 0


def test_leaving_one_out_by_the_nearest_other() -> None:
    away = np.linalg.norm(wisconsin().X[:, np.newaxis] - wisconsin().X, axis=2)
    np.fill_diagonal(away, np.inf)
    assert wisconsin().left_out[0] == np.mean(wisconsin().y[away.argmin(axis=1)] != wisconsin().y)
    assert np.isnan(wisconsin().left_out[-1])


@pytest.mark.parametrize("how", [FIXED, LEFT_OUT])
def test_the_bound_for_one_rule_is_clopper_and_pearsons(how: str) -> None:
    wrong = wisconsin().at(9)[1]
    assert wisconsin().guaranteed(9, how) == pytest.approx(beta.ppf(0.95, wrong + 1, 228 - wrong), rel=1e-9)


def test_choosing_on_the_test_set_pays_for_every_k() -> None:
    """At the bound so few mistakes have probability 0.05 over the number of values tried."""
    result = VIEW(chooses=TESTED)
    taken = result.run.chosen(9, TESTED)
    bound, wrong = result.headline.at_most, result.run.at(taken)[1]
    assert bound is not None
    assert binom.cdf(wrong, 228, bound) == pytest.approx(0.05 / len(result.run.ks), rel=1e-6)
    assert bound > result.run.guaranteed(taken, FIXED)
    assert f"the true risk is at most **{at_most(bound)}**, with probability at least 95" in result.more
    alone = at_most(result.run.guaranteed(taken, FIXED))
    assert f"{alone} not" in facts(result.more.replace("**", ""))
    assert alone not in VIEW(k=taken, chooses=LEFT_OUT).more


def test_the_least_of_many_test_errors_is_too_low() -> None:
    """A k chosen by the test error looks better than the same choice on another split's test part, on average."""
    seen, fresh = [], []
    for seed in range(8):
        run = error_run("iris", 0.4, "raw", seed)
        taken = run.chosen(1, TESTED)
        seen.append(run.at(taken)[1] / run.tested)
        fresh.append(error_run("iris", 0.4, "raw", 100 + seed).at(taken)[1] / 60)
    assert np.mean(seen) < np.mean(fresh)


def test_three_species_vote() -> None:
    result = VIEW(data="iris", k=5)
    table = result.run.confusion(5)
    assert table.shape == (3, 3) and table.sum() == 60
    assert table.sum() - np.trace(table) == result.run.at(5)[1]
    assert "setosa: 2" in result.text_of(result.drawings[1].alt_text) or "setosa: 1" in result.text_of(
        result.drawings[1].alt_text
    )


def test_the_figure_draws_the_run() -> None:
    result = VIEW()
    assert trace(result, 0, "test error")[1].tolist() == result.run.test.tolist()
    assert trace(result, 0, "training error")[1].tolist() == result.run.training.tolist()
    assert result.headline.value == result.run.at(9)[1] / 228


def test_more_neighbours_than_training_examples_are_refused() -> None:
    with pytest.raises(ValueError, match=pattern("≤ training 90; 91")):
        VIEW(data="iris", k=91)
