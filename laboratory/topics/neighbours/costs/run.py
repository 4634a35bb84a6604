"""The cost of training and prediction in multiplications: for neighbours, and for a linear rule."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from learners.costs.search import SearchCost, search_cost
from learners.shared.arrays import Integers, Reals

SIZES = (10, 30, 100, 300, 1_000, 3_000, 10_000)
QUERIES = 100  # predictions over which a tree's distances are averaged
TIMED = """from learners import KNN
from learners.costs.timing import learning_timing

timing = learning_timing(KNN(1), sizes=(100, 1_000), dimensions=(2,))
print(timing.fit, timing.predict)"""


@dataclass(frozen=True, eq=False)
class LearningCosts:
    """Costs with d features; a distance takes d multiplications, and so does the prediction of a linear rule."""

    d: int
    seed: int

    @cached_property
    def searches(self) -> tuple[SearchCost, ...]:
        """What a k-d tree computes for the nearest of each of SIZES."""
        return tuple(self.search(m) for m in SIZES)

    def search(self, m: int) -> SearchCost:
        """What a k-d tree computes for the nearest of `m` points, uniform on a cube like the queries."""
        rng = np.random.default_rng(self.seed)
        return search_cost(rng.random((m, self.d)), rng.random((QUERIES, self.d)))

    def brute_answer(self, m: int) -> int:
        """Multiplications for one prediction of neighbours that compare every example."""
        return m * self.d

    def tree_answer(self, m: int) -> float:
        """The same with a k-d tree, on average."""
        return self.search(m).distances * self.d

    def linear_training(self, m: int) -> int:
        """Multiplications and divisions of least squares with a constant by its normal equations.

        The upper half of the symmetric matrix, the right-hand side, a Cholesky factor (its roots not counted), and
        two triangular systems.
        """
        p = self.d + 1
        return m * p * (p + 1) // 2 + m * p + (p**3 + 3 * p**2 - 4 * p) // 6 + p * (p + 1)

    @property
    def linear_answer(self) -> int:
        """Multiplications for one prediction of a linear rule."""
        return self.d

    def cheaper_after(self, m: int) -> int | None:
        """The predictions after which a linear rule has cost less in all than comparing every example each time."""
        saved = self.brute_answer(m) - self.linear_answer
        return None if saved <= 0 else self.linear_training(m) // saved + 1

    def answers(self, m: int) -> Integers:
        """1, 2, 5, ... predictions, until well after the linear rule is cheaper."""
        last = max(100, 10 * (self.cheaper_after(m) or 1))
        return np.unique(np.round(np.geomspace(1, last, 60)).astype(np.int64))

    def in_all(self, m: int) -> dict[str, Reals]:
        """Training and so many `answers` together, for each method."""
        predictions: Reals = self.answers(m).astype(np.float64)
        return {
            "every example": predictions * self.brute_answer(m),
            "k-d tree": predictions * self.tree_answer(m),
            "linear rule": self.linear_training(m) + predictions * self.linear_answer,
        }


def costs_run(d: int, seed: int) -> LearningCosts:
    """See `LearningCosts`."""
    return LearningCosts(d, seed)
