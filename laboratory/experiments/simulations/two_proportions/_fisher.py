"""Fisher's exact test on two samples drawn anew: how often does it reject?"""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting

TOGETHER = 200  # pairs of samples whose share of rejections is one run
TIE = 1e-9  # relative, of a p-value that equals the level


def share_rejected(rng: np.random.Generator, setting: Setting) -> Measured:
    """Each p-value is SciPy's hypergeometric tail, given the successes of both samples."""
    from scipy.stats import hypergeom

    n = int(setting["n"])
    first, second = ((rng.random((TOGETHER, n)) < setting[name]).sum(axis=1) for name in ("p1", "p2"))
    p_values = hypergeom.sf(first - 1, 2 * n, n, first + second)
    rejected = p_values <= setting["alpha"] * (1 + TIE)
    return Measured(float(rejected.mean()), dict(setting))
