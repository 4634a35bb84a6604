"""The jackknife-minmax around least squares, with many features and with few."""

import math

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.conformal._left_out_intervals import WORLD, below, ends


def covered(rng: np.random.Generator, setting: Setting) -> Measured:
    """Every example is left out once."""
    m, alpha = int(setting["m"]), float(setting["alpha"])
    low, high = ends(rng, m, int(setting["dimension"]), folds=m)
    predicted, residuals = (low + high) / 2, np.sort(high - low) / 2
    rank = math.ceil(round((1 - alpha) * (m + 1), 9))
    width = residuals[rank - 1] if rank <= m else math.inf
    inside = below(predicted.max() + width) - below(predicted.min() - width)
    return Measured(inside, {"alpha": alpha})


SIMULATION = Simulation(
    title="The jackknife-minmax",
    claim="The mean coverage over samples and test examples is at least the bound.",
    world=WORLD,
    kind="average",
    one_run=covered,
    settings=({"m": 19, "dimension": 15, "alpha": 0.1}, {"m": 9, "dimension": 1, "alpha": 0.2}),
    runs=200,
)
