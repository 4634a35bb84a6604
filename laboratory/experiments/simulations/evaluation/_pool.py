"""A pool of fixed items, some of them right, and a sample drawn from it without replacement."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting

WORLD = "Every set of so many items of the pool is equally likely to be drawn."
POOLS: tuple[Setting, ...] = (
    {"population": 60, "m": 25, "pool_right": 45, "delta": 0.1},
    {"population": 1000, "m": 50, "pool_right": 300, "delta": 0.05},
)


def pool_beside_sample(rng: np.random.Generator, setting: Setting) -> Measured:
    """The pool stays; the sample is drawn."""
    population, m, all_right = (int(setting[name]) for name in ("population", "m", "pool_right"))
    right = int(rng.hypergeometric(all_right, population - all_right, m))
    return Measured(all_right, {"population": population, "m": m, "right": right, "delta": setting["delta"]})
