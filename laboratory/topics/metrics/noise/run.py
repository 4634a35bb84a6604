"""Labels that the input does not determine, for three reasons, and the risk of one neighbour."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import atan, inf, pi, sqrt

import numpy as np

from bounds import theorems
from bounds.numbers import exact
from learners.shared.arrays import Reals

REASONS: Mapping[str, str] = {
    "annotators": "Annotators disagree", "hidden": "A feature is missing", "measured": "The input is measured "
    "imprecisely",
}  # fmt: skip
SAMPLES = 30  # at each size
SIZES = (3, 10, 30, 100, 300, 1_000)
PLACES, REACH = 1_201, 5.0  # of the line, in deviations of the input
EXAMPLES = 60  # examples of one sample


@dataclass(frozen=True)
class NoisyLabels:
    """The input is normal with deviation `deviation`; `risks` `(sizes, samples)` are exact risks of one neighbour.

    `points` and `labels` `(EXAMPLES,)` are one sample for the figure.
    """

    reason: str
    strength: float
    risks: Reals
    points: Reals
    labels: Reals

    @property
    def deviation(self) -> float:
        """Of the observed input."""
        return _deviation(self.reason, self.strength)

    @cached_property
    def places(self) -> Reals:
        """Inputs, `(PLACES,)`."""
        return np.linspace(-REACH, REACH, PLACES) * self.deviation

    @cached_property
    def eta(self) -> Reals:
        """The probability of label 1 at `places`."""
        return posterior(self.reason, self.strength, self.places)

    @property
    def bayes(self) -> float:
        """The Bayes risk: the rate of disagreement, or the angle of the noise over pi."""
        return self.strength if self.reason == "annotators" else atan(self.strength) / pi

    @property
    def risk(self) -> float:
        """Mean true risk of one neighbour at the largest size."""
        return float(self.risks[-1].mean())

    @property
    def inputs(self) -> dict[str, float]:
        """The inputs of Cover and Hart's theorem."""
        return {"bayes_risk": self.bayes, "classes": 2}

    @property
    def limit(self) -> float:
        """Their bound on one neighbour's risk in the limit, in fractions: in doubles it is above 0.18 for 0.1."""
        risk = Fraction(exact(self.bayes))
        return float(theorems["cover_hart"].formula(risk, Fraction(2)))


def noise(reason: str, rate: float, spread: float, seed: int) -> NoisyLabels:
    """Labels flipped by annotators with probability `rate`, or noise of deviation `spread` behind the input."""
    strength = rate if reason == "annotators" else spread
    rng = np.random.default_rng(seed)
    points, labels = _draw(reason, strength, EXAMPLES, rng)
    risks = [[_neighbour(reason, strength, *_draw(reason, strength, m, rng)) for _ in range(SAMPLES)] for m in SIZES]
    return NoisyLabels(reason, strength, np.array(risks), points, labels)


def posterior(reason: str, strength: float, x: Reals) -> Reals:
    """P[label 1 | input x]."""
    from scipy.special import ndtr

    if reason == "annotators":
        return np.where(x > 0, 1 - strength, strength)
    if strength == 0:
        return np.asarray(x > 0, np.float64)
    wide = strength if reason == "hidden" else strength * sqrt(1 + strength**2)
    return np.asarray(ndtr(x / wide))


def _draw(reason: str, strength: float, m: int, rng: np.random.Generator) -> tuple[Reals, Reals]:
    """`m` inputs and labels, as the reason generates them, not by the posterior."""
    true, noise = rng.standard_normal(m), rng.standard_normal(m)
    if reason == "annotators":
        return true, ((true > 0) != (rng.random(m) < strength)).astype(float)
    if reason == "hidden":
        return true, (true + strength * noise > 0).astype(float)
    return true + strength * noise, (true > 0).astype(float)


def _deviation(reason: str, strength: float) -> float:
    """Of the observed input: noise in measuring it adds to its variance of 1."""
    return sqrt(1 + strength**2) if reason == "measured" else 1.0


def _neighbour(reason: str, strength: float, points: Reals, labels: Reals) -> float:
    """The exact true risk of the nearest example's label: the masses of the other label between the borders."""
    order = np.argsort(points)
    borders = (points[order][1:] + points[order][:-1]) / 2
    below, ones = (np.diff(mass) for mass in _masses(reason, strength, borders))
    return float(np.where(labels[order] == 1, below - ones, ones).sum())


def _masses(reason: str, strength: float, borders: Reals) -> tuple[Reals, Reals]:
    """P[input <= x] and P[input <= x, label 1] at -infinity, the borders and infinity, `(borders + 2,)` each.

    The mean of Phi(a t) over a standard normal t below z is Phi(z) / 2 - T(z, a) with Owen's T.
    """
    from scipy.special import ndtr, owens_t

    z = np.concatenate([[-inf], borders / _deviation(reason, strength), [inf]])
    below = np.asarray(ndtr(z))
    slope = inf if reason == "annotators" or strength == 0 else 1 / strength
    ones = below / 2 - owens_t(z, slope)
    return below, (1 - strength) * ones + strength * (below - ones) if reason == "annotators" else ones
