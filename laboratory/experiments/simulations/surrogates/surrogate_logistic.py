"""The logistic loss as a surrogate of the 0-1 loss."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.surrogates._surrogates import SAYS, SETTINGS, WORLD, both_excesses


def excess(rng: np.random.Generator, setting: Setting) -> Measured:
    """The smallest mean loss is reached by the best score for the label frequency at hand."""
    from scipy.special import entr

    scores = str(setting["scores"])
    return both_excesses(rng, scores, lambda z: np.logaddexp(0, -z), lambda eta: entr(eta) + entr(1 - eta))


SIMULATION = Simulation(
    title="Logistic loss",
    claim=SAYS,
    world=WORLD,
    kind="sure",
    one_run=excess,
    settings=SETTINGS,
    runs=300,
)
