"""The hinge loss as a surrogate of the 0-1 loss."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.surrogates._surrogates import SAYS, SETTINGS, WORLD, both_excesses


def excess(rng: np.random.Generator, setting: Setting) -> Measured:
    """The smallest mean loss is reached by the best score for the label frequency at hand."""
    scores = str(setting["scores"])
    return both_excesses(rng, scores, lambda z: np.maximum(0, 1 - z), lambda eta: 2 * np.minimum(eta, 1 - eta))


SIMULATION = Simulation(
    title="Hinge loss",
    claim=SAYS,
    world=WORLD,
    kind="sure",
    one_run=excess,
    settings=SETTINGS,
    runs=300,
)
