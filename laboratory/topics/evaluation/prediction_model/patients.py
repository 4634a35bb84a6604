"""Patients whose risk is logistic in normal predictors: made for a prevalence and a C-statistic, and fitted."""

from dataclasses import dataclass

import numpy as np

from learners.shared.arrays import Reals

POINTS = 801  # of a grid over the linear predictor, in standard deviations
WIDEST = 8.0
STEPS = 40  # Newton steps at most
FAR = 30.0  # a linear predictor of this size: the labels are separated, and no largest likelihood exists


@dataclass(frozen=True)
class Patients:
    """A patient's risk is 1/(1 + exp(-(start + slope z))), z being standard normal; `cox_snell` is what z explains."""

    start: float
    slope: float
    cox_snell: float


def patients(prevalence: float, c_statistic: float) -> Patients:
    """The patients with this share of outcomes, of whom a pair with and without is ordered rightly so often."""
    from scipy.optimize import brentq

    slope = float(brentq(lambda slope: concordance(prevalence, slope) - c_statistic, 1e-3, 60, xtol=1e-10))
    start = _start(prevalence, slope)
    z, weights = _grid()
    risk = _logistic(start + slope * z)
    gained = weights @ (_log_likelihood(risk) - _log_likelihood(np.full_like(risk, prevalence), risk))
    return Patients(start, slope, float(1 - np.exp(-2 * gained)))


def concordance(prevalence: float, slope: float) -> float:
    """The C-statistic of the true risk: how often it is larger for a patient with the outcome than for one without."""
    z, weights = _grid()
    risk = _logistic(_start(prevalence, slope) + slope * z)
    ill, well = weights * risk, weights * (1 - risk)
    below = np.cumsum(well) - well / 2
    return float(ill @ below / (ill.sum() * well.sum()))


def calibration_slope(true: Reals, fitted: Reals, start: float) -> float:
    """The slope of the outcome's log odds in the `fitted` linear predictor among new patients.

    `true` and `fitted` `(predictors,)` are coefficients of independent standard normal predictors, `start` the true
    intercept. Given the fitted predictor, which is normal, the true one is normal too: the slope is found by
    quadrature and Newton's method.
    """
    size = float(np.sqrt(fitted @ fitted))
    shared = float(true @ fitted) / size
    rest = np.sqrt(max(float(true @ true) - shared**2, 0.0))
    z, weights = _grid()
    z, weights = z[::8], weights[::8] / weights[::8].sum()
    inner, inner_weights = np.polynomial.hermite_e.hermegauss(21)
    risk = _logistic(start + shared * z[:, None] + rest * inner) @ (inner_weights / inner_weights.sum())
    beta = newton(np.column_stack([np.ones_like(z), z]), risk, weights)
    return float(beta[1]) / size


def newton(X: Reals, y: Reals, weights: Reals) -> Reals:
    """The coefficients of largest weighted likelihood, `(columns,)`; nan where labels are separated."""
    beta = np.zeros(X.shape[1])
    for _ in range(STEPS):
        risk = _logistic(X @ beta)
        curvature = (X * (weights * risk * (1 - risk))[:, None]).T @ X
        try:
            step = np.linalg.solve(curvature, X.T @ (weights * (y - risk)))
        except np.linalg.LinAlgError:
            return np.full(X.shape[1], np.nan)
        beta = beta + step
        if np.abs(X @ beta).max() > FAR:
            return np.full(X.shape[1], np.nan)
        if np.abs(step).max() < 1e-9:
            return np.asarray(beta)
    return np.full(X.shape[1], np.nan)


def _start(prevalence: float, slope: float) -> float:
    from scipy.optimize import brentq

    z, weights = _grid()
    return float(
        brentq(lambda start: float(weights @ _logistic(start + slope * z)) - prevalence, -600, 600, xtol=1e-12)
    )


def _grid() -> tuple[Reals, Reals]:
    z = np.linspace(-WIDEST, WIDEST, POINTS)
    weights = np.exp(-(z**2) / 2)
    return z, weights / weights.sum()


def _logistic(x: Reals) -> Reals:
    return np.asarray(0.5 * (1 + np.tanh(x / 2)))


def _log_likelihood(said: Reals, risk: Reals | None = None) -> Reals:
    """What a patient with the true `risk` is expected to add if the risk `said` is told."""
    true = said if risk is None else risk
    tiny = np.finfo(float).tiny
    return np.asarray(true * np.log(np.maximum(said, tiny)) + (1 - true) * np.log(np.maximum(1 - said, tiny)))
