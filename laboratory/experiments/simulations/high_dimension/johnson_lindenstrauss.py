"""Distances among points after a random projection: how many dimensions are enough for all of them."""

import math

import numpy as np

from bounds import theorems
from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.high_dimension._rows_tried import WORLD, most_that_failed, rows_to_try

POINTS = np.array([[math.cos(angle), math.sin(2 * angle), angle] for angle in range(10)])
PAIRS = np.triu_indices(len(POINTS), 1)
DIFFERENCES = POINTS[PAIRS[0]] - POINTS[PAIRS[1]]


def dimensions_not_enough(
    rng: np.random.Generator, setting: Setting, theorem: str = "johnson_lindenstrauss"
) -> Measured:
    """The most dimensions tried at which some distance is distorted; the last try is what the theorem needs."""
    inputs = dict(setting) | {"vectors": len(DIFFERENCES)}
    tried = rows_to_try(float(theorems[theorem](**inputs)))
    projected = rng.normal(size=(tried[-1], DIFFERENCES.shape[1])) @ DIFFERENCES.T
    lengths = np.cumsum(projected**2, axis=0)[tried - 1] / tried[:, None]
    distortion = np.abs(lengths / (DIFFERENCES**2).sum(axis=1) - 1).max(axis=1)
    return Measured(most_that_failed(tried, distortion, float(setting["epsilon"])), inputs)


SIMULATION = Simulation(
    title="Johnson and Lindenstrauss",
    claim="With the theorem's number of dimensions, one of 45 distances is distorted in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=dimensions_not_enough,
    settings=({"epsilon": 0.5, "delta": 0.1}, {"epsilon": 0.9, "delta": 0.5}),
    runs=300,
)
