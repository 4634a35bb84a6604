"""All labellings of n binary attributes that agree with the sample, counted exactly, beside the conjunctions."""

from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any

import numpy as np

from bounds import theorems
from bounds.vocabulary.logarithm import Ln
from learners.shared.arrays import Integers, Reals
from learners.version_space.list_then_eliminate import list_then_eliminate
from learners.version_space.power_set import PowerSet, unbiased_learner

DELTA = 0.05
THEOREM = "finite_realizable"

Bits = tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Unbiased:
    """Examples `X`, `(samples, n)` bits, uniform and independent, with their correct labels `y`, `(samples,)`.

    `sets` are the labellings that agree with the first 0, 1, ... examples, `conjunctions` `(samples + 1,)` how many
    conjunctions do.
    """

    n: int
    X: tuple[Bits, ...]
    y: tuple[bool, ...]
    sets: tuple[PowerSet, ...]
    conjunctions: Integers

    @property
    def m(self) -> int:
        """Number of examples."""
        return len(self.y)

    @property
    def points(self) -> int:
        """|X| = 2^n, the size of the domain."""
        return 1 << self.n

    def unseen(self, step: int) -> int:
        """Points of the domain that are not among the first `step` examples."""
        return self.points - len(self.sets[step].known)

    @cached_property
    def bits(self) -> Integers:
        """log2 of the number of labellings left, `(samples + 1,)`: the points not seen."""
        return np.array([self.unseen(step) for step in range(self.m + 1)], np.int64)

    def shares(self, step: int) -> Reals:
        """The share of yes votes on each point, rows by the first n // 2 attributes, columns by the others."""
        votes = [self.sets[step].share(point) for point in product((0, 1), repeat=self.n)]
        return np.array(votes, float).reshape(2 ** (self.n // 2), -1)

    def worst(self, step: int) -> float:
        """The largest true risk of a consistent labelling: one misclassifies every unseen point."""
        return self.unseen(step) / self.points

    def inputs(self, step: int) -> dict[str, Any] | None:
        """The theorem's inputs; None before any example."""
        return {"m": step, "delta": DELTA, "ln_size": Ln(2, self.points)} if step else None

    def bound(self, step: int) -> float | None:
        """The finite class's bound, with probability 1 - DELTA; None before any example."""
        inputs = self.inputs(step)
        return None if inputs is None else float(theorems[THEOREM](**inputs))


def unbiased(n: int, m: int, literals: int, seed: int) -> Unbiased:
    """Draw `m` points of n bits with `seed`; positive are those whose first `literals`, at most n, are 1."""
    bits = np.random.default_rng(seed).integers(0, 2, (m, n))
    X = tuple(tuple(row) for row in bits.tolist())
    y = tuple(all(x[:literals]) for x in X)
    listed = list_then_eliminate(((0, 1),) * n, X, y)
    sets = tuple(unbiased_learner(2**n, X[:step], y[:step]) for step in range(m + 1))
    return Unbiased(n, X, y, sets, np.array([listed.size(step) for step in range(m + 1)], np.int64))
