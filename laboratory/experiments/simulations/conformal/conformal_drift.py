"""Conformal prediction with weights that forget, on scores that drift upwards."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.conformal._drifting_scores import WORLD, coverage


def covered(rng: np.random.Generator, setting: Setting) -> Measured:
    """The weights are powers of ρ."""
    m, alpha, rate, rho = (setting[name] for name in ("m", "alpha", "rate", "rho"))
    return Measured(coverage(rng, rho ** np.arange(1, m + 1), alpha, rate), {"alpha": alpha, "rate": rate, "rho": rho})


SIMULATION = Simulation(
    title="Conformal prediction under drift",
    claim="The mean coverage is at least the bound.",
    world=WORLD,
    kind="average",
    one_run=covered,
    settings=(
        {"m": 200, "alpha": 0.1, "rate": 0.005, "rho": 0.95},
        {"m": 50, "alpha": 0.3, "rate": 0.02, "rho": 0.8},
    ),
    runs=300,
)
