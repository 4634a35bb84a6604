"""The largest gap of a class on many samples: its mean beside that with a second sample, and the exact complexity.

Inputs are uniform over cells, so a sample is a table of counts by cell and label, and suprema are taken over cells.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from bounds import theorems
from learners.shared.arrays import Integers, Reals

CLASSES: Mapping[str, str] = {"thresholds": "Thresholds", "all": "All labellings of the cells"}
SIZES = (5, 10, 20, 50, 100, 200, 500, 1_000)
SAMPLES = 4_000  # of each size
CHANGED = 100  # samples of which one example is changed, in every way
EPSILONS = 200  # of the tail
STANDARD_ERRORS = 2.0


@dataclass(frozen=True, eq=False)
class MeanOverSamples:
    """A mean over samples and its standard error, for each size `(sizes,)`."""

    mean: Reals
    error: Reals

    @property
    def half(self) -> Reals:
        """Half the interval around each mean."""
        return STANDARD_ERRORS * self.error


@dataclass(frozen=True, eq=False)
class Symmetrised:
    """Largest gaps Phi = sup (risk - training error) over a class.

    Attributes
    ----------
    cls, cells, noise : the class by its key in `CLASSES`, the cells, and the probability that a label is flipped.
    sizes : `(sizes,)`, the sample sizes, `m` among them.
    largest : the mean of Phi, and `ghost`, that of sup (error on a second sample - training error).
    complexity : `(sizes,)`, the expected Rademacher complexity of the losses, exact.
    gaps : `(samples,)`, Phi on each sample of `m` examples.
    change : the most by which Phi moved when one of the `m` examples was changed.
    """

    cls: str
    cells: int
    noise: float
    m: int
    delta: float
    sizes: Integers
    largest: MeanOverSamples
    ghost: MeanOverSamples
    complexity: Reals
    gaps: Reals
    change: float

    @property
    def at(self) -> int:
        """Where `m` stands among the sizes."""
        return int(np.searchsorted(self.sizes, self.m))

    @property
    def twice(self) -> Reals:
        """Twice the complexity `(sizes,)`: what symmetrization allows both means."""
        return 2 * self.complexity

    @property
    def quantile(self) -> float:
        """What Phi exceeded in a share of at most delta of the samples."""
        return float(np.quantile(self.gaps, 1 - self.delta, method="higher"))

    @property
    def inputs(self) -> dict[str, float]:
        """Those of the bound with the expected complexity."""
        return {"m": self.m, "delta": self.delta, "rademacher": float(self.complexity[self.at])}

    @property
    def bound(self) -> float:
        """What Phi exceeds with probability at most delta."""
        return float(theorems["rademacher_loss_expected"](**self.inputs))

    @property
    def squares(self) -> dict[str, float]:
        """The inputs of McDiarmid's inequality: m changes of at most 1/m."""
        return {"delta": self.delta, "squares": 1 / self.m}

    @property
    def deviation(self) -> float:
        """What Phi exceeds its mean by with probability at most delta, by McDiarmid's inequality."""
        return float(theorems["mcdiarmid"](**self.squares))

    @cached_property
    def epsilons(self) -> Reals:
        """Distances above the mean, up to where the tail bound is one sample's share."""
        return np.linspace(0, np.sqrt(np.log(SAMPLES) / (2 * self.m)), EPSILONS)

    @property
    def tail(self) -> Reals:
        """The share of samples whose Phi is more than epsilon above the mean, `(epsilons,)`."""
        above = np.sort(self.gaps - self.gaps.mean())
        return 1 - np.searchsorted(above, self.epsilons, side="right") / len(above)

    @property
    def allowed(self) -> Reals:
        """McDiarmid's bound on that probability, exp(-2 m epsilon^2)."""
        return np.asarray(np.exp(-2 * self.m * self.epsilons**2), np.float64)


