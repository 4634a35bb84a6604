"""The distance of two points after a random projection: kept by half of all maps, at least, so by some."""

import numpy as np

from bounds import theorems
from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.high_dimension._rows_tried import WORLD, most_that_failed, rows_to_try

POINTS = 2
DIFFERENCE = np.array([3.0, -1.0, 2.0])


def dimensions_not_enough(rng: np.random.Generator, setting: Setting) -> Measured:
    """The most dimensions tried at which the distance is distorted; the last try is what the theorem needs."""
    inputs = {"epsilon": setting["epsilon"], "points": POINTS}
    tried = rows_to_try(float(theorems["johnson_lindenstrauss_existence"](**inputs)))
    projected = rng.normal(size=(tried[-1], DIFFERENCE.size)) @ DIFFERENCE
    lengths = np.cumsum(projected**2)[tried - 1] / tried
    distortion = np.abs(lengths / (DIFFERENCE @ DIFFERENCE) - 1)
    return Measured(most_that_failed(tried, distortion, float(setting["epsilon"])), inputs)


SIMULATION = Simulation(
    title="Johnson and Lindenstrauss, existence",
    claim="With the theorem's number of dimensions, a random map distorts the distance of two points in at most half "
    "of the runs; so some map does not.",
    world=WORLD,
    kind="confident",
    one_run=dimensions_not_enough,
    settings=({"epsilon": 0.5, "delta": 0.5}, {"epsilon": 0.9, "delta": 0.5}),
    runs=300,
)
