"""Two uniform points of a cube: their mean squared distance."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def squared_distance(rng: np.random.Generator, setting: Setting) -> Measured:
    """Of two new points."""
    n = int(setting["n"])
    return Measured(float(((rng.random(n) - rng.random(n)) ** 2).sum()), {"n": n})


SIMULATION = Simulation(
    title="Distances in a cube",
    claim="The mean squared distance is exactly the theorem's value.",
    world="Points are uniform in the unit cube and independent.",
    kind="average",
    one_run=squared_distance,
    settings=({"n": 1}, {"n": 50}),
    runs=1000,
)
