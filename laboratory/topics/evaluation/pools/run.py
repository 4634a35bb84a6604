"""m of N items are tried and c of them right: exact limits for the whole pool, beside others."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from bounds import theorems
from learners.shared.arrays import Integers, Reals

SIZES = 81  # sample sizes at most, at which limits are worked out
TRUTHS = 201  # numbers of right items at most, at which coverages are
LARGEST = 10_000  # items of a pool
NEAR = 1e-9  # a tail as near to delta/2 is equal to it
SLACK = 1e-12  # an end that meets the truth holds it
Ends = tuple[Reals, Reals]


@dataclass(frozen=True, eq=False)
class TriedPool:
    """One pool.

    Attributes
    ----------
    population, m, right, delta : c = right of the m tried of N = population items are right; ends hold together with
        probability 1 - delta.
    sizes : `(sizes,)` sample sizes up to N, m among them; `counts` of right ones there, with the share nearest to c/m.
    exact, binomial, serfling : pairs of ends `(sizes,)`, as shares of the pool: from the hypergeometric law, from the
        binomial law (Clopper and Pearson), and by Serfling's inequality.
    truths : `(truths,)` numbers of right items of the pool, and `covered`, `(3, truths)`: with which probability each
        of these three intervals from m items holds the true share.
    """

    population: int
    m: int
    right: int
    delta: float
    sizes: Integers
    counts: Integers
    exact: Ends
    binomial: Ends
    serfling: Ends
    truths: Integers
    covered: Reals

    @property
    def place(self) -> int:
        """Where m stands among the sizes."""
        return int(np.flatnonzero(self.sizes == self.m)[0])

    @property
    def limits(self) -> tuple[int, int]:
        """The fewest and the most right items of the pool that are not excluded."""
        return int(theorems["finite_pool_lower"](**self.inputs)), int(theorems["finite_pool_upper"](**self.inputs))

    @property
    def of_new_items(self) -> tuple[float, float]:
        """Both ends for the accuracy on new items, if those tried are a sample of them: Clopper and Pearson's."""
        return float(self.binomial[0][self.place]), float(self.binomial[1][self.place])

    @property
    def by_serfling(self) -> tuple[float, float]:
        """Both ends of Serfling's inequality."""
        return float(self.serfling[0][self.place]), float(self.serfling[1][self.place])

    @property
    def estimate(self) -> float:
        """The number of right items of the pool without bias: N c/m."""
        return self.population * self.right / self.m

    @property
    def inputs(self) -> dict[str, Any]:
        """What the Calculator is opened with: each end for half of delta."""
        return {"population": self.population, "m": self.m, "right": self.right, "delta": self.delta / 2}


def pool(population: int, m: int, right: int, delta: float) -> TriedPool:
    """Limits at `m` and along sample sizes up to all items, and real coverages for every number of right items."""
    steps = np.linspace(1, population, min(SIZES - 1, population)).round().astype(np.int64)
    sizes = np.union1d(steps, [m])
    counts = np.floor(sizes * right / m + 0.5).astype(np.int64)
    every = np.arange(m + 1)
    truths = np.unique(np.linspace(0, population, TRUTHS).round().astype(np.int64))
    intervals = [ends(population, np.full(m + 1, m), every, delta) for ends in (binomial, serfling)]
    law = hypergeometric_law(population, m, truths)
    covered = [_not_excluded(law, delta), *(_covered(law, interval, truths / population) for interval in intervals)]
    return TriedPool(
        population=population, m=m, right=right, delta=delta, sizes=sizes, counts=counts,
        exact=exact(population, sizes, counts, delta), binomial=binomial(population, sizes, counts, delta),
        serfling=serfling(population, sizes, counts, delta), truths=truths, covered=np.array(covered),
    )  # fmt: skip


def exact(population: int, m: Integers, right: Integers, delta: float) -> Ends:
    """The limits of the hypergeometric law, as shares of the pool."""
    inputs = {"population": population, "m": m, "right": right, "delta": delta / 2}
    low, high = (theorems[slug](**inputs) / population for slug in ("finite_pool_lower", "finite_pool_upper"))
    return np.asarray(low, np.float64), np.asarray(high, np.float64)


def binomial(population: int, m: Integers, right: Integers, delta: float) -> Ends:
    """Clopper and Pearson's, as if items were drawn with replacement: whatever the pool's size."""
    inputs = {"m": m, "errors": right, "delta": delta / 2}
    low, high = (theorems[slug](**inputs) for slug in ("test_set_binomial_lower", "test_set_binomial"))
    return np.asarray(low, np.float64), np.asarray(high, np.float64)


def serfling(population: int, m: Integers, right: Integers, delta: float) -> Ends:
    """The share right, plus and minus Serfling's bound, cut at 0 and 1."""
    half = theorems["serfling"](m=m, population=population, delta=delta / 2, loss_range=1)
    return np.clip(right / m - half, 0, 1), np.clip(right / m + half, 0, 1)


def hypergeometric_law(population: int, m: int, truths: Integers) -> Reals:
    """`(m + 1, truths)`: the probability that 0, ..., m of those drawn are right, for each number right of the pool."""
    ln = np.concatenate([[0.0], np.cumsum(np.log(np.arange(1, population + 1)))])  # of factorials

    def ways(of: Any, some: Any) -> Any:
        return ln[of] - ln[some] - ln[of - some]

    k, marked = np.arange(m + 1)[:, None], truths[None, :]
    possible = (k <= marked) & (m - k <= population - marked)
    at = np.where(possible, k, np.maximum(0, m - (population - marked)))
    mass = np.exp(ways(marked, at) + ways(population - marked, m - at) - ways(population, m))
    law = np.where(possible, mass, 0.0)
    return np.asarray(law / law.sum(axis=0), np.float64)


def _not_excluded(law: Reals, delta: float) -> Reals:
    """The exact interval holds K where neither tail of the count under K is at most delta/2, but for rounding."""
    few, many = np.cumsum(law, axis=0), np.cumsum(law[::-1], axis=0)[::-1]
    holds = np.minimum(few, many) > delta / 2 * (1 + NEAR)
    return np.asarray(np.minimum((law * holds).sum(axis=0), 1.0), np.float64)


def _covered(law: Reals, ends: Ends, share: Reals) -> Reals:
    low, high = ends
    holds = (low[:, None] <= share + SLACK) & (high[:, None] >= share - SLACK)
    return np.asarray(np.minimum((law * holds).sum(axis=0), 1.0), np.float64)


def refusal(population: int, m: int, right: int) -> str | None:
    """Why there are no limits."""
    if m > population:
        return f"Without replacement at most all {population} items can be tried; got {m}."
    if right > m:
        return f"At most all {m} items tried can be right; got {right}."
    return None
