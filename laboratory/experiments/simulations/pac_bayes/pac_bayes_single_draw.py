"""One threshold drawn from a Gibbs posterior, and what its own weight says of its risk."""

import math

import numpy as np

from bounds import gibbs_posterior
from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.pac_bayes._gibbs_thresholds import (
    GRID,
    RISKS,
    SETTINGS,
    WORLD,
    errors_on_a_sample,
)


def risk_of_the_drawn(rng: np.random.Generator, setting: Setting) -> Measured:
    """The prior weighs all thresholds alike."""
    seen = errors_on_a_sample(rng, int(setting["m"]))
    weights = gibbs_posterior(seen, float(setting["lam"])).weights
    place = int(rng.choice(GRID.size, p=weights))
    inputs = {
        "m": setting["m"],
        "delta": setting["delta"],
        "training_error": float(seen[place]),
        "log_ratio": max(0.0, math.log(weights[place] * GRID.size)),
    }
    return Measured(float(RISKS[place]), inputs)


SIMULATION = Simulation(
    title="PAC-Bayes for one draw",
    claim="The risk of the threshold drawn exceeds its bound in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=risk_of_the_drawn,
    settings=SETTINGS,
    runs=200,
)
