"""Thresholds without training error: their information about their training examples."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.information._pairs import WORLD, information_about


def risk(rng: np.random.Generator, setting: Setting) -> Measured:
    """The threshold is put at the largest example labelled 1, or half-way to the next."""
    m = int(setting["m"])
    x = rng.random((m, 2))
    learner = _tight if setting["threshold"] == "tight" else _half_way
    measured = information_about(x, x <= 0.5, learner, lambda cut, points, labels: (points <= cut) != labels)
    assert measured.trained_on == 0
    return Measured(measured.others, {"m": m, "information": measured.information})


def _tight(x: np.ndarray, y: np.ndarray) -> float:
    return float(x[y].max(initial=0.0))


def _half_way(x: np.ndarray, y: np.ndarray) -> float:
    return float((_tight(x, y) + x[~y].min(initial=1.0)) / 2)


SIMULATION = Simulation(
    title="Conditional information without training error",
    claim="The expected error on new examples is at most the bound.",
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
