"""A table of which some rows are drawn and the error is measured on the others."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from bounds.vocabulary.assumptions import BINARY_LABELS, IID, Assumption
from laboratory.worlds.files._table import TableWorld
from laboratory.worlds.risk import UnknownRiskError
from laboratory.worlds.setting import Setting, check_draw
from laboratory.worlds.world import Predictor, Sample


@dataclass(frozen=True)
class HeldOutTable:
    """Draws without replacement from the rows of a table; the error is measured on the rows not drawn.

    Where the rows are independent examples of one distribution, so are those drawn; the true risk is unknown.
    """

    table: TableWorld

    description: ClassVar[str] = (
        "Examples are drawn without replacement from a table; the error is measured on the rows not drawn."
    )
    settings: ClassVar[tuple[Setting, ...]] = ()

    @property
    def title(self) -> str:
        return self.table.title

    @property
    def features(self) -> int:
        return self.table.features

    @property
    def classes(self) -> tuple[int, ...]:
        return self.table.classes

    @property
    def class_names(self) -> tuple[str, ...]:
        return self.table.class_names

    @property
    def rows(self) -> int:
        """Rows of the table, those drawn and those not drawn."""
        return self.table.rows

    @property
    def radius(self) -> float:
        """Largest norm of a row; new examples may exceed it."""
        return self.table.radius

    @property
    def bayes_risk(self) -> float:
        """0: nothing more is known of new examples."""
        return 0.0

    @property
    def realizable_by(self) -> str:
        return ""

    @property
    def satisfies(self) -> frozenset[Assumption]:
        """IID holds only if the rows were drawn so, which the user must know."""
        return frozenset({IID, BINARY_LABELS} if len(self.classes) == 2 else {IID})

    def draw(self, rng: np.random.Generator, m: int) -> Sample:
        return self.split(rng, m)[0]

    def split(self, rng: np.random.Generator, m: int) -> tuple[Sample, Sample]:
        """`m` rows, and all others in random order. Raises ValueError where none is left."""
        check_draw(self, rng, m)
        if m >= self.rows:
            raise ValueError(f"a sample of {m:,} of {self.rows:,} rows leaves none to measure the error on")
        order = rng.permutation(self.rows)
        chosen, rest = order[:m], order[m:]
        return Sample(self.table.X[chosen], self.table.y[chosen]), Sample(self.table.X[rest], self.table.y[rest])

    def knows(self, predictor: Predictor) -> bool:
        return False

    def risk(self, predictor: Predictor) -> float:
        raise UnknownRiskError(self, predictor, "a distribution that is known")
