"""Unions of several small classes on a few points."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.growth._brute_force import vc_dimension


def dimension(rng: np.random.Generator, setting: Setting) -> Measured:
    """Each class is a random labelling and those that differ from it in one point: of VC dimension 1."""
    points, classes = int(setting["points"]), int(setting["classes"])
    centres = rng.integers(2, size=(classes, 1, points))
    near = np.concatenate([np.zeros((1, points), dtype=int), np.eye(points, dtype=int)])
    parts = (centres + near) % 2
    d = max(vc_dimension(part) for part in parts)
    return Measured(vc_dimension(parts.reshape(-1, points)), {"d": d, "classes": classes})


SIMULATION = Simulation(
    title="The union of many classes",
    claim="Its VC dimension never exceeds the bound.",
    world="Classes are labellings of a few points; VC dimensions are found by trying all sets of points.",
    kind="sure",
    one_run=dimension,
    settings=({"points": 6, "classes": 2}, {"points": 8, "classes": 16}),
    runs=30,
)
