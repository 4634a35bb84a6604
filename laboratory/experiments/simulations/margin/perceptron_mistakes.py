"""The perceptron on examples with a margin, in the order that keeps it busy longest."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.updates import updates_in_the_worst_order


def mistakes(rng: np.random.Generator, setting: Setting) -> Measured:
    """Unit vectors, every one of them with just the margin from the true direction."""
    m, dimension, gamma = int(setting["m"]), int(setting["dimension"]), float(setting["gamma"])
    across = rng.normal(size=(m, dimension - 1))
    across *= np.sqrt(1 - gamma**2) / np.linalg.norm(across, axis=1, keepdims=True)
    signed = np.column_stack([np.full(m, gamma), across])
    return Measured(updates_in_the_worst_order(signed), {"radius": 1, "gamma": gamma})


SIMULATION = Simulation(
    title="Perceptron, in any order",
    claim="The mistakes never exceed the squared ratio of radius to margin, in whatever order examples come.",
    world="Examples have length 1 and the margin γ from the first axis; an adversary orders and repeats them.",
    kind="sure",
    one_run=mistakes,
    settings=(
        {"m": 50, "dimension": 20, "gamma": 0.1},
        {"m": 3, "dimension": 2, "gamma": 0.2},
    ),
    runs=100,
)
