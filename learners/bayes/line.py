"""The Bayes predictor on the line: eta by formula, its risk by quadrature; and two Gaussians, exactly."""

from collections.abc import Callable
from itertools import pairwise
from math import inf, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals, read_array


def most_probable(eta: Any) -> NDArray[np.int64]:
    """The Bayes predictor for zero-one loss: 1 where eta = P[y = 1 | x] is at least 1/2, else 0."""
    return (read_array(eta) >= 0.5).astype(np.int64)


def bayes_risk(
    density: Callable[[float], float],
    eta: Callable[[float], float],
    low: float = -inf,
    high: float = inf,
    breaks: Any = (),
) -> float:
    """E[min(eta, 1 - eta)], the smallest zero-one risk, by adaptive quadrature over low..high.

    `breaks` are points where density or eta jumps or bends, as min does wherever eta crosses 1/2; the integral is
    taken piece by piece, each to about 10⁻⁸ where it is smooth.
    """
    from scipy.integrate import quad

    ends = [low, *sorted(point for point in map(float, breaks) if low < point < high), high]

    def least(x: float) -> float:
        share = float(eta(x))
        return float(density(x)) * min(share, 1 - share)

    return float(sum(quad(least, a, b, limit=200)[0] for a, b in pairwise(ends)))


def two_gaussians_risk(mean_0: Any, mean_1: Any, covariance: Any) -> float:
    """Phi(-Delta / 2), the Bayes risk of two equally likely Gaussian classes of one covariance.

    Delta is the Mahalanobis distance of the means `(features,)`; covariance `(features, features)`, positive
    definite. ValueError otherwise.

    Source: Bishop (2006), Pattern Recognition and Machine Learning, section 4.2.
    """
    from scipy.special import ndtr

    gap = np.atleast_1d(read_array(mean_1, np.float64) - read_array(mean_0, np.float64))
    return float(ndtr(-sqrt(float(gap @ np.linalg.solve(_definite(covariance, len(gap)), gap))) / 2))


def two_gaussians_eta(X: Any, mean_0: Any, mean_1: Any, covariance: Any, prior: float = 0.5) -> Reals:
    """P[y = 1 | x] at the rows of X `(samples, features)`: a logistic function of a linear one.

    `prior` in (0, 1) is P[y = 1].
    """
    from scipy.special import expit, logit

    if not 0 < prior < 1:
        raise ValueError(f"prior of two_gaussians_eta (share of class 1) must be a real in (0, 1); got {prior!r}")
    mean_0, mean_1 = np.atleast_1d(read_array(mean_0, float)), np.atleast_1d(read_array(mean_1, float))
    weights = np.linalg.solve(_definite(covariance, len(mean_0)), mean_1 - mean_0)
    middle = (mean_0 + mean_1) / 2
    eta: Reals = expit((read_array(X, np.float64) - middle) @ weights + logit(prior))
    return eta


def _definite(covariance: Any, features: int) -> Reals:
    matrix = np.atleast_2d(read_array(covariance, np.float64))
    right = matrix.shape == (features, features) and np.isfinite(matrix).all() and np.allclose(matrix, matrix.T)
    if right and np.linalg.eigvalsh(matrix)[0] > 0:
        return matrix
    raise ValueError(
        f"covariance of the two Gaussians must be a positive definite matrix ({features}, {features}); "
        f"got {matrix.tolist()}"
    )
