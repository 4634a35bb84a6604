"""The perceptron on examples that no halfspace separates, by how far the comparator misses its margin."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def mistakes(rng: np.random.Generator, setting: Setting) -> Measured:
    """Examples of length 1, some labels flipped; the comparator is the first axis."""
    rounds, dimension, gamma = int(setting["rounds"]), int(setting["dimension"]), float(setting["gamma"])
    signed = rng.normal(size=(rounds, dimension))
    signed /= np.linalg.norm(signed, axis=1, keepdims=True)
    signed *= np.where(rng.random((rounds, 1)) < float(setting["noise"]), -1, 1) * np.sign(signed[:, :1])
    weights, wrong = np.zeros(dimension), 0
    for example in signed:
        if example @ weights <= 0:
            wrong, weights = wrong + 1, weights + example
    missed = np.maximum(0, gamma - signed[:, 0])
    return Measured(wrong, {"radius": 1, "gamma": gamma, "deviation": float(np.sqrt((missed**2).sum()))})


SIMULATION = Simulation(
    title="Perceptron, without separation, by squares",
    claim="The mistakes never exceed the bound by the comparator's misses.",
    world="Examples have length 1 and come as drawn, with any labels; the comparator is a unit vector whose misses of "
    "the margin are squared and added up.",
    kind="sure",
    one_run=mistakes,
    settings=(
        {"rounds": 200, "dimension": 3, "gamma": 0.3, "noise": 0.1},
        {"rounds": 50, "dimension": 20, "gamma": 0.1, "noise": 0.0},
    ),
    runs=100,
)
