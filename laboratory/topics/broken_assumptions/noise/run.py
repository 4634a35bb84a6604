"""The realizable bound where labels are flipped, so that no hypothesis is always right."""

from math import log

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from bounds.vocabulary.assumptions import CONSISTENT_LEARNER, REALIZABLE
from laboratory.topics.broken_assumptions.run import BrokenRun, Repair
from laboratory.topics.broken_assumptions.tested import From
from laboratory.worlds.uniform_threshold import UniformThreshold
from learners.shared.arrays import Reals

BROKEN = (REALIZABLE, CONSISTENT_LEARNER)  # the first only serves the second: that there is one without training error
NOISES = np.arange(11) / 50
SLUG, ALLOWS_NOISE = "finite_realizable", "finite_agnostic"


def noisy_run(m: int, delta: float, size: int, runs: int, seed: int) -> BrokenRun:
    """The class has `size` thresholds, even on [0, 1], and with them the true one, 1/2.

    The learner takes the smallest training error, of several the lowest threshold: one without training error, if
    there is one. Measured is its true risk, exactly. A `size` that is even or below 3 is refused with ValueError.
    """
    if size < 3 or size % 2 == 0:
        raise ValueError(f"size of noisy_run (thresholds in the class) must be an odd integer >= 3; got {size!r}")
    inputs = {"m": m, "delta": delta, "ln_size": log(size)}
    grid = np.arange(size) / (size - 1)  # holds 1/2 exactly
    gap = float(theorems[ALLOWS_NOISE](**inputs))
    risks, misses, consistent = [], [], []
    for noise in NOISES:
        world = UniformThreshold(float(noise), 0.5)
        error, chosen = _best_thresholds(world, grid, m, runs, seed)
        risks.append(np.array([world.risk(From(float(place))) for place in grid])[chosen])
        misses.append(int(np.count_nonzero(np.abs(risks[-1] - error) > gap + 1e-12)))
        consistent.append(int(np.count_nonzero(error == 0)))
    bound = np.full(len(NOISES), float(theorems[SLUG](**inputs)))
    return BrokenRun(
        SLUG, inputs, NOISES, np.array(risks), np.zeros(len(NOISES)), bound, NOISES.copy(), BROKEN, None,
        Repair(ALLOWS_NOISE, (inputs,) * len(NOISES), np.array(misses)), np.array(consistent), "noise",
    )  # fmt: skip


def _best_thresholds(
    world: UniformThreshold, grid: Reals, m: int, runs: int, seed: int
) -> tuple[Reals, NDArray[np.int64]]:
    """Of each run the smallest training error, and the lowest threshold that has it, both `(runs,)`."""
    error, chosen = np.empty(runs), np.empty(runs, np.int64)
    for run in range(runs):
        X, y = world.draw(np.random.default_rng([seed, run]), m)
        mistakes = mistakes_of_thresholds(X[:, 0], y, grid)
        chosen[run] = mistakes.argmin()
        error[run] = mistakes[chosen[run]] / m
    return error, chosen


def mistakes_of_thresholds(x: Reals, y: NDArray[np.int64], grid: Reals) -> NDArray[np.int64]:
    """Errors of 1[x >= a] for each a of the rising `grid` `(thresholds,)` on `x`, `y` `(m,)`; O(m + thresholds)."""
    left_behind = np.searchsorted(grid, x, side="right")  # thresholds from here on are above x and say 0
    signs = np.bincount(left_behind, 2 * y - 1, len(grid) + 1)
    return np.asarray((y == 0).sum() + np.cumsum(signs)[:-1], np.int64)
