"""Set splitting as examples for a network of two hidden threshold units and an AND, all splits tried."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Integers, Reals

INSTANCES: Mapping[str, str] = {"random": "Random triples", "fano": "Fano plane"}
FANO = ((0, 1, 2), (0, 3, 4), (0, 5, 6), (1, 3, 5), (1, 4, 6), (2, 3, 6), (2, 4, 5))
SIZE = 3  # elements of a set


@dataclass(frozen=True, eq=False)
class Loading:
    """Sets of `elements` elements as rows of `sets` `(sets, elements)`, 0 and 1, and every way to split the elements.

    `sides` `(2^(n-1), elements)` is 0 where an element is on the first side; element 0 always is, as sides can be
    swapped. `whole` `(2^(n-1),)` counts the sets that each split leaves whole.
    """

    sets: Integers
    sides: Integers
    whole: Integers

    @property
    def elements(self) -> int:
        """Elements, which are the network's inputs."""
        return int(self.sets.shape[1])

    @property
    def splits(self) -> int:
        """Ways to split the elements."""
        return len(self.sides)

    @property
    def solutions(self) -> int:
        """Those that leave no set whole."""
        return int((self.whole == 0).sum())

    @property
    def best(self) -> int:
        """The first split of those that leave the fewest sets whole."""
        return int(np.argmin(self.whole))

    @cached_property
    def inputs(self) -> Integers:
        """The examples `(1 + elements + sets, elements)`: 0, each element alone, each set."""
        n = self.elements
        return np.vstack([np.zeros((1, n), np.int64), np.eye(n, dtype=np.int64), self.sets])

    @cached_property
    def labels(self) -> NDArray[np.bool_]:
        """Positive, all negative, all positive."""
        positive = np.ones(len(self.inputs), bool)
        positive[1 : 1 + self.elements] = False
        return positive

    @cached_property
    def weights(self) -> Integers:
        """Of the two hidden units `(2, elements)`, from the best split: -1 on the own side, n on the other."""
        side = self.sides[self.best]
        return np.array([np.where(side == own, -1, self.elements) for own in (0, 1)])

    @cached_property
    def nets(self) -> Reals:
        """Net inputs `(examples, 2)` of both, whose biases are 1/2."""
        return np.asarray(self.inputs @ self.weights.T + 0.5, np.float64)

    @property
    def wrong(self) -> NDArray[np.bool_]:
        """Examples that the network gets wrong, `(examples,)`."""
        return np.asarray((self.nets > 0).all(axis=1) != self.labels)


def loading(instance: str, elements: int, sets: int, seed: int) -> Loading:
    """Random different triples, `sets` of them or all there are, or the seven lines of the Fano plane."""
    if instance == "fano":
        elements, chosen = 7, list(FANO)
    else:
        triples = list(combinations(range(elements), SIZE))
        rows = np.random.default_rng(seed).permutation(len(triples))[:sets]
        chosen = [triples[row] for row in sorted(rows)]
    table = np.zeros((len(chosen), elements), np.int64)
    for row, members in enumerate(chosen):
        table[row, list(members)] = 1
    sides = (2 * np.arange(2 ** (elements - 1))[:, np.newaxis] >> np.arange(elements)) & 1
    across = sides @ table.T
    return Loading(table, sides, np.asarray(((across == 0) | (across == SIZE)).sum(axis=1), np.int64))
