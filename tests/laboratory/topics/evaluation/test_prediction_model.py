"""A clinical model's sample size: patients made as wanted, slopes by another route, criteria as published."""

import numpy as np
import pytest
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score

from laboratory.topics.evaluation.prediction_model.patients import (
    Patients,
    calibration_slope,
    concordance,
    newton,
    patients,
)
from laboratory.topics.evaluation.prediction_model.run import criteria, prediction_model

DRAWN = 400_000
FAR_OFF = 5.0  # standard errors: a false alarm of 6e-7 for a normal statistic


@pytest.mark.parametrize(("prevalence", "c_statistic"), [(0.2, 0.75), (0.05, 0.9), (0.5, 0.6)])
def test_patients_are_as_wanted(prevalence: float, c_statistic: float) -> None:
    """Among many drawn ones; the standard error of a C-statistic is below 1/(2 sqrt(rarer outcomes))."""
    people, rng = patients(prevalence, c_statistic), np.random.default_rng(1)
    z = rng.standard_normal(DRAWN)
    risk = 1 / (1 + np.exp(-(people.start + people.slope * z)))
    ill = rng.random(DRAWN) < risk
    rarer = min(ill.sum(), DRAWN - ill.sum())
    assert ill.mean() == pytest.approx(prevalence, abs=FAR_OFF * np.sqrt(prevalence * (1 - prevalence) / DRAWN))
    assert roc_auc_score(ill, z) == pytest.approx(c_statistic, abs=FAR_OFF * 0.5 / np.sqrt(rarer))
    null = prevalence * np.log(prevalence) + (1 - prevalence) * np.log(1 - prevalence)
    each = np.where(ill, np.log(risk), np.log1p(-risk)) - null
    gained = each.mean(), each.std() / np.sqrt(DRAWN)
    assert -np.log1p(-people.cox_snell) / 2 == pytest.approx(gained[0], abs=FAR_OFF * gained[1])


def test_no_slope_orders_no_pair() -> None:
    assert concordance(0.3, 1e-9) == pytest.approx(0.5)


def test_the_slope_is_that_of_a_large_validation_sample() -> None:
    """By scikit-learn, on 400,000 new patients: its standard error is about 0.004."""
    true, fitted, start, rng = np.array([0.8, 0.5, 0.0]), np.array([1.2, 0.3, 0.4]), -1.0, np.random.default_rng(2)
    X = rng.standard_normal((DRAWN, 3))
    ill = rng.random(DRAWN) < 1 / (1 + np.exp(-(start + X @ true)))
    judged = LogisticRegression(C=np.inf).fit((X @ fitted)[:, None], ill)
    assert calibration_slope(true, fitted, start) == pytest.approx(float(judged.coef_[0, 0]), abs=0.02)


@pytest.mark.parametrize("times", [0.5, 1.0, 2.0])
def test_too_large_coefficients_have_the_slope_that_shrinks_them(times: float) -> None:
    true = np.array([0.7, -0.2])
    assert calibration_slope(true, times * true, -0.5) == pytest.approx(1 / times, rel=1e-6)


def test_newton_is_the_fit_of_scikit_learn() -> None:
    rng = np.random.default_rng(3)
    X = rng.standard_normal((200, 4))
    y = (rng.random(200) < 0.4).astype(float)
    by_hand = newton(np.column_stack([np.ones(200), X]), y, np.ones(200))
    fit = LogisticRegression(C=np.inf, tol=1e-10, max_iter=1_000).fit(X, y)
    np.testing.assert_allclose(by_hand, [fit.intercept_[0], *fit.coef_[0]], atol=1e-5)


def test_separated_outcomes_have_no_largest_likelihood() -> None:
    x = np.array([-2.0, -1.0, 1.0, 2.0])
    assert np.isnan(newton(np.column_stack([np.ones(4), x]), (x > 0).astype(float), np.ones(4))).all()


def test_the_criteria_are_those_of_the_published_program() -> None:
    """R² 0.288, 24 parameters, prevalence 0.174: pmsampsize prints 623, 662 and 221."""
    assert list(criteria(Patients(0, 0, 0.288), 24, 0.174, 0.9).values()) == [623, 662, 221]


def test_strong_predictors_need_more_than_the_criterion_says_and_weak_ones_do_not() -> None:
    """Published simulations find the slope too low for a C-statistic of 0.9, and as expected for weak models."""
    strong, weak = prediction_model(10, 0.9, 0.3, 0.9, 1), prediction_model(10, 0.65, 0.3, 0.9, 1)
    below = (strong.shrinkage - strong.means[strong.at_criterion]) / strong.errors[strong.at_criterion]
    near = (weak.shrinkage - weak.means[weak.at_criterion]) / weak.errors[weak.at_criterion]
    assert below > 2 > abs(near)
    assert strong.reached > strong.needed["shrinkage"]


def test_the_curve_expected_meets_the_criterion() -> None:
    run = prediction_model(5, 0.7, 0.2, 0.9, 0)
    first = run.needed["shrinkage"]
    assert run.expected(first - 1) < 0.9 <= run.expected(first)
    np.testing.assert_array_equal(run.slopes, prediction_model(5, 0.7, 0.2, 0.9, 0).slopes)
    assert (run.slopes != prediction_model(5, 0.7, 0.2, 0.9, 1).slopes).any()
