"""How far the nearest example is, for the uniform distribution and for the corners of the cube."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

SIGNS = np.array([-1.0, 1.0])
TOGETHER = 10  # new examples beside one sample, whose mean is one run


def distance(rng: np.random.Generator, setting: Setting) -> Measured:
    """Euclidean, averaged over some new examples."""
    m, n = int(setting["m"]), int(setting["n"])
    if setting["distribution"] == "corners":
        sample, new = rng.choice(SIGNS, size=(m, n)), rng.choice(SIGNS, size=(TOGETHER, n))
    else:
        sample, new = rng.uniform(-1, 1, (m, n)), rng.uniform(-1, 1, (TOGETHER, n))
    nearest = ((new[:, None] - sample) ** 2).sum(axis=2).min(axis=1)
    return Measured(float(np.sqrt(nearest).mean()), {"m": m, "n": n})


SIMULATION = Simulation(
    title="Distance to the nearest neighbour",
    claim="The mean distance from a new example to the nearest of the sample is at most the bound.",
    world="Examples are independent and lie in the cube: evenly, or at its corners only.",
    kind="average",
    one_run=distance,
    settings=(
        {"distribution": "even", "m": 100, "n": 2},
        {"distribution": "even", "m": 300, "n": 5},
        {"distribution": "corners", "m": 100, "n": 5},
    ),
    runs=200,
)
