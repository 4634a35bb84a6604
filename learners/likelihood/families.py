"""Families of distributions on the real line with their logarithmic densities and most likely parameters."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from learners.shared.arrays import Reals


@dataclass(frozen=True)
class Family:
    """A parametric family.

    Attributes
    ----------
    title : its name in words.
    parameters : their names.
    log_density : from parameters, in this order, and a sample `(m,)` to ln P `(m,)`, -inf outside of the support.
    estimate : from a sample `(m,)` to the most likely parameters.
    takes : which samples it is for, in words.
    fits : does a sample `(m,)` belong to the support?
    exists : is there a largest likelihood, inside of or on the edge of the parameters' domain?
    """

    title: str
    parameters: tuple[str, ...]
    log_density: Callable[..., Reals]
    estimate: Callable[[Reals], tuple[float, ...]]
    takes: str
    fits: Callable[[Reals], bool]
    exists: Callable[[Reals], bool]


def _log(x: float) -> float:
    with np.errstate(divide="ignore"):
        return float(np.log(x))


def _bernoulli(p: float, x: Reals) -> Reals:
    return np.where(x == 1, _log(p), _log(1 - p))


def _gaussian(mean: float, deviation: float, x: Reals) -> Reals:
    log_density: Reals = -(((x - mean) / deviation) ** 2) / 2 - np.log(deviation) - np.log(2 * np.pi) / 2
    return log_density


def _exponential(rate: float, x: Reals) -> Reals:
    return np.where(x >= 0, np.log(rate) - rate * x, -np.inf)


def _poisson(rate: float, x: Reals) -> Reals:
    from scipy.special import gammaln, xlogy

    log_mass: Reals = xlogy(x, rate) - rate - gammaln(x + 1)
    return log_mass


def _laplace(median: float, scale: float, x: Reals) -> Reals:
    log_density: Reals = -np.abs(x - median) / scale - np.log(2 * scale)
    return log_density


def _uniform(end: float, x: Reals) -> Reals:
    return np.where((x >= 0) & (x <= end), -np.log(end), -np.inf)


FAMILIES = {
    "bernoulli": Family(
        "Bernoulli",
        ("p",),
        _bernoulli,
        lambda x: (float(x.mean()),),
        "numbers 0 and 1",
        lambda x: bool(np.isin(x, (0, 1)).all()),
        lambda x: True,
    ),
    "gaussian": Family(
        "Normal",
        ("mean", "deviation"),
        _gaussian,
        lambda x: (float(x.mean()), float(x.std())),
        "finite reals",
        lambda x: True,
        lambda x: bool(x.std() > 0),
    ),
    "exponential": Family(
        "Exponential",
        ("rate",),
        _exponential,
        lambda x: (float(1 / x.mean()),),
        "reals >= 0",
        lambda x: bool((x >= 0).all()),
        lambda x: bool(x.mean() > 0),
    ),
    "poisson": Family(
        "Poisson",
        ("rate",),
        _poisson,
        lambda x: (float(x.mean()),),
        "integers >= 0",
        lambda x: bool(((x >= 0) & (x == np.floor(x))).all()),
        lambda x: True,
    ),
    "laplace": Family(
        "Laplace",
        ("median", "scale"),
        _laplace,
        lambda x: (float(np.median(x)), float(np.abs(x - np.median(x)).mean())),
        "finite reals",
        lambda x: True,
        lambda x: bool(np.abs(x - np.median(x)).mean() > 0),
    ),
    "uniform": Family(
        "Uniform on [0, end]",
        ("end",),
        _uniform,
        lambda x: (float(x.max()),),
        "reals >= 0",
        lambda x: bool((x >= 0).all()),
        lambda x: bool(x.max() > 0),
    ),
}
