"""The perceptron on examples that no halfspace separates, drawn at random or chosen by an adversary."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def mistakes(rng: np.random.Generator, setting: Setting) -> Measured:
    """Unit vectors with at least the margin, some labels flipped; the comparator is the first axis."""
    rounds, dimension, gamma = int(setting["rounds"]), int(setting["dimension"]), float(setting["gamma"])
    across = rng.normal(size=(rounds, dimension - 1))
    across *= np.sqrt(1 - gamma**2) / np.linalg.norm(across, axis=1, keepdims=True)
    signed = np.column_stack([np.full(rounds, gamma), across])
    signed[rng.random(rounds) < float(setting["noise"])] *= -1
    weights, wrong, hinge_sum = np.zeros(dimension), 0, 0.0
    for t in range(rounds):
        inputs = signed[t] if setting["order"] == "drawn" else _most_wrong_turn(signed, weights)
        hinge_sum += max(0.0, 1 - inputs[0] / gamma)
        if inputs @ weights <= 0:
            wrong, weights = wrong + 1, weights + inputs
    return Measured(wrong, {"radius": 1, "gamma": gamma, "hinge_sum": hinge_sum})


def _most_wrong_turn(signed: np.ndarray, weights: np.ndarray) -> np.ndarray:
    """Of the wrong examples that the comparator gets right, that which turns the weights least; else any wrong one."""
    products = signed @ weights
    for allowed in (products <= 0) & (signed[:, 0] > 0), products <= 0:
        if allowed.any():
            worst: np.ndarray = signed[np.argmax(np.where(allowed, products, -np.inf))]
            return worst
    right: np.ndarray = signed[0]
    return right


SIMULATION = Simulation(
    title="Perceptron, without separation",
    claim="The mistakes never exceed the bound by the comparator's hinge losses.",
    world="Examples have length 1 and come as drawn, or as an adversary chooses and repeats them; the comparator is a "
    "unit vector, and its hinge losses are added up over all rounds.",
    kind="sure",
    one_run=mistakes,
    settings=(
        {"order": "adversary", "rounds": 150, "dimension": 20, "gamma": 0.1, "noise": 0.02},
        {"order": "drawn", "rounds": 300, "dimension": 3, "gamma": 0.3, "noise": 0.1},
    ),
    runs=30,
)
