"""The training error of a Gibbs posterior, estimated by drawing from it."""

import numpy as np

from bounds import gibbs_posterior
from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.pac_bayes._gibbs_thresholds import GRID, WORLD, errors_on_a_sample


def mean_training_error(rng: np.random.Generator, setting: Setting) -> Measured:
    """The posterior's exact mean, beside the mean over so many draws."""
    draws = int(setting["draws"])
    seen = errors_on_a_sample(rng, int(setting["m"]))
    posterior = gibbs_posterior(seen, float(setting["lam"]))
    errors = seen[rng.choice(GRID.size, size=draws, p=posterior.weights)]
    inputs = {"draws": draws, "delta": setting["delta"], "training_error": float(errors.mean())}
    return Measured(posterior.training_error, inputs)


SIMULATION = Simulation(
    title="The posterior's training error, by draws",
    claim="The mean training error exceeds the bound from the draws in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=mean_training_error,
    settings=({"m": 50, "delta": 0.1, "lam": 5, "draws": 20}, {"m": 10, "delta": 0.5, "lam": 1, "draws": 3}),
    runs=500,
)
