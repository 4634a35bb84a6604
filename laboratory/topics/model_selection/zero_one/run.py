"""k nearest neighbours trained on many samples: the 0-1 error at each point, and the parts that add up to it."""

from dataclasses import dataclass

import numpy as np

from learners.shared.arrays import Reals

PLACES = 201  # points in the middle of as many equal parts of [0, 1]
WORLDS = {"step": "Step at 1/2", "waves": "Waves"}
WAVES = 2.0  # periods of the probability of label 1 on [0, 1]


@dataclass(frozen=True)
class ZeroOneRun:
    """`places` `(places,)` stand for equal shares of the distribution; `eta` `(places,)` is the probability of label 1.

    `ones` `(neighbours, places)` is the share of the `samples` after which a point's label is predicted as 1. All
    parts are exact for these samples: nothing else is random in them.
    """

    neighbours: tuple[int, ...]
    places: Reals
    eta: Reals
    ones: Reals
    samples: int

    @property
    def bayes(self) -> Reals:
        """The Bayes rule's label at each point, 0 or 1; label 1 where both are equally probable."""
        return (self.eta >= 0.5).astype(float)

    @property
    def noise(self) -> Reals:
        """How often a label differs from the Bayes rule's, `(places,)`."""
        return np.asarray(np.minimum(self.eta, 1 - self.eta))

    @property
    def biased(self) -> Reals:
        """1 where the label predicted most often, 1 if both are as often, is not the Bayes rule's."""
        return np.asarray((self.ones >= 0.5) != (self.bayes == 1), dtype=float)

    @property
    def variances(self) -> Reals:
        """How often a prediction differs from the one that is made most often, `(neighbours, places)`."""
        return np.minimum(self.ones, 1 - self.ones)

    @property
    def noise_part(self) -> Reals:
        """The mean over points of noise times 2 P(prediction = Bayes rule's) - 1, `(neighbours,)`."""
        agrees = np.where(self.bayes == 1, self.ones, 1 - self.ones)
        return _mean((2 * agrees - 1) * self.noise)

    @property
    def bias(self) -> Reals:
        """The share of points with a bias, `(neighbours,)`."""
        return _mean(self.biased)

    @property
    def harmful(self) -> Reals:
        """The variance at points without a bias, `(neighbours,)`: it adds to the error."""
        return _mean(self.variances * (1 - self.biased))

    @property
    def helpful(self) -> Reals:
        """The variance at points with a bias, `(neighbours,)`: it takes from the error."""
        return _mean(self.variances * self.biased)

    @property
    def expected(self) -> Reals:
        """The expected 0-1 error, `(neighbours,)`, from the predictions alone."""
        return _mean(self.ones * (1 - self.eta) + (1 - self.ones) * self.eta)

    @property
    def squared_noise(self) -> float:
        """The variance of a label read as the number 0 or 1."""
        return float(np.mean(self.eta * (1 - self.eta)))

    @property
    def squared_bias(self) -> Reals:
        """The mean over points of (P(prediction 1) - P(label 1))^2, `(neighbours,)`."""
        return _mean((self.ones - self.eta) ** 2)

    @property
    def squared_variance(self) -> Reals:
        """The variance of the prediction read as 0 or 1, `(neighbours,)`."""
        return _mean(self.ones * (1 - self.ones))

    @property
    def best(self) -> int:
        """The index of the number of neighbours with the smallest expected error."""
        return int(np.argmin(self.expected))


def zero_one(world: str, noise: float, m: int, samples: int, seed: int) -> ZeroOneRun:
    """Train on `samples` samples of size `m` whose labels differ from the true ones with probability `noise` or less.

    `world` is "step", where all labels beyond 1/2 are 1 before the noise, or "waves".
    """
    rng = np.random.default_rng(seed)
    places = (np.arange(PLACES) + 0.5) / PLACES
    eta = probability(world, noise, places)
    neighbours = odd_numbers(m)
    votes = np.zeros((len(neighbours), PLACES))
    for _ in range(samples):
        x = rng.random(m)
        labels = rng.random(m) < probability(world, noise, x)
        votes += predictions(x, labels, places, neighbours)
    return ZeroOneRun(neighbours, places, eta, votes / samples, samples)


def probability(world: str, noise: float, x: Reals) -> Reals:
    """The probability of label 1 at `x`, of its shape; it is `noise` away from 0 and 1 at least."""
    shape = np.where(x > 0.5, 1.0, 0.0) if world == "step" else 0.5 + 0.5 * np.sin(2 * np.pi * WAVES * x)
    return np.asarray(noise + (1 - 2 * noise) * shape)


def odd_numbers(m: int) -> tuple[int, ...]:
    """Up to twelve odd numbers of neighbours from 1 to `m`, evenly spaced on a logarithmic axis."""
    several = np.geomspace(1, m, 12).astype(int)
    return tuple(sorted({int(k) - (k % 2 == 0) for k in several}))


def predictions(x: Reals, labels: np.ndarray, places: Reals, neighbours: tuple[int, ...]) -> Reals:
    """The majority of the nearest neighbours at each place, `(neighbours, places)`, for every number of them."""
    nearest = np.argsort(np.abs(places[:, None] - x), axis=1)[:, : neighbours[-1]]
    ones = np.cumsum(labels[nearest], axis=1)[:, np.array(neighbours) - 1]
    return (2 * ones > np.array(neighbours)).T.astype(float)


def _mean(values: Reals) -> Reals:
    return np.asarray(values.mean(axis=1))
