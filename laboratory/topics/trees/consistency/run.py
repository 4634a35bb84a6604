"""Four trees on growing samples: how wide and how full the cell of a random point is, and their exact risks."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import floor

import numpy as np

from laboratory.topics.trees.consistency.cells import Cells, below_diagonal, equal, greedy, halved
from learners.shared.arrays import Integers, Reals

BOTH, FULL, FIXED, GREEDY = "both", "full", "fixed", "greedy"
RULES: Mapping[str, str] = {
    BOTH: "Shrinks and fills",
    FULL: "Fully grown",
    FIXED: "Fixed depth",
    GREEDY: "Greedy",
}
SAMPLES = 5  # at each size
SMALLEST = 2  # doublings: four examples
ROUNDING = 1e-9  # 0.7 of ten levels are seven


@dataclass(frozen=True)
class Growth:
    """Means over SAMPLES samples for one rule, each `(sizes,)`.

    Attributes
    ----------
    width, examples : diameter of a random point's cell, and how many examples are in it.
    leaves : how many cells there are.
    risk : of the tree, each cell with the label of its majority; of equal votes label 1.
    best : risk of the best labels for the same cells.
    """

    width: Reals
    examples: Reals
    leaves: Reals
    risk: Reals
    best: Reals


@dataclass(frozen=True)
class Consistency:
    """`growth` by rule over `sizes` `(sizes,)`; `noise` is the Bayes risk too."""

    sizes: Integers
    noise: float
    features: int
    share: float
    fixed: int
    growth: Mapping[str, Growth]

    def levels(self, rule: str, m: int) -> int:
        """How often the rule halves a sample of m examples; of a greedy tree the same for its emptiest leaf."""
        return _levels(rule, m, self.share, self.fixed)

    def limit(self, rule: str) -> float | None:
        """What the expected risk tends to: the Bayes risk, or above; None where the labels choose the cells."""
        if rule == GREEDY:
            return None
        if rule == FULL:
            return 2 * self.noise * (1 - self.noise)
        wrong = 0.0 if rule == BOTH else _best(equal(self.features, self.fixed), self.features, 0.0)
        return self.noise + (1 - 2 * self.noise) * wrong


def consistency(features: int, noise: float, share: float, fixed: int, doublings: int, seed: int) -> Consistency:
    """Samples of 4, 8, ..., 2^doublings uniform points in the unit cube, label 1 above its diagonal, some flipped."""
    sizes = 2 ** np.arange(SMALLEST, doublings + 1)
    rows: dict[str, list[list[float]]] = {rule: [] for rule in RULES}
    for m in sizes.tolist():
        rng = np.random.default_rng([seed, m])
        measured = [_measured(rng, m, features, noise, share, fixed) for _ in range(SAMPLES)]
        for rule, values in rows.items():
            values.append(np.mean([sample[rule] for sample in measured], axis=0).tolist())
    growth = {rule: Growth(*np.array(values).T) for rule, values in rows.items()}
    return Consistency(sizes, noise, features, share, fixed, growth)


def _measured(
    rng: np.random.Generator, m: int, features: int, noise: float, share: float, fixed: int
) -> dict[str, tuple[float, ...]]:
    """What `Growth` holds, of one sample and each rule."""
    X = rng.random((m, features))
    y = ((X.sum(axis=1) > features / 2) != (rng.random(m) < noise)).astype(np.int64)
    result = {}
    for rule in RULES:
        levels = _levels(rule, m, share, fixed)
        cells = greedy(X, y, m >> levels) if rule == GREEDY else halved(X, levels)
        result[rule] = _of_cells(cells, y, features, noise)
    return result


def _levels(rule: str, m: int, share: float, fixed: int) -> int:
    """Tests on each path: all, a fixed number, or a share of the log2 m that leave one example in each cell."""
    doublings = m.bit_length() - 1
    if rule == FULL:
        return doublings
    return min(fixed, doublings) if rule == FIXED else floor(share * doublings + ROUNDING)


def _of_cells(cells: Cells, y: Integers, features: int, noise: float) -> tuple[float, ...]:
    volumes, counts = cells.volumes, np.bincount(cells.of, minlength=len(cells.low))
    ones = np.bincount(cells.of, weights=y, minlength=len(cells.low))
    negative = below_diagonal(cells.low, cells.high, features / 2)
    wrong = np.where(2 * ones >= counts, negative, volumes - negative).sum()
    risk, best = noise + (1 - 2 * noise) * float(wrong), _best(cells, features, noise)
    return float(volumes @ cells.diameters), float(volumes @ counts), len(volumes), risk, best


def _best(cells: Cells, features: int, noise: float) -> float:
    """The risk of the best labels for these cells."""
    negative = below_diagonal(cells.low, cells.high, features / 2)
    return noise + (1 - 2 * noise) * float(np.minimum(negative, cells.volumes - negative).sum())
