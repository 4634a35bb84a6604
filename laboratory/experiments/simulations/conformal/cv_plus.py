"""CV+ around least squares, with folds of several examples."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.conformal._left_out_intervals import WORLD, coverage, ends


def covered(rng: np.random.Generator, setting: Setting) -> Measured:
    """Every fold is left out once."""
    m, folds, alpha = int(setting["m"]), int(setting["folds"]), float(setting["alpha"])
    low, high = ends(rng, m, int(setting["dimension"]), folds)
    return Measured(coverage(low, high, alpha), {"m": m, "folds": folds, "alpha": alpha})


SIMULATION = Simulation(
    title="CV+",
    claim="The mean coverage over samples and test examples is at least the bound.",
    world=WORLD + " Folds are equal and do not depend on the examples.",
    kind="average",
    one_run=covered,
    settings=(
        {"m": 40, "folds": 4, "dimension": 20, "alpha": 0.1},
        {"m": 100, "folds": 10, "dimension": 5, "alpha": 0.2},
    ),
    runs=200,
)
