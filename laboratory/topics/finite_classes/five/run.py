"""All labellings of five points, and those that agree with what was seen."""

from dataclasses import dataclass
from itertools import product

import numpy as np

from learners.shared.arrays import Integers

FIVE = 5
LABELLINGS: Integers = np.array(list(product((0, 1), repeat=FIVE)), np.int64)  # (32, 5)


@dataclass(frozen=True)
class FivePoints:
    """The class of all labellings of five points; the right one has the number `target`, below 32."""

    target: int

    @property
    def truth(self) -> Integers:
        """The right labels, `(5,)`."""
        return np.asarray(LABELLINGS[self.target])

    def consistent(self, seen: int) -> Integers:
        """The numbers of the labellings that agree with the truth on the first `seen` points."""
        from learners.erm.finite_class_erm import FiniteClassERM

        if seen == 0:
            return np.arange(len(LABELLINGS))
        X = np.arange(seen, dtype=float)[:, np.newaxis]
        every = [lambda X, row=row: row[X[:, 0].astype(int)] for row in LABELLINGS]
        learner = FiniteClassERM(every, labels=(0, 1)).fit(X, self.truth[:seen])
        return np.asarray(learner.version_space_)

    def counts(self, seen: int) -> Integers:
        """How many consistent labellings make 0, 1, ... mistakes on the points not seen, `(unseen + 1,)`."""
        wrong = LABELLINGS[self.consistent(seen)] != self.truth
        return np.bincount(wrong[:, seen:].sum(axis=1), minlength=FIVE - seen + 1)


def five_points(target: int) -> FivePoints:
    """See `FivePoints`."""
    return FivePoints(target)
