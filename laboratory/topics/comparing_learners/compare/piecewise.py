"""The comparison, learner by learner, on data at hand or from a file of the user's."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from laboratory.topics.comparing_learners.compare.learners import four_learners
from laboratory.topics.comparing_learners.compare.run import Accuracies, compare
from laboratory.topics.comparing_learners.tables import AT_HAND, Table, table_of
from laboratory.worlds.files import from_uci_file
from laboratory.worlds.real_world import RealWorld

NAMES = {name.lower().replace(" ", "_"): name for name in four_learners()}
MOST_WORK = 30_000_000  # examples x features x splits: about a minute


class Turn(NamedTuple):
    """One learner's turn; `file` are the bytes of a file, empty for data at hand."""

    learner: str
    data: str
    splits: int
    seed: int
    file: bytes


@dataclass(frozen=True, eq=False)
class LearnerComparison:
    """The learners that are done, in the order of NAMES, on two classes of a table; `pair` is compared, by name."""

    accuracies: Accuracies
    table: Table
    pair: tuple[str, str]

    @property
    def difference(self) -> tuple[float, float, float]:
        """That of the pair, once both are done: see `Accuracies.difference`."""
        return self.accuracies.difference(*self.pair)

    def knows(self, *learners: str) -> bool:
        """Whether these learners, by their keys in NAMES, are done."""
        return {NAMES[learner] for learner in learners} <= set(self.accuracies.names)


@lru_cache(maxsize=8)
def two_classes(data: str, file: bytes = b"") -> Table:
    """The table of two classes. Raises NotInCacheError and TableError, each with a sentence."""
    if data in AT_HAND:
        world = RealWorld(data)
        return Table(world.examples.X, world.examples.y, world.class_names)
    if not file:
        return table_of(data)
    read = from_uci_file(file, data).world
    return Table(read.X, read.y, read.class_names)


def turns(data: str, splits: int, seed: int, file: bytes) -> list[Turn]:
    """One turn for each learner: alone or among others, each gets the same splits, by the seed."""
    return [Turn(name, data, splits, seed, b"" if data in AT_HAND else file) for name in NAMES]


def trained(turn: Turn) -> Accuracies:
    """The accuracies of one turn."""
    table = two_classes(turn.data, turn.file)
    name = NAMES[turn.learner]
    return compare({name: four_learners()[name]}, table.X, table.y, turn.splits, turn.seed)


def together(finished: Sequence[Accuracies], data: str, file: bytes, better: str, than: str) -> LearnerComparison:
    """The turns that are done as one comparison."""
    names = tuple(part.names[0] for part in finished)
    columns = np.hstack([part.accuracies for part in finished])
    joined = Accuracies(names, columns, finished[0].trained_on, finished[0].tested_on)
    table = two_classes(data, b"" if data in AT_HAND else file)
    return LearnerComparison(joined, table, (NAMES[better], NAMES[than]))
