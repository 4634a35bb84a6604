"""A network and a tree trained on handwritten digits, and their test errors as data or units are damaged."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from laboratory.experiments.one_core import one_core
from laboratory.worlds.real_world import RealWorld
from learners.networks.network import Network, forward, initial
from learners.networks.training import Rules, train
from learners.shared.arrays import Indices, Integers, Reals

DAMAGES: Mapping[str, str] = {
    "missing": "Pixels missing",
    "noise": "Noise on pixels",
    "units": "Hidden units removed",
}
TENTHS = np.arange(11) / 10
DRAWS = 5  # of what is damaged, at each share
SIDE, INK, CLASSES = 8, 16, 10  # pixels along an image, the darkest of them, digits
TRAINED = 0.6  # of all images
RULES = Rules(rate=0.3, momentum=0.9, batch=50, epochs=15, tolerance=-1.0)


@dataclass(frozen=True, eq=False)
class Damaged:
    """The test images `(tested, 64)`, as shares of the darkest ink, with their digits, and the errors.

    Attributes
    ----------
    shares : all tenths from 0 to 1, and the share that is set.
    mean : `(64,)`, of the training images, which takes the place of what is missing.
    errors : `(DRAWS, shares)`, of the network on the test images.
    tree : the same of a decision tree; None where hidden units are removed.
    """

    damage: str
    share: float
    shares: Reals
    images: Reals
    digits: Integers
    mean: Reals
    network: Network
    errors: Reals
    tree: Reals | None
    seed: int

    @cached_property
    def mean_errors(self) -> Reals:
        """Over the draws, `(shares,)`."""
        return np.asarray(self.errors.mean(axis=0))

    def place(self, share: float) -> int:
        """Where a share stands among all of them."""
        return int(np.searchsorted(self.shares, share))

    def error(self, share: float) -> float:
        """The network's mean test error there."""
        return float(self.mean_errors[self.place(share)])

    @property
    def image(self) -> Reals:
        """The first test image `(8, 8)` after the damage of the share that is set."""
        images = damaged(self.images[:1], self.damage, self.share, self.mean, self.seed)
        return np.asarray(images.reshape(SIDE, SIDE), np.float64)


def damaged(images: Reals, damage: str, share: float, mean: Reals, seed: int) -> Reals:
    """Images with each pixel missing with probability `share`, or with normal noise of that deviation."""
    rng = np.random.default_rng(seed)
    if damage == "missing":
        return np.asarray(np.where(rng.random(images.shape) < share, mean, images), np.float64)
    if damage == "noise":
        return np.asarray(images + share * rng.standard_normal(images.shape))
    return images


def without_units(network: Network, share: float, seed: int) -> Network:
    """The network less round(share · units) random hidden units."""
    units = len(network.biases[0])
    kept = np.ones(units)
    kept[np.random.default_rng(seed).permutation(units)[: round(share * units)]] = 0
    return replace(network, weights=(network.weights[0], network.weights[1] * kept))


def damage(damage: str, share: float, units: int, seed: int) -> Damaged:
    """Train on 60 % of 1,797 images, and test on the others at each tenth, and at `share`."""
    X, y, _ = RealWorld("digits", positive=None).examples
    order = np.random.default_rng(seed).permutation(len(y))
    learned, tested = np.split(order, [round(TRAINED * len(y))])
    images = np.asarray(X, np.float64) / INK
    mean = images[learned].mean(axis=0)
    parts = _Parts(images, np.asarray(y, np.int64), learned, tested, mean, units, seed)
    with one_core():
        network = parts.network()
        shares = np.unique(np.append(TENTHS, share))
        errors, tree = parts.errors(damage, shares, network)
    return Damaged(damage, share, shares, images[tested], parts.digits[tested], mean, network, errors, tree, seed)


@dataclass(frozen=True, eq=False)
class _Parts:
    """The images, which are learned from and which tested on, and how the learners are trained."""

    images: Reals
    digits: Integers
    learned: Indices
    tested: Indices
    mean: Reals
    units: int
    seed: int

    def network(self) -> Network:
        """Of one hidden layer and ten softmax outputs, by mini-batches with momentum."""
        random = np.random.RandomState(self.seed)
        start = initial((SIDE**2, self.units, CLASSES), random, hidden="tanh", output="softmax")
        data = (self.images[self.learned] - self.mean, np.eye(CLASSES)[self.digits[self.learned]])
        return train(start, data, RULES, "cross_entropy", random).network

    def errors(self, damage: str, shares: Reals, network: Network) -> tuple[Reals, Reals | None]:
        """`(DRAWS, shares)` of the network and of the tree."""
        from sklearn.tree import DecisionTreeClassifier

        tree = DecisionTreeClassifier(random_state=self.seed)
        tree.fit(self.images[self.learned], self.digits[self.learned])
        of_network, of_tree = np.empty((DRAWS, len(shares))), np.empty((DRAWS, len(shares)))
        for draw in range(DRAWS):
            for place, share in enumerate(shares.tolist()):
                seed = self.seed + draw
                images = damaged(self.images[self.tested], damage, share, self.mean, seed)
                answering = without_units(network, share, seed) if damage == "units" else network
                of_network[draw, place] = self._error(answers(answering, images - self.mean))
                of_tree[draw, place] = self._error(tree.predict(images))
        return of_network, None if damage == "units" else of_tree

    def _error(self, answers: Integers) -> float:
        return float(np.mean(answers != self.digits[self.tested]))


def answers(network: Network, inputs: Reals) -> Integers:
    """The digit of the largest output, `(images,)`."""
    return np.asarray(forward(network, inputs)[-1].argmax(axis=1))
