"""Thresholds without training error: what they tell about the examples they were trained on."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.information._pairs import WORLD, told


def risk(rng: np.random.Generator, setting: Setting) -> Measured:
    """The threshold is put at the largest example labelled 1, or half-way to the next."""
    m = int(setting["m"])
    x = rng.random((m, 2))
    learner = _tight if setting["threshold"] == "tight" else _half_way
    found = told(x, x <= 0.5, learner, lambda cut, points, labels: (points <= cut) != labels)
    assert found.trained_on == 0
    return Measured(found.others, {"m": m, "information": found.information})


def _tight(x: np.ndarray, y: np.ndarray) -> float:
    return float(x[y].max(initial=0.0))


def _half_way(x: np.ndarray, y: np.ndarray) -> float:
    return float((_tight(x, y) + x[~y].min(initial=1.0)) / 2)


SIMULATION = Simulation(
    title="Conditional information without training error",
    says="The expected error on new examples is at most what is promised.",
    world=WORLD,
    kind="sure",
    one_run=risk,
    settings=(
        {"m": 1, "threshold": "tight"},
        {"m": 6, "threshold": "tight"},
        {"m": 6, "threshold": "half-way"},
    ),
    runs=40,
)
