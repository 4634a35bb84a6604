"""Two models on the same items, and McNemar's exact test of each run: what both theorems about its power need."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting

TOGETHER = 100  # test sets whose share of rejections is one run
SETTINGS = (
    {"m": 100, "p10": 0.2, "p01": 0.1, "alpha": 0.05},
    {"m": 150, "p10": 0.12, "p01": 0.02, "alpha": 0.025},
)


def share_rejected(rng: np.random.Generator, setting: Setting) -> Measured:
    """The share of test sets on which the test finds the first model better."""
    from scipy.stats import binom

    m, p, q, alpha = int(setting["m"]), *(float(setting[name]) for name in ("p10", "p01", "alpha"))
    counts = rng.multinomial(m, [p, q, 1 - p - q], size=TOGETHER)
    tails = binom.sf(counts[:, 0] - 1, counts[:, 0] + counts[:, 1], 0.5)
    return Measured(float(np.mean(tails <= alpha)), dict(setting))
