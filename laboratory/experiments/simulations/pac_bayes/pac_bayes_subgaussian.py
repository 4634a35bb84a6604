"""PAC-Bayes for losses of light tails, for Gibbs posteriors over thresholds."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.pac_bayes._gibbs_thresholds import SETTINGS, WORLD, gibbs_risk


def gap_of_the_posterior(rng: np.random.Generator, setting: Setting) -> Measured:
    """Losses of 0 or 1 are 1/2-sub-Gaussian."""
    risk, given = gibbs_risk(rng, setting)
    asked = {"m": given["m"], "delta": given["delta"], "kl": given["kl"], "sigma": 0.5, "lam": setting["lam"]}
    return Measured(risk - float(given["training_error"]), asked)


SIMULATION = Simulation(
    title="PAC-Bayes for sub-Gaussian losses",
    says="The true mean loss is further above that on the sample than promised in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=gap_of_the_posterior,
    settings=SETTINGS,
    runs=200,
)
