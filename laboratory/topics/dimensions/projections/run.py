"""Random projections: how much squared distances change, beside the exact distribution and the lemma's bound."""

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import ceil

import numpy as np

from bounds import theorems
from laboratory.worlds.real_world import RealWorld
from learners.shared.arrays import Reals

DATA = {"random": "Random points", "digits": "Handwritten digits"}
LADDER = (20, 50, 100, 200, 500, 1_000)  # dimensions after projection in the sweep
MATRICES = 5
CURVE = 120


@dataclass(frozen=True)
class Projected:
    """`points` `(k, features)` through one Gaussian matrix with `n` rows.

    `changes` `(pairs,)` are the ratios of squared distances after to before, minus 1.
    """

    points: Reals
    n: int
    epsilon: float
    delta: float
    changes: Reals

    @property
    def pairs(self) -> int:
        """How many distances there are."""
        return len(self.changes)

    @property
    def outside(self) -> float:
        """The share of distances whose square changed by more than epsilon."""
        return float((np.abs(self.changes) > self.epsilon).mean())

    @property
    def worst(self) -> float:
        """The largest change of a squared distance."""
        return float(np.abs(self.changes).max())

    @cached_property
    def probability(self) -> float:
        """The exact probability that one squared distance changes by more than epsilon."""
        return float(theorems["random_projection_exact"](n=self.n, epsilon=self.epsilon))

    @property
    def inputs(self) -> dict[str, float]:
        """The inputs of the lemma of Johnson and Lindenstrauss."""
        return {"epsilon": self.epsilon, "delta": self.delta, "vectors": self.pairs}

    @property
    def allowed_inputs(self) -> dict[str, float] | None:
        """The same for the change that it allows here; None where it is vacuous."""
        return None if self.allowed is None else {**self.inputs, "epsilon": self.allowed}

    @cached_property
    def allowed(self) -> float | None:
        """The change that the lemma allows with as many dimensions; None where it is vacuous."""
        law, (delta, pairs) = theorems["johnson_lindenstrauss"], (self.delta, self.pairs)
        epsilon = law.solve("epsilon", at_most=self.n, delta=delta, vectors=pairs).value
        return None if epsilon is None else float(epsilon)

    @cached_property
    def enough(self) -> int:
        """The dimensions that the lemma needs."""
        return ceil(float(theorems["johnson_lindenstrauss"](**self.inputs)))

    @cached_property
    def enough_exactly(self) -> int | None:
        """The dimensions that the exact distribution needs, with the same sum over pairs; None where over 100,000."""
        law, target = theorems["random_projection_exact"], self.delta / self.pairs
        dimensions = law.solve("n", at_most=target, epsilon=self.epsilon).value
        return None if dimensions is None else int(dimensions)


@dataclass(frozen=True)
class Sweep:
    """`worst` `(dimensions, MATRICES)` is the largest change among all pairs for each matrix."""

    dimensions: tuple[int, ...]
    worst: Reals


def point_set(data: str, points: int, features: int, seed: int) -> Reals:
    """`points` rows: standard normal ones, or digits (64 pixels, whatever `features`), drawn without replacement."""
    rng = np.random.default_rng(seed)
    if data == "random":
        return rng.standard_normal((points, features))
    X = RealWorld("digits", positive=None).examples.X
    return np.asarray(X[rng.choice(len(X), points, replace=False)], np.float64)


def projected(points: Reals, n: int, epsilon: float, delta: float, seed: int) -> Projected:
    """Draw a Gaussian matrix with `n` rows by `seed` and compare all squared distances."""
    from learners.dimensions.gaussian_random_projection import GaussianRandomProjection  # brings scikit-learn

    changes = GaussianRandomProjection(n, seed).fit(points).distortions(points)
    return Projected(points, n, epsilon, delta, changes)


def projection(data: str, points: int, features: int, kept: int, epsilon: float, delta: float, seed: int) -> Projected:
    """Points of a kind in DATA, see `point_set`, through one Gaussian matrix with `kept` rows; both drawn by `seed`."""
    return projected(point_set(data, points, features, seed), kept, epsilon, delta, seed)


def others(data: str, points: int, features: int, seed: int) -> Sweep:
    """The same points through other matrices, with more and more rows."""
    return sweep(point_set(data, points, features, seed), seed)


def sweep(points: Reals, seed: int) -> Sweep:
    """MATRICES other matrices; the first n rows of each, rescaled, are one for n dimensions."""
    from scipy.spatial.distance import pdist

    from learners.dimensions.gaussian_random_projection import GaussianRandomProjection

    before = pdist(points, "sqeuclidean")
    far = before > 0
    worst = np.zeros((len(LADDER), MATRICES))
    for repeat in range(MATRICES):
        matrix = GaussianRandomProjection(LADDER[-1], (seed + 1 + repeat) % 2**32).fit(points)
        along = matrix.transform(points) * np.sqrt(LADDER[-1])
        after = np.zeros_like(before)
        for place, (start, end) in enumerate(pairwise((0, *LADDER))):
            after += pdist(along[:, start:end], "sqeuclidean")
            worst[place, repeat] = np.abs(after[far] / end / before[far] - 1).max()
    return Sweep(LADDER, worst)


def lemma_curve(pairs: int, delta: float) -> tuple[Reals, Reals]:
    """Changes epsilon, and for each the dimensions that the lemma needs, `(CURVE,)` both."""
    epsilon = np.geomspace(0.05, 0.99, CURVE)
    return epsilon, np.asarray(theorems["johnson_lindenstrauss"](epsilon=epsilon, delta=delta, vectors=pairs))


def exact_curve(pairs: int, delta: float) -> tuple[Reals, Reals]:
    """Dimensions of the ladder, and the change that the exact distribution allows with the same sum over pairs."""
    law = theorems["random_projection_exact"]
    allowed = {n: law.solve("epsilon", at_most=delta / pairs, n=n).value for n in LADDER}
    known = {n: float(epsilon) for n, epsilon in allowed.items() if epsilon is not None}
    return np.array(list(known), np.float64), np.array(list(known.values()))
