"""Distance to the nearest neighbour, by cells of any size."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.neighbours.nearest_neighbour_distance import SIMULATION as DISTANCE
from laboratory.experiments.simulations.neighbours.nearest_neighbour_distance import distance

CELLS = 3


def distance_by_cells(rng: np.random.Generator, setting: Setting) -> Measured:
    """The same distances, bounded by as many cells along each side as were fixed beforehand."""
    measured, inputs = distance(rng, setting)
    return Measured(measured, dict(inputs) | {"cells": CELLS})


SIMULATION = Simulation(
    title="Distance to the nearest neighbour, by cells",
    claim="The mean distance to the nearest neighbour is at most the bound.",
    world=DISTANCE.world,
    kind="average",
    one_run=distance_by_cells,
    settings=DISTANCE.settings,
    runs=100,
)
