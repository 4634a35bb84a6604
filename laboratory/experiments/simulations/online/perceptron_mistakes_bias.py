"""The perceptron that learns a bias too makes more mistakes than the theorem without one allows."""

import numpy as np

from laboratory.experiments.simulation import Measured, Misprinted, Setting, Simulation
from laboratory.experiments.simulations.updates import updates_in_the_worst_order


def mistakes(rng: np.random.Generator, setting: Setting) -> Measured:
    """Numbers of [0, 1], negative up to 1/2 - γ and positive from 1/2 + γ; x - 1/2 separates them with margin γ."""
    gamma, each = float(setting["gamma"]), int(setting["each"])
    low, high = 0.5 - gamma, 0.5 + gamma
    positive = np.append(rng.uniform(high, 1, each), high)
    negative = np.append(rng.uniform(0, low, each), low)
    x = np.concatenate([positive, negative])
    labels = np.where(x > 0.5, 1.0, -1.0)
    signed = labels[:, None] * np.column_stack([x, np.ones(x.size)])
    return Measured(updates_in_the_worst_order(signed), {"radius": 1, "gamma": gamma, "bias": 0.5})


SIMULATION = Simulation(
    title="Perceptron with a bias",
    claim="The mistakes never exceed the bound, in whatever order examples come.",
    world="Examples lie on [0, 1] and x - 1/2 separates them with margin γ; an adversary orders and repeats them.",
    kind="sure",
    one_run=mistakes,
    settings=({"each": 1, "gamma": 0.5}, {"each": 20, "gamma": 0.1}),
    runs=100,
    misprint=Misprinted("amini, convergence of the perceptron", lambda radius, gamma, bias: (radius / gamma) ** 2),
)
