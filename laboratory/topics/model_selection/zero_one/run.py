"""k nearest neighbours trained on many samples: the 0-1 error at each point, and the parts that add up to it."""

from dataclasses import dataclass

import numpy as np

from learners.shared.arrays import Integers, Reals

PLACES = 201  # points in the middle of as many equal parts of [0, 1]
WORLDS = {"step": "Steps", "waves": "Waves"}
WAVES = 2.0  # periods of each label's probability on [0, 1]


@dataclass(frozen=True)
class ZeroOneRun:
    """`places` `(places,)` stand for equal shares of the distribution; labels are 0, 1, ....

    `eta` `(places, labels)` is the probability of each label, `predicted` `(neighbours, places, labels)` the share of
    the `samples` after which it is predicted. All parts are exact for these samples: nothing else is random in them.
    """

    neighbours: tuple[int, ...]
    places: Reals
    eta: Reals
    predicted: Reals
    samples: int

    @property
    def bayes(self) -> Integers:
        """The Bayes rule's label at each point, `(places,)`; the largest of those that are equally probable."""
        return _most(self.eta)

    @property
    def noise(self) -> Reals:
        """How often a label differs from the Bayes rule's, `(places,)`."""
        return np.asarray(1 - self.eta.max(axis=-1))

    @property
    def agreeing(self) -> Reals:
        """How often a prediction is the Bayes rule's label, `(neighbours, places)`."""
        return np.asarray(self.predicted[:, np.arange(len(self.bayes)), self.bayes])

    @property
    def main(self) -> Integers:
        """The label predicted most often, the largest if several are, `(neighbours, places)`."""
        return _most(self.predicted)

    @property
    def biased(self) -> Reals:
        """1 where the main prediction is not the Bayes rule's label."""
        return np.asarray(self.main != self.bayes, dtype=float)

    @property
    def variances(self) -> Reals:
        """How often a prediction differs from the one that is made most often, `(neighbours, places)`."""
        return np.asarray(self._but_main.sum(axis=-1))

    @property
    def _but_main(self) -> Reals:
        return np.where(np.arange(self.eta.shape[1]) == self.main[..., None], 0.0, self.predicted)

    @property
    def noise_part(self) -> Reals:
        """The mean over points of what noise changes, `(neighbours,)`.

        It makes the Bayes rule's label wrong, and another label right where it is the one predicted.
        """
        right = (self.predicted * self.eta).sum(axis=-1) - self.agreeing * (1 - self.noise)
        return _mean(self.agreeing * self.noise - right)

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
        """The variance at points with a bias that predicts the Bayes rule's label, `(neighbours,)`: it takes from the
        error."""
        return _mean(self.agreeing * self.biased)

    @property
    def idle(self) -> Reals:
        """The variance at points with a bias that predicts another wrong label, `(neighbours,)`: it changes nothing."""
        wrong = np.where(np.arange(self.eta.shape[1]) == self.bayes[:, None], 0.0, self._but_main)
        return _mean(wrong.sum(axis=-1) * self.biased)

    @property
    def expected(self) -> Reals:
        """The expected 0-1 error, `(neighbours,)`, from the predictions alone."""
        return _mean((self.predicted * (1 - self.eta)).sum(axis=-1))

    @property
    def squared_noise(self) -> float:
        """Half the squared distance of a label, read as a vector with a 1 at its place, from its mean: the mean."""
        return float(np.mean((self.eta * (1 - self.eta)).sum(axis=-1)) / 2)

    @property
    def squared_bias(self) -> Reals:
        """Half the squared distance between the means of prediction and label, `(neighbours,)`."""
        return _mean(((self.predicted - self.eta) ** 2).sum(axis=-1) / 2)

    @property
    def squared_variance(self) -> Reals:
        """Half the squared distance of a prediction, such a vector, from its mean: the mean, `(neighbours,)`."""
        return _mean((self.predicted * (1 - self.predicted)).sum(axis=-1) / 2)

    @property
    def best(self) -> int:
        """The index of the number of neighbours with the smallest expected error."""
        return int(np.argmin(self.expected))


def zero_one(world: str, labels: int, noise: float, m: int, samples: int, seed: int) -> ZeroOneRun:
    """Train on `samples` samples of size `m`, in each of which a label is another one with probability `noise`.

    `world` is "step", where each of as many intervals of equal length as there are `labels` has its own before the
    noise, or "waves".
    """
    rng = np.random.default_rng(seed)
    places = (np.arange(PLACES) + 0.5) / PLACES
    neighbours = odd_numbers(m)
    votes = np.zeros((len(neighbours), PLACES, labels))
    for _ in range(samples):
        x = rng.random(m)
        y = sampled(probabilities(world, labels, noise, x), rng)
        votes += predictions(x, y, places, neighbours, labels)[..., None] == np.arange(labels)
    return ZeroOneRun(neighbours, places, probabilities(world, labels, noise, places), votes / samples, samples)


def probabilities(world: str, labels: int, noise: float, x: Reals) -> Reals:
    """The probability of each label at `x` `(places,)`, `(places, labels)`; `noise` is shared by all other labels."""
    each = np.arange(labels)
    if world == "step":
        interval = np.maximum(np.ceil(labels * x) - 1, 0)
        shape = np.asarray(interval[:, None] == each, dtype=float)
    else:
        crests = np.pi / 2 + 2 * np.pi * (each - 1) / labels
        shape = (1 + np.cos(2 * np.pi * WAVES * x[:, None] - crests)) / labels
    other = noise / (labels - 1)
    return np.asarray(other + (1 - noise - other) * shape)


def sampled(eta: Reals, rng: np.random.Generator) -> Integers:
    """A label for each row of probabilities, `(rows,)`."""
    at_least = np.cumsum(eta[:, :0:-1], axis=1)[:, ::-1]  # P(label >= 1), ..., P(label >= labels - 1)
    return np.asarray((rng.random(len(eta))[:, None] < at_least).sum(axis=1))


def odd_numbers(m: int) -> tuple[int, ...]:
    """Up to twelve odd numbers of neighbours from 1 to `m`, evenly spaced on a logarithmic axis."""
    several = np.geomspace(1, m, 12).astype(int)
    return tuple(sorted({int(k) - (k % 2 == 0) for k in several}))


def predictions(x: Reals, y: Integers, places: Reals, neighbours: tuple[int, ...], labels: int) -> Integers:
    """The label that most of the nearest neighbours have, the smallest if several, `(neighbours, places)`."""
    nearest = y[np.argsort(np.abs(places[:, None] - x), axis=1)[:, : neighbours[-1]]]
    each = [np.cumsum(nearest == label, axis=1)[:, np.array(neighbours) - 1] for label in range(labels)]
    return np.asarray(np.argmax(each, axis=0).T)


def _most(shares: Reals) -> Integers:
    """The label with the largest share, the largest if several, along the last axis."""
    return np.asarray(shares.shape[-1] - 1 - np.argmax(shares[..., ::-1], axis=-1))


def _mean(values: Reals) -> Reals:
    return np.asarray(values.mean(axis=1))
