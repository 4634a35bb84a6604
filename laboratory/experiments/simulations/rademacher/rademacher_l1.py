"""Predictors whose weights have a bounded sum of absolute values, beside all signs."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.rademacher._all_signs import all_signs

SIGNS = np.array([-1.0, 1.0])


def complexity(rng: np.random.Generator, setting: Setting) -> Measured:
    """The best weights sit on the feature with the largest signed sum."""
    m, n, radius, norm = int(setting["m"]), int(setting["n"]), float(setting["radius"]), float(setting["norm"])
    x = rng.choice(SIGNS, size=(m, n)) if setting["features"] == "signs" else rng.uniform(-1, 1, (m, n))
    sums = np.abs(all_signs(m) @ (radius * x)).max(axis=1)
    return Measured(norm * float(sums.mean()) / m, {"m": m, "n": n, "radius": radius, "norm": norm})


SIMULATION = Simulation(
    title="Complexity under the l1 norm",
    claim="The complexity, a mean over all signs, never exceeds the bound.",
    world="Features are drawn evenly, or are 1 or -1; the best weights for given signs sit on one feature, and the "
    "mean is taken over all signs there are.",
    kind="sure",
    one_run=complexity,
    settings=(
        {"features": "signs", "m": 9, "n": 30, "radius": 1, "norm": 1},
        {"features": "drawn", "m": 8, "n": 3, "radius": 2, "norm": 5},
    ),
    runs=40,
)
