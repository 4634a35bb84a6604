"""The degree of a polynomial chosen by AIC, BIC, MDL and cross-validation, for many samples of many sizes."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import log

import numpy as np

from laboratory.topics.model_selection.criteria.scores import (
    NATS,
    code_bits,
    cross_validated,
    deviance,
    information,
    never_above,
)
from laboratory.worlds.regression.curve import even_places
from laboratory.worlds.regression.polynomial import Polynomial
from learners.shared.arrays import Reals

TRUTHS = {"cubic": "A cubic: one of the models", "kink": "A kink |x|: none of the models"}
DEGREE = 3  # of the cubic
SAMPLES = 200  # of each size
SIZES = (30, 60, 120, 250, 500, 1_000, 2_000)
CRITERIA = {"aic": "AIC", "bic": "BIC", "mdl": "MDL", "cv": "CV"}


@dataclass(frozen=True, eq=False)
class ChoicesOfSize:
    """What SAMPLES samples of one size say.

    `scores` by criterion, `(samples, degrees)`, on the scale of -2 ln likelihood; `rss` and `excess` `(samples,
    degrees)`: the residual sum of squares and the excess risk of every fit.
    """

    m: int
    scores: Mapping[str, Reals]
    rss: Reals
    excess: Reals

    def chosen(self, criterion: str) -> Reals:
        """The degree with the smallest score, `(samples,)`; of equals the lowest."""
        return np.asarray(np.argmin(self.scores[criterion], axis=1), np.float64)

    def share(self, criterion: str) -> float:
        """The share of samples for which the criterion takes DEGREE."""
        return float(np.mean(self.chosen(criterion) == DEGREE))

    def risk(self, criterion: str) -> float:
        """The mean excess risk of the fits chosen."""
        taken = np.argmin(self.scores[criterion], axis=1)
        return float(np.take_along_axis(self.excess, taken[:, np.newaxis], axis=1).mean())

    @property
    def least(self) -> float:
        """The smallest mean excess risk of one degree for all samples."""
        return float(self.excess.mean(axis=0).min())

    @property
    def best(self) -> int:
        """The degree that has it."""
        return int(np.argmin(self.excess.mean(axis=0)))


@dataclass(frozen=True, eq=False)
class CriteriaRun:
    """`here` is the sample size set, `sizes` are all, in order; `sigma` is the noise, None where it is estimated."""

    truth: str
    here: ChoicesOfSize
    sizes: tuple[ChoicesOfSize, ...]
    noise: float
    sigma: float | None

    @property
    def is_model(self) -> bool:
        """Whether the true curve is one of the models."""
        return self.truth == "cubic"

    @property
    def degrees(self) -> Reals:
        """0, 1, ..., as far as they go."""
        return np.arange(self.here.rss.shape[1], dtype=np.float64)

    @property
    def m(self) -> Reals:
        """All sample sizes."""
        return np.array([size.m for size in self.sizes], dtype=np.float64)

    def limit(self, penalty: float = 2.0) -> float:
        """How often no degree above DEGREE beats it: exact where the noise is known, for large m where it is not."""
        return never_above(len(self.degrees) - 1 - DEGREE, penalty)

    @property
    def inputs(self) -> dict[str, float]:
        """The first sample's fit that AIC chooses, for the Calculator."""
        degree = int(self.here.chosen("aic")[0])
        return {"m": self.here.m, "rss": float(self.here.rss[0, degree]), "parameters": degree + 1}


def true_curve(truth: str, x: Reals) -> Reals:
    """The mean label at `x`."""
    return Polynomial(DEGREE).mean(x) if truth == "cubic" else np.abs(x)


def criteria(truth: str, noise: float, known: bool, m: int, top: int, folds: int, seed: int) -> CriteriaRun:
    """Draw SAMPLES samples of `m` and of each of SIZES with `seed`, and choose among the degrees up to `top`."""
    sizes = sorted({*SIZES, m})
    rngs = np.random.default_rng(seed).spawn(len(sizes))
    sigma = noise if known else None
    runs = [_of_size(truth, noise, sigma, at, top, folds, rng) for at, rng in zip(sizes, rngs, strict=True)]
    return CriteriaRun(truth, runs[sizes.index(m)], tuple(runs), noise, sigma)


def _of_size(
    truth: str, noise: float, sigma: float | None, m: int, top: int, folds: int, rng: np.random.Generator
) -> ChoicesOfSize:
    from numpy.polynomial.legendre import legvander

    x = rng.uniform(-1, 1, m)
    y = true_curve(truth, x) + noise * rng.standard_normal((SAMPLES, m))
    q, r = np.linalg.qr(legvander(x, top))
    z = y @ q
    rss = np.einsum("ij,ij->i", y, y)[:, np.newaxis] - np.cumsum(z**2, axis=1)
    scores = {
        "aic": information(rss, m, sigma, 2.0),
        "bic": information(rss, m, sigma, log(m)),
        "mdl": NATS * code_bits(z, rss, m, sigma),
        "cv": deviance(m * cross_validated(q, z, y, folds), m, sigma),
    }
    return ChoicesOfSize(m, scores, rss, _excess(z, np.linalg.inv(r), truth))


def _excess(z: Reals, inverse: Reals, truth: str) -> Reals:
    """The mean squared distance of each fit to the true curve, `(samples, degrees)`; `inverse` of the basis' R."""
    from numpy.polynomial.legendre import legvander

    everywhere = even_places(-1, 1)
    mean, polynomials = true_curve(truth, everywhere), legvander(everywhere, len(inverse) - 1)
    products = inverse.T @ (polynomials.T @ polynomials / len(mean)) @ inverse
    shared = inverse.T @ (polynomials.T @ mean / len(mean))
    last = np.full(len(z), np.mean(mean**2))
    excess = np.empty_like(z)
    for k in range(z.shape[1]):  # what coefficient k adds to the mean square of fit - mean
        last += z[:, k] * (z[:, k] * products[k, k] + 2 * (z[:, :k] @ products[:k, k] - shared[k]))
        excess[:, k] = last
    return np.maximum(excess, 0.0)
