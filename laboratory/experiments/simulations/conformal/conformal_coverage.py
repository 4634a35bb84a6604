"""Split conformal prediction covers with exactly its probability."""

import math

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def true_coverage(rng: np.random.Generator, setting: Setting) -> Measured:
    """Scores uniform on [0, 1]: the coverage of a calibration set is the cut itself."""
    m, alpha = int(setting["m"]), float(setting["alpha"])
    scores = np.sort(rng.random(m))
    cut = math.ceil((m + 1) * (1 - alpha))
    return Measured(float(scores[cut - 1]) if cut <= m else 1.0, {"m": m, "alpha": alpha})


SIMULATION = Simulation(
    title="Conformal coverage",
    claim="The mean coverage over calibration sets equals the theorem's value, neither less nor more.",
    world="Scores are drawn independently from one continuous distribution, so that calibration and test are "
    "exchangeable.",
    kind="average",
    one_run=true_coverage,
    settings=({"m": 19, "alpha": 0.1}, {"m": 100, "alpha": 0.1}, {"m": 9, "alpha": 0.05}),
    runs=2_000,
)
