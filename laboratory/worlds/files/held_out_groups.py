"""A table whose rows belong together in groups: a sample and the rows held out have no group in common."""

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from bounds.vocabulary.assumptions import IID, Assumption
from laboratory.worlds.files._refusing import TableError
from laboratory.worlds.files.held_out import HeldOutTable
from laboratory.worlds.setting import check_draw
from laboratory.worlds.world import Sample


@dataclass(frozen=True, eq=False)
class HeldOutGroups(HeldOutTable):
    """Draws without replacement, group after group; the error is measured on the groups of which no row was drawn.

    `groups` `(rows,)` are numbers. Where groups are independent, rows are not: no bound for independent rows applies.
    """

    groups: NDArray[np.int64]

    description: ClassVar[str] = (
        "Examples are drawn without replacement from a table, group after group; the error is measured on groups of "
        "which no row was drawn."
    )

    @property
    def satisfies(self) -> frozenset[Assumption]:
        """What the table satisfies, but for independent rows."""
        return super().satisfies - {IID}

    def split(self, rng: np.random.Generator, m: int) -> tuple[Sample, Sample]:
        """`m` rows, of the last group perhaps some only, and all rows of the other groups. Raises ValueError where none
        is left."""
        chosen, rest = self.places(rng, m)
        return self.sample_of(chosen), self.sample_of(rest)

    def sample_of(self, places: Any) -> Sample:
        """The rows at these places."""
        return Sample(self.table.X[places], self.table.y[places])

    def places(self, rng: np.random.Generator, m: int) -> tuple[Any, Any]:
        """Which rows these are."""
        check_draw(self, rng, m)
        turns = rng.permutation(int(self.groups.max()) + 1)[self.groups]
        order = np.lexsort((rng.random(self.rows), turns))
        last = turns[order[min(m, self.rows) - 1]]
        rest = order[turns[order] > last]
        if m > self.rows or not len(rest):
            raise ValueError(f"a sample of {m:,} of {self.rows:,} rows leaves no whole group to measure the error on")
        return order[:m], rng.permutation(rest)

    def effective_groups(self, rest: Any) -> int:
        """So many groups of one size are these rows worth, rounded down: (sum of sizes)² / sum of their squares."""
        sizes = np.unique(self.groups[rest], return_counts=True)[1]
        return int(sizes.sum()) ** 2 // int((sizes**2).sum())


def groups_of(groups: Any, rows: int) -> Any:
    """The number of each row's group, `(rows,)`, from 0 in the order in which they come. Raises TableError."""
    import pandas as pd

    names = np.asarray(groups)
    what = "groups (which rows belong together)"
    if names.ndim != 1 or len(names) != rows:
        raise TableError(f"{what} must be one for each of the {rows} rows of X; got an array of shape {names.shape}")
    places, _ = pd.factorize(names)
    if (places < 0).any():
        raise TableError(f"{what} must all be known; got a missing one")
    return np.asarray(places, dtype=np.int64)
