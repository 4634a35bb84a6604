"""How fast risks fall: exact values and measured distances over the sample size, each with its fitted exponent."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

import numpy as np

from bounds import theorems
from laboratory.topics.no_free_lunch.slow.run import slow_world
from learners.shared.arrays import Integers, Reals

FITTED_FROM = 100
BIASES = 400
QUERIES = 300
DIMENSIONS = (1, 2, 5, 10)


@dataclass(frozen=True)
class Rate:
    """One curve over `sizes`: what falls, its bound (if any), and the exponent of the theory.

    `exact`: whether `values` are exact or means of simulated numbers.
    """

    name: str
    words: str
    sizes: Integers
    values: Reals
    bound: Reals | None
    theory: str
    exact: bool = True

    @property
    def exponent(self) -> float:
        """The slope of the line of least squares through the logarithms, from `FITTED_FROM` examples on."""
        late = self.sizes >= FITTED_FROM
        return float(np.polyfit(np.log(self.sizes[late]), np.log(self.values[late]), 1)[0])


def rates(family: str) -> Sequence[Rate]:
    """The curves of a family: `parametric` or `neighbours`."""
    return parametric() if family == "parametric" else neighbours()


def parametric(largest: int = 10_001) -> Sequence[Rate]:
    """A threshold without noise, two hypotheses that are nearly alike, and a world made to be slow."""
    sizes = np.unique(np.round(np.geomspace(3, largest, 40)).astype(np.int64) | 1)
    worst = np.array([hardest(int(m))[0] for m in sizes])
    return (
        Rate(
            "threshold, no noise", "the midpoint learner's expected risk", sizes,
            np.asarray(theorems["threshold_midpoint_mean"](m=sizes, theta=0.5), np.float64),
            np.asarray(theorems["vc_expected_consistent"](m=sizes, d=1), np.float64), "−1",
        ),
        Rate(
            "two answers, noise", "the expected excess risk of the better of two constants, for the worst distribution",
            sizes, worst, np.asarray(theorems["finite_expected_gap"](m=sizes, ln_size=log(2)), np.float64), "−1/2",
        ),
        Rate(
            "rare points", "the expected risk of every rule on the slow distribution", sizes,
            slow_world("log").risk(sizes), None, "arbitrarily close to 0",
        ),
    )  # fmt: skip


def hardest(m: int) -> tuple[float, float]:
    """The largest expected excess risk over all biases of a coin that is tossed m times, m odd; and that bias.

    The worse of two constants has the bias more risk, and no rule chooses it less often than the majority.
    """
    biases = np.linspace(0, min(0.999, 4 / np.sqrt(m)), BIASES + 1)[1:]
    costs = biases * np.asarray(theorems["two_coins_exact"](m=m, alpha=biases), np.float64)
    worst = int(costs.argmax())
    return float(costs[worst]), float(biases[worst])


def neighbours(largest: int = 4_096, seed: int = 0) -> Sequence[Rate]:
    """The mean distance from a new point to the nearest of m, uniform on [-1, 1]^n, by dimension."""
    sizes = np.unique(np.round(np.geomspace(4, largest, 11)).astype(np.int64))
    rng = np.random.default_rng(seed)
    return tuple(
        Rate(
            f"n = {n}", f"the mean distance to the nearest neighbour in {n} dimensions", sizes,
            line_law(sizes) if n == 1 else _measured(rng, n, sizes),
            np.asarray(theorems["nearest_neighbour_distance"](m=sizes, n=n), np.float64),
            "−1" if n == 1 else f"−1/{n}", n == 1,
        )
        for n in DIMENSIONS
    )  # fmt: skip


def line_law(sizes: Integers) -> Reals:
    """On a line the mean distance is exact."""
    return np.asarray(theorems["nearest_neighbour_line"](m=sizes), np.float64)


def _measured(rng: np.random.Generator, n: int, sizes: Integers) -> Reals:
    from scipy.spatial import cKDTree

    means = []
    for m in sizes:
        tree = cKDTree(rng.uniform(-1, 1, (int(m), n)))
        means.append(float(np.mean(tree.query(rng.uniform(-1, 1, (QUERIES, n)))[0])))
    return np.array(means)
