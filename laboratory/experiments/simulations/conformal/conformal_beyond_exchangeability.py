"""Conformal prediction with and without weights, on scores that drift upwards."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.conformal._drifting_scores import WORLD, coverage


def covered(rng: np.random.Generator, setting: Setting) -> Measured:
    """Exchanging two independent scores costs t + t - t², t being the total variation between them."""
    m, alpha, rate = (setting[name] for name in ("m", "alpha", "rate"))
    weights = float(setting["rho"]) ** np.arange(1, m + 1)
    apart = np.minimum(1, rate * np.arange(1, m + 1))
    drift = weights @ (2 * apart - apart**2) / (1 + weights.sum())
    return Measured(coverage(rng, weights, alpha, rate), {"alpha": alpha, "drift": float(drift)})


SIMULATION = Simulation(
    title="Conformal prediction beyond exchangeability",
    claim="The mean coverage is at least the bound.",
    world=WORLD,
    kind="average",
    one_run=covered,
    settings=(
        {"m": 40, "alpha": 0.1, "rate": 0.005, "rho": 1.0},
        {"m": 100, "alpha": 0.2, "rate": 0.01, "rho": 0.9},
        {"m": 19, "alpha": 0.1, "rate": 0.0, "rho": 1.0},
    ),
    runs=300,
)
