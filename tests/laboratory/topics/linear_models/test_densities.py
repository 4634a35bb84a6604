"""Clouds that are not Gaussian: exact errors of the rules by integrals, and logistic regression by SciPy."""

from math import exp, log
from typing import Any

import numpy as np
import pytest
from scipy.optimize import minimize
from scipy.stats import expon

from laboratory.topics import views
from laboratory.topics.linear_models.densities.run import densities_run, true_log_odds
from tests.sentences import facts
from tests.showing import trace

VIEW = views["linear_models.densities"]
MEAN = 10.0  # of the positive cloud's first feature; the negative one's is 1
SURE = 5.0  # standard deviations: a false alarm of a fixed seed has probability below 1e-6


def error(cut: float) -> float:
    """Of answering positive beyond a cut of the first feature."""
    return (exp(-cut) + 1 - exp(-cut / MEAN)) / 2


@pytest.fixture(scope="module")
def answer() -> Any:
    return VIEW(**VIEW.view.presets["Not Gaussian"])


def test_the_true_log_odds_are_those_of_scipys_densities() -> None:
    x = np.linspace(0, 30, 50)
    expected = expon(scale=MEAN).logpdf(x) - expon().logpdf(x)
    np.testing.assert_allclose(true_log_odds(MEAN - 1, x), expected, atol=1e-12)


def test_errors_are_near_the_exact_ones_of_both_rules() -> None:
    """By means alone the cut lies halfway, at 5.5, and by the log-odds at 10 ln(10)/9."""
    run = densities_run(MEAN - 1, 1, 400, "shared", 1, "exponential")
    assert run.rivals is not None
    for measured, cut in ((run.training_error, (1 + MEAN) / 2), (run.rivals.training_error, MEAN * log(MEAN) / 9)):
        truth = error(cut)
        assert abs(measured - truth) < SURE * (truth * (1 - truth) / 400) ** 0.5
    assert error((1 + MEAN) / 2) > error(MEAN * log(MEAN) / 9) + 0.05


def test_logistic_regression_is_scipys(answer: Any) -> None:
    run = answer.run
    signs, X = 2 * run.labels - 1, np.column_stack([run.points, np.ones(len(run.labels))])

    def loss(w: Any) -> float:
        return float(np.logaddexp(0, -signs * (X @ w)).mean())

    best = minimize(loss, np.zeros(3), method="BFGS", tol=1e-9).x
    scores = np.column_stack([run.places, np.ones(len(run.places))]) @ best
    np.testing.assert_allclose(run.rivals.fitted, 1 / (1 + np.exp(-scores)), atol=1e-4)
    assert run.rivals.slope == pytest.approx(np.diff(scores)[0] / np.diff(run.steps)[0], rel=1e-3)
    assert run.rivals.training_error == np.mean((X @ best > 0) != run.labels)
    way = (run.places[-1] - run.places[0]) / np.linalg.norm(run.places[-1] - run.places[0])
    assert run.rivals.true_slope == pytest.approx(0.9 * way[0])


def test_the_page_says_both_errors_and_draws_both_curves(answer: Any) -> None:
    run = answer.run
    wrong, other = 100 * run.training_error, 100 * run.rivals.training_error
    assert f"{wrong:g} % {other:g} %" in facts(answer.sentence)
    np.testing.assert_array_equal(trace(answer, 1, "logistic regression")[1], run.rivals.fitted)
    np.testing.assert_array_equal(trace(answer, 1, "true probability")[1], run.rivals.truth)
    assert "logistic_regression" in answer.table and "logistic_regression" not in VIEW().table
    assert VIEW().run.rivals is None


@pytest.mark.parametrize("values", [{"distance": 0, "m": 6}, {"distance": 10, "m": 7, "covariance": "separate"}])
def test_small_cases(values: dict[str, Any]) -> None:
    result = VIEW(cloud="exponential", **values)
    assert result.figures and "nan" not in result.sentence + result.more
