"""Examples that repeat: each is, with some probability, the one before once more."""

import numpy as np

from laboratory.topics.broken_assumptions.coverage import coverage_of_a_test_set
from laboratory.topics.broken_assumptions.laws import repeating_mistakes
from laboratory.topics.broken_assumptions.run import BrokenRun
from laboratory.topics.broken_assumptions.tested import From, tested
from laboratory.worlds.sticky_threshold import StickyThreshold

STAYS = np.arange(10) / 10


def repeating_run(m: int, delta: float, risk: float, runs: int, seed: int) -> BrokenRun:
    """The predictor has the true threshold and is wrong on flipped labels only, a share `risk`; examples repeat."""
    covered = [
        coverage_of_a_test_set(StickyThreshold(float(stay), 0.5, risk), From(0.5), m, runs, seed, delta)
        for stay in STAYS
    ]
    return tested("repeat", m, STAYS, covered, [repeating_mistakes(m, risk, float(stay)) for stay in STAYS])
