"""Uniform points of a ball: how many lie near its boundary."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.high_dimension._in_the_ball import WORLD, points_in_the_ball

TOGETHER = 100  # points, the share of which is one run


def share_outside(rng: np.random.Generator, setting: Setting) -> Measured:
    """The share of points outside the core."""
    n, radius = int(setting["n"]), float(setting["radius"])
    lengths = np.linalg.norm(points_in_the_ball(rng, TOGETHER, n), axis=1)
    return Measured(float((lengths > radius).mean()), {"n": n, "radius": radius})


SIMULATION = Simulation(
    title="Mass near the boundary",
    claim="Points lie outside the core with exactly the theorem's probability.",
    world=WORLD,
    kind="average",
    one_run=share_outside,
    settings=({"n": 20, "radius": 0.9}, {"n": 2, "radius": 0.5}),
    runs=300,
)
