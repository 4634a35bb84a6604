"""True sizes of tests of equal probabilities: how often they reject where there is nothing to find."""

import numpy as np

from bounds.formula.special.proportions.counts import cuts, masses
from bounds.formula.special.proportions.tables import power
from bounds.formula.special.proportions.ties import RejectionCuts
from bounds.formula.special.proportions.unconditional import BOSCHLOO, MOST
from laboratory.topics.evaluation.two_samples.raised import boschloo_cuts
from learners.shared.arrays import Reals

Z, FISHER = "pooled z", "Fisher"
TIE = 1e-9  # of a statistic that equals its quantile


def sizes_of_tests(n: int, level: float, p: Reals) -> dict[str, Reals]:
    """P[reject] of one side for every common probability `p` `(points,)`, of each test at the nominal `level`.

    Boschloo's is among them up to `MOST` examples.
    """
    regions = {Z: pooled_z(n, level), FISHER: cuts(n, 0, 2 * n, level)}
    if n <= MOST:
        regions[BOSCHLOO] = boschloo_cuts(n, level)
    laws = [masses(n, float(probability)) for probability in p]
    return {name: np.array([power(law, law, region) for law in laws]) for name, region in regions.items()}


def pooled_z(n: int, level: float) -> RejectionCuts:
    """Where the z test begins to reject: x - (t - x) at z pooled standard errors; never where all outcomes agree."""
    from scipy.special import ndtri

    t = np.arange(2 * n + 1)
    cut = np.ceil((t - float(ndtri(level)) * np.sqrt(t * (2 * n - t) / (2 * n))) / 2 - TIE).astype(int)
    cut[[0, -1]] = 1, n + 1
    # A table with one success less in the second sample is rejected, too: cuts never fall as t grows.
    return RejectionCuts(0, np.maximum.accumulate(cut), np.zeros(len(t)), np.zeros(len(t)))
