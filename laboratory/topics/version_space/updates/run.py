"""The conjunctions that agree with the sample, example by example: their borders, their number and their votes."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from bounds.vocabulary.logarithm import Ln
from learners.shared.arrays import Integers, Reals
from learners.version_space.candidate_elimination import Border, VersionSpace, candidate_elimination
from learners.version_space.conjunctions import ANY, NOTHING
from learners.version_space.list_then_eliminate import ListedConjunctions, list_then_eliminate

DELTA = 0.05
THEOREM = "finite_realizable"
MOST = 7  # general conjunctions written out
SIGNS = {ANY: "?", NOTHING: "∅"}
TARGETS = {"conjunction": "Conjunction", "disjunction": "x₁ or x₂, no conjunction"}

# Mitchell (1997), Machine Learning, table 2.1.
SPORT: Mapping[str, tuple[str, ...]] = {
    "Sky": ("Sunny", "Cloudy", "Rainy"),
    "Air": ("Warm", "Cold"),
    "Humidity": ("Normal", "High"),
    "Wind": ("Strong", "Weak"),
    "Water": ("Warm", "Cool"),
    "Forecast": ("Same", "Change"),
}
DAYS = (
    (("Sunny", "Warm", "Normal", "Strong", "Warm", "Same"), True),
    (("Sunny", "Warm", "High", "Strong", "Warm", "Same"), True),
    (("Rainy", "Cold", "High", "Strong", "Warm", "Change"), False),
    (("Sunny", "Warm", "High", "Strong", "Cool", "Change"), True),
)
NEW_DAYS = (  # the four of his table 2.6
    ("Sunny", "Warm", "Normal", "Strong", "Cool", "Change"),
    ("Rainy", "Cold", "Normal", "Weak", "Warm", "Same"),
    ("Sunny", "Warm", "Normal", "Weak", "Warm", "Same"),
    ("Sunny", "Cold", "Normal", "Strong", "Warm", "Same"),
)

Point = tuple[Any, ...]


@dataclass(frozen=True, eq=False)
class Updates:
    """Examples `X` with labels `y`, `(samples,)`, read one by one.

    `names` are the attributes; `truth` `(points,)` marks the points of the domain that are positive, in the order of
    `points`, where that is known: then examples are drawn with every point as likely as any other. `realizable` is
    whether some conjunction equals the truth. `space` are the borders, `listed` the conjunctions one by one.
    """

    names: tuple[str, ...]
    X: tuple[Point, ...]
    y: tuple[bool, ...]
    truth: NDArray[np.bool_] | None
    realizable: bool
    space: VersionSpace
    listed: ListedConjunctions

    @property
    def m(self) -> int:
        """Number of examples."""
        return len(self.y)

    @cached_property
    def points(self) -> tuple[Point, ...]:
        """All points of the domain."""
        return tuple(product(*self.space.attributes))

    def border(self, step: int) -> Border:
        """S and G after so many examples."""
        return self.space.trace[step]

    @cached_property
    def sizes(self) -> Integers:
        """How many conjunctions agree with the first 0, 1, ... examples, `(samples + 1,)`."""
        return np.array([self.listed.size(step) for step in range(self.m + 1)], np.int64)

    def shares(self, step: int) -> Reals:
        """The share of them that label each point positive, `(points,)`; nan where none is left."""
        size = self.sizes[step]
        votes = self.listed.votes(step, self.points)
        return votes / size if size else np.full(len(self.points), np.nan)

    def seen(self, step: int) -> NDArray[np.bool_]:
        """Which points of the domain are among the first `step` examples, `(points,)`."""
        known = set(self.X[:step])
        return np.array([point in known for point in self.points])

    def undecided(self, step: int) -> int:
        """How many points the conjunctions left disagree on."""
        shares = self.shares(step)
        return int(((shares > 0) & (shares < 1)).sum())

    @cached_property
    def worst(self) -> Reals | None:
        """The largest true risk of a conjunction left after each example, `(samples + 1,)`; nan where none is."""
        if self.truth is None:
            return None
        risks = (self.listed.covered(0, self.points) != self.truth).mean(axis=1)
        left = (risks[self.listed.refuted > step] for step in range(self.m + 1))
        return np.array([values.max() if len(values) else np.nan for values in left])

    @cached_property
    def specific(self) -> Reals | None:
        """The true risk of the most specific of them, the answer of Find-S, `(samples + 1,)`; nan where none is."""
        if self.truth is None:
            return None
        covered = [self.listed.votes(step, self.points) == size for step, size in enumerate(self.sizes)]
        risks = [(positive != self.truth).mean() for positive in covered]  # S covers what all of them cover
        return np.where(self.sizes > 0, risks, np.nan)

    def inputs(self, step: int) -> dict[str, Any] | None:
        """The theorem's inputs after so many examples; None where it does not apply."""
        if self.truth is None or not self.realizable or step == 0:
            return None
        return {"m": step, "delta": DELTA, "ln_size": Ln(int(self.sizes[0]))}

    def bound(self, step: int) -> float | None:
        """The bound on the true risk of every conjunction left, with probability 1 - DELTA; None if none."""
        inputs = self.inputs(step)
        return None if inputs is None else float(theorems[THEOREM](**inputs))


def updates(table: str, n: int, literals: int, target: str, m: int, seed: int) -> Updates:
    """Mitchell's `table` "sport", or "random": `m` points of n binary attributes, drawn uniformly and independently.

    The target requires 1 of the first `literals` attributes, at most n, or is "x₁ or x₂".
    """
    if table == "sport":
        days, played = tuple(day for day, _ in DAYS), tuple(plays for _, plays in DAYS)
        return _updates(tuple(SPORT), tuple(SPORT.values()), days, played, None, True)
    bits = np.random.default_rng(seed).integers(0, 2, (m, n))
    names = tuple(f"x{'₀₁₂₃₄₅₆₇₈₉'[place]}" for place in range(1, n + 1))
    domain = ((0, 1),) * n
    X: tuple[Point, ...] = tuple(tuple(row) for row in bits.tolist())
    truth = np.array([_positive(x, literals, target) for x in product(*domain)])
    y = tuple(_positive(x, literals, target) for x in X)
    return _updates(names, domain, X, y, truth, target == "conjunction" or n == 1)


def _positive(x: Point, literals: int, target: str) -> bool:
    return all(x[:literals]) if target == "conjunction" else any(x[:2])


def _updates(
    names: tuple[str, ...], domain: tuple[Point, ...], X: tuple[Point, ...], y: tuple[bool, ...],
    truth: NDArray[np.bool_] | None, realizable: bool,
) -> Updates:  # fmt: skip
    space, listed = candidate_elimination(domain, X, y), list_then_eliminate(domain, X, y)
    return Updates(names, X, y, truth, realizable, space, listed)
