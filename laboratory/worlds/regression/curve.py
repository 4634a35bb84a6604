"""A curve on equally spaced places of an interval, with Gaussian noise: every predictor's squared risk is a sum."""

from functools import cache
from math import inf

import numpy as np

from bounds.vocabulary.domain import Interval
from laboratory.worlds.regression.protocol import RegressionSample, Regressor
from laboratory.worlds.risk import predictions
from laboratory.worlds.setting import Setting
from learners.shared.arrays import Reals

PLACES = 4_096


def noise_of(default: float) -> Setting:
    """The setting of worlds that add Gaussian noise to the label."""
    return Setting("noise", "standard deviation of the label", Interval(0, inf), default, typical=(0.0, 1.0))


def even_places(low: float, high: float) -> Reals:
    """The middles of 4,096 equal cells of an interval, `(4096,)`."""
    return low + (high - low) * (np.arange(PLACES) + 0.5) / PLACES


def draw_curve(rng: np.random.Generator, m: int, places: Reals, mean: Reals, noise: float) -> RegressionSample:
    """`m` independent examples: a place, and its mean with noise."""
    chosen = rng.integers(len(places), size=m)
    return RegressionSample(places[chosen, np.newaxis], mean[chosen] + noise * rng.standard_normal(m))


def risk_on_curve(predictor: Regressor, places: Reals, mean: Reals, noise: float) -> float:
    """Expected squared error, exactly."""
    predicted = predictions(predictor, places[:, np.newaxis])
    return float(np.mean((predicted - mean) ** 2)) + noise**2


def smallest_of_degree(degree: int, places: Reals, mean: Reals, noise: float) -> float:
    """Smallest squared risk over polynomials of the degree or less on `even_places`: the residual of the projection."""
    basis = _polynomials(degree)
    rest = mean - basis @ (basis.T @ mean)
    return float(np.mean(rest**2)) + noise**2


@cache
def _polynomials(degree: int) -> Reals:
    """An orthonormal basis of the polynomials on equally spaced places, wherever these are, `(4096, degree + 1)`."""
    from numpy.polynomial.legendre import legvander

    basis, _ = np.linalg.qr(legvander(np.linspace(-1, 1, PLACES), degree))
    return np.asarray(basis)