def symmetrised(cls: str, cells: int, noise: float, m: int, delta: float, seed: int) -> Symmetrised:
    """Draw `SAMPLES` pairs of samples of each size; see the record for the rest."""
    rng = np.random.default_rng(seed)
    truth = chances(cells, noise)
    sizes = np.unique([*SIZES, m])
    largest, ghost, gaps, change = [], [], np.empty(0), 0.0
    for size in sizes:
        shares, others = rng.multinomial(size, truth.ravel(), (2, SAMPLES)).reshape(2, SAMPLES, 2, cells) / size
        largest.append(supremum(cls, truth - shares))
        ghost.append(supremum(cls, others - shares))
        if size == m:
            gaps, change = largest[-1], _largest_change(cls, truth, shares[:CHANGED], m)
    complexity = np.array([expected_complexity(cls, int(size), cells) for size in sizes])
    return Symmetrised(
        cls, cells, noise, m, delta, sizes, _measured(largest), _measured(ghost), complexity, gaps, change
    )  # fmt: skip


def chances(cells: int, noise: float) -> Reals:
    """The probability of each label, 0 and 1, in each cell `(2, cells)`: 1 in the upper half, flipped by `noise`."""
    of_one = np.where(np.arange(cells) >= cells // 2, 1 - noise, noise)
    return np.stack([1 - of_one, of_one]) / cells


def supremum(cls: str, weights: Reals) -> Reals:
    """The largest sum, over the class, of the weights of misclassified (label, cell)s, from `(..., 2, cells)`.

    Where a hypothesis predicts 1 it misclassifies label 0.
    """
    zeros, ones = weights[..., 0, :], weights[..., 1, :]
    if cls == "all":
        return np.asarray(np.maximum(zeros, ones).sum(axis=-1))
    steps = np.cumsum(ones - zeros, axis=-1)  # a threshold further to the right predicts 0 in one cell more
    return np.asarray(zeros.sum(axis=-1) + np.maximum(0, steps.max(axis=-1)))


def expected_complexity(cls: str, m: int, cells: int) -> float:
    """E sup (1/m) sum sigma_i loss(f, z_i), exactly.

    In a cell with n examples the signed sums of both labels' losses differ by a walk W_n of n signs. All labellings
    take the larger of both, which adds E|W_n|/2. The largest sum of a threshold is the maximum of a walk whose steps
    are exchangeable, and by Spitzer's identity its mean is the sum of E max(0, S_k)/k over k cells.
    """
    mean = lengths(m)
    if cls == "all":
        return cells * _over_counts(m, 1 / cells, mean) / (2 * m)
    return sum(_over_counts(m, k / cells, mean) / (2 * k) for k in range(1, cells + 1)) / m


def lengths(m: int) -> Reals:
    """E|W_n| for n = 0, ..., m, `(m + 1,)`: each step adds the probability of standing at 0."""
    even = np.arange(2, m + 1, 2)
    back = np.zeros(m + 1)
    back[0], back[2::2] = 1, np.cumprod((even - 1) / even)
    return np.concatenate([[0], np.cumsum(back)[:-1]])


def _over_counts(m: int, share: float, values: Reals) -> float:
    from scipy.stats import binom

    return float(binom.pmf(np.arange(m + 1), m, share) @ values)


def _measured(columns: list[Reals]) -> MeanOverSamples:
    table = np.array(columns)
    return MeanOverSamples(table.mean(axis=1), table.std(axis=1, ddof=1) / np.sqrt(table.shape[1]))


def _largest_change(cls: str, truth: Reals, shares: Reals, m: int) -> float:
    """Each example in turn becomes any other: which one it is does not matter, only its label and cell."""
    before, unit = supremum(cls, truth - shares), np.eye(truth.size).reshape(-1, *truth.shape) / m
    most = 0.0
    for place, taken in enumerate(unit):
        has = shares.reshape(len(shares), -1)[:, place] > 0
        moved = truth - (shares[has, np.newaxis] - taken + unit)
        if has.any():
            most = max(most, float(np.abs(supremum(cls, moved) - before[has, np.newaxis]).max()))
    return most
