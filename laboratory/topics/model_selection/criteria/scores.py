"""Criteria by degree, from the coefficients and the residual sum of squares of every sample.

All are on the scale of -2 ln likelihood, up to a constant that the degrees share.
"""

from math import log, log2, pi

import numpy as np

from learners.shared.arrays import Reals

RANGE = 2.0  # of the code: each coefficient lies in [-RANGE, RANGE]
BITS = 16  # of a coefficient, at most; which number it is takes PRECISION bits
PRECISION = 4
SCALES, OCTAVES = 256, 16  # of the code: standard deviations 2**(i/OCTAVES - 12)
NATS = 2 * log(2)  # two nats for each bit


def deviance(rss: Reals, m: int, sigma: float | None) -> Reals:
    """-2 ln likelihood of Gaussian noise with this deviation, or with the best one (None), but for a constant."""
    return m * np.log(rss / m) if sigma is None else rss / sigma**2


def information(rss: Reals, m: int, sigma: float | None, penalty: float) -> Reals:
    """AIC with a penalty of 2, BIC with ln m, for `rss` `(..., degrees)`; degree k has k + 1 coefficients."""
    return deviance(rss, m, sigma) + penalty * np.arange(1, rss.shape[-1] + 1)


def code_bits(z: Reals, rss: Reals, m: int, sigma: float | None) -> Reals:
    """Bits of the shortest two-part code, `(samples, degrees)`: first the polynomial, then the labels given it.

    `z` `(samples, degrees)` are the coefficients in the basis that is orthonormal on the sample. The first part is the
    degree, the number b of bits, b bits for each coefficient and those of the deviation, unless that is known. The
    second is -log2 of the density of the labels, so that it may be negative: their precision adds a constant.
    """
    shortest = np.full(rss.shape, np.inf)
    degrees = rss.shape[-1]
    for bits in range(1, BITS + 1):
        width = 2 * RANGE / 2**bits
        cell = np.clip(np.floor((z / np.sqrt(m) + RANGE) / width), 0, 2**bits - 1)
        rounded = np.sqrt(m) * ((cell + 0.5) * width - RANGE)
        left = rss + np.cumsum((z - rounded) ** 2, axis=-1)
        shortest = np.minimum(shortest, bits * np.arange(1, degrees + 1) + _label_bits(left, m, sigma))
    return np.asarray(log2(degrees) + PRECISION + (0 if sigma else log2(SCALES)) + shortest, np.float64)


def _label_bits(rss: Reals, m: int, sigma: float | None) -> Reals:
    """-log2 of the density, with the known deviation or the best one of the code."""
    if sigma:
        return np.asarray(m / 2 * log2(2 * pi * sigma**2) + rss / (sigma**2 * NATS), np.float64)
    best = OCTAVES * (np.log2(rss / m) / 2 + 12)
    near = (np.clip(np.floor(best) + step, 0, SCALES - 1) / OCTAVES - 12 for step in (0, 1))
    lengths = [m / 2 * (log2(2 * pi) + 2 * scale) + rss / (4.0**scale * NATS) for scale in near]
    return np.asarray(np.minimum(*lengths), np.float64)


def cross_validated(q: Reals, z: Reals, y: Reals, folds: int) -> Reals:
    """Mean squared errors of K-fold cross-validation, `(samples, degrees)`; example i is in fold i mod K.

    `q` `(m, degrees)` is orthonormal and z = y q. Without the rows of a fold its products are I minus theirs, whose
    Cholesky factor fits all degrees at once, as each adds a column.
    """
    total = np.zeros(z.T.shape)
    for tested in range(folds):
        rows, errors = q[tested::folds], np.ascontiguousarray(y[:, tested::folds].T)
        factor = np.linalg.cholesky(np.eye(q.shape[1]) - rows.T @ rows)
        columns = np.linalg.solve(factor, rows.T)  # (degrees, tested examples), orthonormal on all others
        weights = np.linalg.solve(factor, z.T - rows.T @ errors)  # (degrees, samples)
        squares = np.einsum("ij,ij->j", errors, errors)
        products, shared = columns @ columns.T, columns @ errors
        for degree, weight in enumerate(weights):  # what one more coefficient adds to the sum of squares
            crossed = products[degree, :degree] @ weights[:degree] - shared[degree]
            squares = squares + weight * (products[degree, degree] * weight + 2 * crossed)
            total[degree] += squares
    return np.asarray(total.T / len(q), np.float64)


def never_above(extra: int, penalty: float) -> float:
    """The probability that none of `extra` parameters too many lowers the criterion, where the deviation is known.

    Each lowers the deviance by an independent chi-squared of one degree of freedom, so that this is the probability
    that a random walk of steps chi-squared - penalty stays at or below 0. Sparre Andersen's recursion needs only the
    probabilities of its single places: r p_r = sum over n of P(S_n <= 0) p_(r - n).
    """
    from scipy.stats import chi2

    steps = np.arange(1, extra + 1)
    below = np.asarray(chi2.cdf(penalty * steps, steps), np.float64)
    stays = [1.0]
    for r in range(1, extra + 1):
        stays.append(float(np.dot(below[:r], stays[::-1])) / r)
    return stays[-1]
