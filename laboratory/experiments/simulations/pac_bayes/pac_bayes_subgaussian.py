"""PAC-Bayes for losses of light tails, for Gibbs posteriors over thresholds."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.pac_bayes._gibbs_thresholds import SETTINGS, WORLD, gibbs_risk


def gap_of_the_posterior(rng: np.random.Generator, setting: Setting) -> Measured:
    """Losses of 0 or 1 are 1/2-sub-Gaussian."""
    risk, inputs = gibbs_risk(rng, setting)
    own_inputs = {"m": inputs["m"], "delta": inputs["delta"], "kl": inputs["kl"], "sigma": 0.5, "lam": setting["lam"]}
    return Measured(risk - float(inputs["training_error"]), own_inputs)


SIMULATION = Simulation(
    title="PAC-Bayes for sub-Gaussian losses",
    claim="The true mean loss exceeds that on the sample by more than the bound in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=gap_of_the_posterior,
    settings=SETTINGS,
    runs=200,
)
