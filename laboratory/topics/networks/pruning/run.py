"""A trained network without its smallest weights, more and more of them; the rest may be trained again."""

from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from laboratory.experiments.one_core import one_core
from laboratory.topics.networks.frozen import FrozenNetwork, scale_of
from laboratory.topics.networks.worlds import WORLDS, Planar
from learners.networks.network import Network, initial
from learners.networks.pruning import Pruned, pruning
from learners.networks.training import Rules, train
from learners.shared.arrays import Integers, Reals

SHARES = np.linspace(0, 1, 21)
RATE, MOMENTUM = 0.3, 0.9
AGAIN = 60  # epochs after pruning


@dataclass(frozen=True)
class PruningRun:
    """`points` `(m, 2)` with `labels` `(m,)`; networks at each of `SHARES`: just `pruned`, and trained again.

    The inputs of a network are the points less `mean`, in `deviation`s.
    """

    world: Planar
    points: Reals
    labels: Integers
    mean: Reals
    deviation: Reals
    pruned: tuple[Pruned, ...]
    again: tuple[Network, ...]

    @property
    def networks(self) -> tuple[tuple[Network, ...], tuple[Network, ...]]:
        """Just pruned, and trained again."""
        return tuple(part.network for part in self.pruned), self.again

    def answers(self, network: Network, places: Reals) -> Reals:
        """The output in (0, 1) at places `(places, 2)`; label 1 from 1/2 on."""
        return self._frozen(network).answers(places)

    @cached_property
    def training_errors(self) -> Reals:
        """Training errors, `(2, shares)`: just pruned, and trained again."""
        return np.array([[self._training_error(network) for network in row] for row in self.networks])

    @cached_property
    def risks(self) -> Reals:
        """The exact true risks, `(2, shares)`, in the same order."""
        with one_core():
            return np.array([[self.world.risk(self._frozen(network)) for network in row] for row in self.networks])

    @property
    def weights(self) -> int:
        """How many weights the network has; biases are never removed."""
        return sum(part.size for part in self.pruned[0].network.weights)

    def left(self, place: int) -> int:
        """How many weights are left at the share of that place."""
        return self.weights - int(SHARES[place] * self.weights)

    def unfed(self, place: int) -> int:
        """Units without any input left there: they are constants."""
        return len(self.pruned[place].unfed)

    def _training_error(self, network: Network) -> float:
        return float(np.mean(self._frozen(network).predict(self.points) != self.labels))

    def _frozen(self, network: Network) -> FrozenNetwork:
        return FrozenNetwork(network, self.mean, self.deviation)


def pruned_networks(world: str, noise: float, m: int, units: int, decay: float, epochs: int, seed: int) -> PruningRun:
    """Train one network of `units` tanh units on `m` examples with weight decay, and prune it at each of `SHARES`."""
    from_world = WORLDS[world](noise)
    sample = from_world.draw(np.random.default_rng(seed), m)
    mean, deviation = scale_of(sample.X)
    data = ((sample.X - mean) / deviation, sample.y[:, np.newaxis].astype(np.float64))
    random = np.random.RandomState(seed)
    start = initial((2, units, 1), random, hidden="tanh", output="logistic")
    rules = Rules(rate=RATE, momentum=MOMENTUM, decay=decay, epochs=epochs, tolerance=-1.0)
    with one_core():
        trained = train(start, data, rules, "cross_entropy", random).network
        pruned = tuple(pruning(trained, float(share)) for share in SHARES)
        more = replace(rules, epochs=AGAIN)
        trained_again = (train(bare.network, data, more, "cross_entropy", random, kept=bare.kept) for bare in pruned)
        again = tuple(training.network for training in trained_again)
    return PruningRun(from_world, sample.X, sample.y, mean, deviation, pruned, again)
