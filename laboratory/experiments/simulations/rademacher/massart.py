"""Finitely many vectors beside all signs: how well the best of them fits, exactly."""

import math

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.rademacher._all_signs import all_signs


def complexity(rng: np.random.Generator, setting: Setting) -> Measured:
    """The mean over all signs of the largest product, over m."""
    m, size = int(setting["m"]), int(setting["vectors"])
    if setting["drawn"] == "corners":
        vectors = all_signs(m)[rng.choice(2**m, size, replace=False)]
    else:
        vectors = rng.normal(size=(size, m))
    best = (all_signs(m) @ vectors.T).max(axis=1).mean() / m
    longest = float(np.linalg.norm(vectors, axis=1).max())
    return Measured(float(best), {"m": m, "ln_size": math.log(size), "radius": longest})


SIMULATION = Simulation(
    title="Massart's lemma",
    claim="The complexity of a finite set of vectors, a mean over all signs, never exceeds the bound.",
    world="Vectors are different corners of a cube, or Gaussian; the radius is the length of the longest, and the mean "
    "is taken over all signs there are.",
    kind="sure",
    one_run=complexity,
    settings=(
        {"drawn": "corners", "m": 8, "vectors": 256},
        {"drawn": "corners", "m": 8, "vectors": 4},
        {"drawn": "Gaussian", "m": 8, "vectors": 40},
    ),
    runs=30,
)
