"""Finitely many vectors of values in [-1, 1] beside all signs: how well the best of them fits, exactly."""

import math

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.rademacher._all_signs import all_signs


def complexity(rng: np.random.Generator, setting: Setting) -> Measured:
    """The mean over all signs of the largest product, over m."""
    m, size = int(setting["m"]), int(setting["vectors"])
    if setting["drawn"] == "signs":
        vectors = all_signs(m)[rng.choice(2**m, size, replace=False)]
    else:
        vectors = rng.uniform(-1, 1, size=(size, m))
    best = (all_signs(m) @ vectors.T).max(axis=1).mean() / m
    return Measured(float(best), {"m": m, "ln_size": math.log(size)})


SIMULATION = Simulation(
    title="Massart's lemma for signs",
    claim="The complexity of a finite class, a mean over all signs, never exceeds the bound.",
    world="Vectors are different rows of signs, or uniform on a cube; the mean is taken over all signs there are.",
    kind="sure",
    one_run=complexity,
    settings=(
        {"drawn": "signs", "m": 8, "vectors": 4},
        {"drawn": "signs", "m": 8, "vectors": 64},
        {"drawn": "uniform", "m": 8, "vectors": 40},
    ),
    runs=30,
)
