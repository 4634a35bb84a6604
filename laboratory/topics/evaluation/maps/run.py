"""The exact probability that a bound fails: over (p, n), and at one n over p."""

from dataclasses import dataclass

import numpy as np

from laboratory.experiments import FailureLaw, FailureMap, laws

LARGEST, ROWS, COLUMNS, FINE = 200, 28, 99, 399


@dataclass(frozen=True, eq=False)
class FailureMaps:
    """`over` is the map over n and p, `at` one row of it, at `n`, with p four times as fine."""

    law: FailureLaw
    n: int
    delta: float
    over: FailureMap
    at: FailureMap

    @property
    def worst_place(self) -> tuple[int, float]:
        """n and p of the map's cell where the bound fails most often beside what is allowed."""
        row, column = self.over.worst
        return int(self.over.sizes[row]), float(self.over.p[column])

    @property
    def one_level(self) -> bool:
        """Is the same allowed everywhere, so that the largest share of it is the largest probability?"""
        return float(np.nanmin(self.over.allowed)) == float(np.nanmax(self.over.allowed))

    @property
    def worst(self) -> tuple[float, float]:
        """The failing probability there, and what is allowed."""
        return float(self.over.failing[self.over.worst]), float(self.over.allowed[self.over.worst])


def failure_maps(theorem: str, n: int, delta: float) -> FailureMaps:
    """Enumerate; where the theorem does not speak of n, the row is that of the next smaller n of which it does."""
    law = laws()[theorem]
    row = law.nearest(n)
    return FailureMaps(
        law, row, delta,
        over=law.map(law.sizes(LARGEST, ROWS), places(COLUMNS), delta),
        at=law.map(np.array([row]), places(FINE), delta),
    )  # fmt: skip


def places(columns: int) -> np.ndarray:
    """So many p, equally far from each other and from 0 and 1."""
    return np.arange(1, columns + 1) / (columns + 1)
