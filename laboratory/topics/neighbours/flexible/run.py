"""Bias and variance of a fitted line and of k neighbours: exact, and over samples whose labels are drawn anew."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from laboratory.topics.neighbours.ladder import ladder
from learners.shared.arrays import Integers, Reals

CURVES: Mapping[str, str] = {"sine": "A sine", "line": "A line"}
SAMPLES = 400
PLACES = 200  # in the middle of as many equal pieces of [0, 1]
NOTHING = 1e-24  # what rounding leaves of a squared bias of 0


@dataclass(frozen=True, eq=False)
class Fits:
    """One method over all samples: its predictions `(SAMPLES, PLACES)`, and the exact parts at each place `(PLACES,)`.

    `expected` is the mean prediction, `variance` that of the prediction, over the noise.
    """

    predictions: Reals
    expected: Reals
    variance: Reals

    @property
    def mean_variance(self) -> float:
        """Exact, over the places."""
        return float(self.variance.mean())

    def squared_bias(self, truth: Reals) -> float:
        """Exact, the mean over the places."""
        bias = float(((self.expected - truth) ** 2).mean())
        return bias if bias > NOTHING else 0.0

    @property
    def measured_variance(self) -> float:
        """Over the samples, the mean over the places."""
        return float(self.predictions.var(axis=0, ddof=1).mean())

    def measured_bias(self, truth: Reals) -> float:
        """The squared distance of the mean prediction, without the share of the variance that is left in that mean."""
        far = float(((self.predictions.mean(axis=0) - truth) ** 2).mean())
        return far - self.measured_variance / len(self.predictions)

    def excess(self, truth: Reals) -> Reals:
        """The risk beyond the noise on each sample, `(SAMPLES,)`."""
        return np.asarray(((self.predictions - truth) ** 2).mean(axis=1))


@dataclass(frozen=True, eq=False)
class Flexible:
    """Both methods on samples with the same places `x` `(m,)`; `truth` `(PLACES,)` is the curve at `places`.

    `ks` are the numbers of neighbours that are tried, `biases` and `variances` their exact parts.
    """

    k: int
    noise: float
    x: Reals
    places: Reals
    truth: Reals
    line: Fits
    neighbours: Fits
    ks: Integers
    biases: Reals
    variances: Reals

    @property
    def ratio(self) -> float:
        """How many times the line's variance that of k neighbours is, exactly."""
        return self.neighbours.mean_variance / self.line.mean_variance

    @property
    def best(self) -> int:
        """The k tried with the smallest squared bias and variance together."""
        return int(self.ks[np.argmin(self.biases + self.variances)])


def flexible(curve: str, k: int, m: int, noise: float, seed: int) -> Flexible:
    """Draw `m` places once and `SAMPLES` times labels there, and fit both methods to each."""
    rng = np.random.default_rng(seed)
    x = rng.random(m)
    places = (np.arange(PLACES) + 0.5) / PLACES
    seen, truth = mean_label(curve, x), mean_label(curve, places)
    labels = seen + noise * rng.standard_normal((SAMPLES, m))
    ks = np.unique([*ladder(m), k])
    order = np.argsort(np.abs(places[:, np.newaxis] - x), axis=1)
    tried = [_fits(of_neighbours(order, int(each)), seen, labels, noise) for each in ks]
    return Flexible(
        k, noise, x, places, truth, _fits(of_line(x, places), seen, labels, noise),
        _fits(of_neighbours(order, k), seen, labels, noise), ks,
        np.array([fits.squared_bias(truth) for fits in tried]), np.array([fits.mean_variance for fits in tried]),
    )  # fmt: skip


def mean_label(curve: str, x: Reals) -> Reals:
    """sin(2 pi x), or the line from 1 to -1."""
    return np.asarray(np.sin(2 * np.pi * x) if curve == "sine" else 1 - 2 * x, np.float64)


def of_line(x: Reals, places: Reals) -> Reals:
    """The matrix `(places, m)` that turns labels into the predictions of the line of least squares."""
    away = x - x.mean()
    return np.asarray(1 / len(x) + np.outer(places - x.mean(), away) / (away @ away), np.float64)


def of_neighbours(order: Integers, k: int) -> Reals:
    """The same of the mean of k neighbours, from the examples in `order` of their distance `(places, m)`."""
    weights = np.zeros(order.shape)
    np.put_along_axis(weights, order[:, :k], 1 / k, axis=1)
    return weights


def _fits(weights: Reals, seen: Reals, labels: Reals, noise: float) -> Fits:
    return Fits(labels @ weights.T, weights @ seen, noise**2 * (weights**2).sum(axis=1))
