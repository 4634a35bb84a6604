"""The jackknife+ around least squares, with many features and with few."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.conformal._left_out_intervals import WORLD, coverage, ends


def covered(rng: np.random.Generator, setting: Setting) -> Measured:
    """Every example is left out once."""
    m, alpha = int(setting["m"]), float(setting["alpha"])
    low, high = ends(rng, m, int(setting["dimension"]), folds=m)
    return Measured(coverage(low, high, alpha), {"alpha": alpha})


SIMULATION = Simulation(
    title="The jackknife+",
    claim="The mean coverage over samples and test examples is at least the bound.",
    world=WORLD,
    kind="average",
    one_run=covered,
    settings=({"m": 19, "dimension": 15, "alpha": 0.1}, {"m": 9, "dimension": 2, "alpha": 0.2}),
    runs=150,
)
