"""Finitely many equally likely points, each with its probability of label 1: every predictor's risk is a sum."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from laboratory.worlds._line import mistakes
from laboratory.worlds.risk import predictions
from laboratory.worlds.world import Labels, Predictor, Sample

POINTS = 2**14


class Cloud(NamedTuple):
    """Points `X`, `(points, features)`, equally likely, and their probabilities of label 1, `eta`, `(points,)`."""

    X: NDArray[np.float64]
    eta: NDArray[np.float64]


class CloudSupport(NamedTuple):
    """The possible examples `X`, `(examples, features)`; labels `y`, probabilities `weights`, `(examples,)`."""

    X: NDArray[np.float64]
    y: Labels
    weights: NDArray[np.float64]


def even_points(count: int, features: int) -> NDArray[np.float64]:
    """Distinct points `(count, features)` of the unit cube, equidistributed and always the same.

    Source: additive recurrence with the root of x^(n+1) = x + 1, M. Roberts, "The unreasonable effectiveness of
    quasirandom sequences" (2018).
    """
    root = 2.0
    for _ in range(64):  # a contraction: the error at least halves
        root = (1 + root) ** (1 / (features + 1))
    steps = root ** -np.arange(1.0, features + 1)
    points: NDArray[np.float64] = (0.5 + np.arange(1, count + 1)[:, np.newaxis] * steps) % 1
    return points


def noisy(labels: NDArray[np.bool_], noise: float) -> NDArray[np.float64]:
    """Probabilities of label 1 where `labels` are flipped with probability `noise`."""
    return np.where(labels, 1 - noise, noise)


def fixed(X: NDArray[np.float64], eta: NDArray[np.float64]) -> Cloud:
    """A read-only cloud."""
    X.flags.writeable = False
    eta.flags.writeable = False
    return Cloud(X, eta)


def draw_from(cloud: Cloud, rng: np.random.Generator, m: int) -> Sample:
    """`m` independent examples, drawn with replacement."""
    chosen = rng.integers(len(cloud.eta), size=m)
    return Sample(cloud.X[chosen], (rng.random(m) < cloud.eta[chosen]).astype(np.int64))


def risk_over(cloud: Cloud, predictor: Predictor) -> float:
    """True risk of any predictor, exactly."""
    return float(mistakes(predictions(predictor, cloud.X), cloud.eta).mean())


def bayes_risk_of(cloud: Cloud) -> float:
    """Smallest true risk: at each point the likelier label."""
    return float(np.minimum(cloud.eta, 1 - cloud.eta).mean())


def support_of(cloud: Cloud) -> CloudSupport:
    """All examples of positive probability, with their probabilities."""
    X, y = np.concatenate([cloud.X, cloud.X]), np.repeat(np.array([0, 1]), len(cloud.eta))
    weights = np.concatenate([1 - cloud.eta, cloud.eta]) / len(cloud.eta)
    possible = weights > 0
    return CloudSupport(X[possible], y[possible], weights[possible])
