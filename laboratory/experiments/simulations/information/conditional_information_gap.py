"""The threshold of smallest training error among noisy labels: its information about its training examples."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.information._pairs import WORLD, information_about

CUTS = np.arange(6) / 5


def gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """Labels are those of a threshold at 1/2, some of them wrong."""
    m = int(setting["m"])
    x = rng.random((m, 2))
    y = (x < 0.5) ^ (rng.random((m, 2)) < float(setting["noise"]))
    measured = information_about(x, y, _least_error, lambda cut, points, labels: (points < cut) != labels)
    return Measured(abs(measured.others - measured.trained_on), {"m": m, "information": measured.information})


def _least_error(x: np.ndarray, y: np.ndarray) -> float:
    return float(CUTS[np.argmin([np.mean((x < cut) != y) for cut in CUTS])])


SIMULATION = Simulation(
    title="Conditional information",
    claim="The expected difference of the losses on new examples and on those trained on is at most the bound.",
    world=WORLD,
    kind="sure",
    one_run=gap,
    settings=({"m": 3, "noise": 0.5}, {"m": 6, "noise": 0.2}),
    runs=40,
)
