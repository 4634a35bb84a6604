"""Drift: the threshold moves while the test set is collected."""

import numpy as np

from laboratory.topics.broken_assumptions.coverage import coverage_of_a_test_set
from laboratory.topics.broken_assumptions.laws import mistakes_by_turns
from laboratory.topics.broken_assumptions.run import BrokenRun
from laboratory.topics.broken_assumptions.tested import From, tested
from laboratory.worlds.drifting_threshold import DriftingThreshold
from laboratory.worlds.lattice import PLACES, lattice
from learners.shared.arrays import Reals

DRIFTS = np.arange(11) / 20
START = 0.25  # a drift of 1/2 ends as far from the other side


def drifting_run(m: int, delta: float, noise: float, runs: int, seed: int) -> BrokenRun:
    """The predictor has the threshold of the start of the test; the true one moves by the strength till the end."""
    covered, laws = [], []
    for drift in DRIFTS:
        world = DriftingThreshold(START, START + float(drift), noise)
        covered.append(coverage_of_a_test_set(world, From(START), m, runs, seed, delta))
        laws.append(mistakes_by_turns(_risks_while_it_moves(world, m)))
    return tested("drift", m, DRIFTS, covered, laws)


def _risks_while_it_moves(world: DriftingThreshold, m: int) -> Reals:
    """The predictor's exact risk on each of m examples, `(m,)`: it is wrong between its place and the threshold."""
    thresholds = np.linspace(world.end, world.start, m)[::-1]  # a single example has the distribution at the end
    between = np.searchsorted(lattice(), thresholds) - np.searchsorted(lattice(), START)
    return np.asarray(world.noise + (1 - 2 * world.noise) * between / PLACES)
