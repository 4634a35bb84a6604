"""Unions of two random classes on a few points, and the union that is worst."""

from itertools import product

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.growth._brute_force import vc_dimension


def dimension(rng: np.random.Generator, setting: Setting) -> Measured:
    """The worst: labellings with few ones, and labellings with few zeros."""
    points = int(setting["points"])
    if setting["classes"] == "worst":
        every = np.array(list(product((0, 1), repeat=points)))
        ones = int(rng.integers(points))
        parts = [every[every.sum(axis=1) <= ones], every[every.sum(axis=1) > ones]]
    else:
        parts = [rng.integers(2, size=(int(rng.integers(1, 12)), points)) for _ in range(2)]
    first, second = (vc_dimension(part) for part in parts)
    return Measured(vc_dimension(np.concatenate(parts)), {"first": first, "second": second})


SIMULATION = Simulation(
    title="The union of two classes",
    claim="Its VC dimension never exceeds the bound, and reaches it in the worst case.",
    world="Classes are labellings of a few points; VC dimensions are found by trying all sets of points.",
    kind="sure",
    one_run=dimension,
    settings=({"points": 5, "classes": "worst"}, {"points": 5, "classes": "random"}),
    runs=40,
)
