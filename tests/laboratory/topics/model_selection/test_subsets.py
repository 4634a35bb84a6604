"""All subsets of features: against a loop of refits, likelihoods of another library, and the criteria's exact laws."""

from itertools import combinations
from math import log
from typing import Any

import numpy as np
import pytest
from scipy.stats import chi2, norm
from sklearn.linear_model import LinearRegression
from sklearn.model_selection import LeaveOneOut, cross_val_predict

from bounds import theorems
from laboratory.topics import views
from laboratory.topics.model_selection.subsets.run import SAMPLES, SubsetsRun, all_subsets, fits, subsets
from tests.sentences import facts
from tests.showing import trace

VIEW = views["model_selection.subsets"]
USUAL: dict[str, Any] = {
    "features": 6, "relevant": 3, "weight": 0.5, "correlation": 0.5, "noise": 1.0, "m": 60, "seed": 0,
}  # fmt: skip
FALSE_ALARM = 5.0  # standard errors: 1e-6 on both sides


def run(**other: Any) -> SubsetsRun:
    return subsets(**{**USUAL, **other})


def sample(m: int = 30, features: int = 4) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(8)
    X = rng.normal(size=(m, features)) + rng.normal(size=(m, 1))
    return X, X[:, :2].sum(axis=1) + rng.normal(size=(3, m))


def columns_of(subset: np.ndarray) -> list[int]:
    return [i for i, is_in in enumerate(subset) if is_in]


def test_all_subsets_are_each_there_once_by_size() -> None:
    wanted = [set(c) for size in range(6) for c in combinations(range(5), size)]
    assert [set(columns_of(row)) for row in all_subsets(5)] == wanted and len(wanted) == 32


def test_every_fit_is_a_refit() -> None:
    """scikit-learn fits the columns of each subset; leave-one-out truly leaves each example out."""
    X, y = sample()
    chosen = all_subsets(4)
    rss, left_out, weights = fits(X, y, chosen)
    for place, subset in enumerate(chosen):
        columns = columns_of(subset)
        Z = X[:, columns] if columns else np.zeros((len(X), 1))
        for n, labels in enumerate(y):
            fitted = LinearRegression().fit(Z, labels)
            assert rss[n, place] == pytest.approx(np.sum((labels - fitted.predict(Z)) ** 2))
            predicted = cross_val_predict(LinearRegression(), Z, labels, cv=LeaveOneOut())
            assert left_out[n, place] == pytest.approx(np.sum((labels - predicted) ** 2))
            expected = np.zeros(5)
            expected[[0, *(c + 1 for c in columns)]] = [fitted.intercept_, *(fitted.coef_ if columns else [])]
            np.testing.assert_allclose(weights[n, place], expected, atol=1e-9)


def test_aic_and_bic_are_the_likelihoods() -> None:
    """-2 ln of the product of normal densities plus the penalty, but for one constant."""
    result = run()
    for name, penalty in (("aic", 2.0), ("bic", log(60))):
        constants = set()
        for place in range(0, 64, 7):
            parameters, rss = int(result.sizes[place]) + 1, result.rss[0, place]
            scale = (rss / 60) ** 0.5
            residuals = np.full(60, scale)  # any with this sum of squares
            deviance = -2 * norm.logpdf(residuals, 0, scale).sum()
            constants.add(round(deviance + penalty * parameters - result.scores[name][0, place], 8))
        assert len(constants) == 1


def test_the_theorems_give_the_same_numbers() -> None:
    result = run()
    place = int(result.chosen("aic")[0])
    others = {**result.inputs, "rss": float(result.rss[0, 0]), "parameters": 1}
    for name in ("aic", "bic"):
        apart = theorems[name](**result.inputs) - theorems[name](**others)
        assert apart == pytest.approx(result.scores[name][0, place] - result.scores[name][0, 0])


def test_the_best_of_each_size_by_an_own_loop() -> None:
    result = run(features=5, relevant=2)
    for size in range(6):
        places = [i for i, subset in enumerate(result.subsets) if sum(subset) == size]
        best = min(places, key=lambda i: result.rss[0, i])
        assert result.best[size] == best
        assert result.best_score("loo")[size] == min(result.scores["loo"][0, i] for i in places)
        for name in ("aic", "bic"):
            assert result.best_score(name)[size] == result.scores[name][0, best]
    assert np.all(np.diff(result.rss[0, result.best]) <= 1e-9)


@pytest.mark.parametrize("criterion", ["aic", "bic", "loo"])
def test_the_choice_is_the_least_of_all(criterion: str) -> None:
    result = run(m=40)
    for n in range(0, SAMPLES, 20):
        scores = result.scores[criterion][n].tolist()
        assert scores[result.chosen(criterion)[n]] == min(scores)


def test_the_excess_risk_is_that_of_fresh_examples() -> None:
    """500,000 of them, correlated as stated: the mean squared distance from the true mean."""
    result = run(features=3, relevant=2, correlation=0.4, m=30)
    rng = np.random.default_rng(1)
    X = np.linalg.cholesky(0.6 * np.eye(3) + 0.4) @ rng.normal(size=(3, 500_000))
    again = np.random.default_rng(0)
    of_run = np.sqrt(0.6) * again.standard_normal((30, 3)) + np.sqrt(0.4) * again.standard_normal((30, 1))
    y = of_run @ [0.5, 0.5, 0] + again.standard_normal((SAMPLES, 30))
    for place in (0, 3, 7):
        columns = columns_of(result.subsets[place])
        Z = of_run[:, columns] if columns else np.zeros((30, 1))
        fitted = LinearRegression().fit(Z, y[0])
        predicted = fitted.predict(X[columns].T) if columns else np.full(500_000, y[0].mean())
        squares = (predicted - 0.5 * (X[0] + X[1])) ** 2
        assert abs(squares.mean() - result.excess[0, place]) < FALSE_ALARM * squares.std() / 500_000**0.5


def test_bic_finds_the_features_and_aic_adds_some() -> None:
    """One feature, useless: AIC takes it where a chi-squared variable exceeds 2, but for terms of 1/m."""
    result = run(features=1, relevant=0, correlation=0, m=500)
    rate, expected = 1 - result.share("aic"), float(chi2.sf(2, 1))
    assert abs(rate - expected) < FALSE_ALARM * (expected * (1 - expected) / SAMPLES) ** 0.5
    many = run(features=8, m=500, weight=1)
    assert many.share("bic") > 0.9 > 0.7 > many.share("aic")
    assert many.mean_size("aic") > many.mean_size("bic") >= 3 and many.risk("bic") < many.risk("aic")


def test_what_is_seen_is_what_was_run() -> None:
    result = VIEW(features=4, relevant=2, m=50)
    of_run = subsets(4, 2, 0.5, 0.5, 1.0, 50, 0)
    assert result.headline.value == of_run.share("bic")
    dots = trace(result, 1, "every subset")
    assert sorted(zip(*dots, strict=True)) == sorted(zip(of_run.sizes, of_run.rss[0], strict=True))
    ring = trace(result, 0, "BIC: chosen")
    assert list(ring[0]) == [int(of_run.sizes[of_run.chosen("bic")[0]])]
    assert "16 subsets" in facts(result.sentence)


def test_more_relevant_features_than_there_are() -> None:
    with pytest.raises(ValueError, match="at most 2"):
        VIEW(features=2, relevant=3)


def test_the_seed_changes_the_samples() -> None:
    assert not np.array_equal(run().rss, run(seed=1).rss)
