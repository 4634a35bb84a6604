"""AdaBoost on the ten points of a book."""

import numpy as np

from laboratory.topics.boosting.adaboost.run import BoostingRun, boosted

TEN_POINTS = (
    (0.1, 0.5), (0.2, 0.2), (0.4, 0.8), (0.5, 0.95), (0.6, 0.7),
    (0.3, 0.3), (0.45, 0.1), (0.55, 0.4), (0.9, 0.9), (0.8, 0.55),
)  # fmt: skip


def ten_points() -> BoostingRun:
    """Three rounds on ten points in the order of Schapire & Freund's Figure 1.1; stumps only read that order."""
    return boosted(np.array(TEN_POINTS), np.repeat([1, 0], 5), rounds=3, world=None)
