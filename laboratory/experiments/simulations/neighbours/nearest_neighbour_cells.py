"""Distance to the nearest neighbour, by cells of any size."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.neighbours.nearest_neighbour_distance import SIMULATION as DISTANCE
from laboratory.experiments.simulations.neighbours.nearest_neighbour_distance import distance

CELLS = 3


def distance_by_cells(rng: np.random.Generator, setting: Setting) -> Measured:
    """The same distances, promised by as many cells along each side as were fixed beforehand."""
    found, given = distance(rng, setting)
    return Measured(found, dict(given) | {"cells": CELLS})


SIMULATION = Simulation(
    title="Distance to the nearest neighbour, by cells",
    says="The mean distance to the nearest neighbour is at most what is promised.",
    world=DISTANCE.world,
    kind="average",
    one_run=distance_by_cells,
    settings=DISTANCE.settings,
    runs=100,
)
