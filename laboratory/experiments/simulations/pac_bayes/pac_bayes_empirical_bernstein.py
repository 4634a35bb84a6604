"""The PAC-Bayes empirical Bernstein bound for Gibbs posteriors over thresholds."""

import numpy as np

from bounds import gibbs_posterior
from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.pac_bayes._gibbs_thresholds import (
    RISKS,
    SAYS,
    SETTINGS,
    WORLD,
    errors_on_a_sample,
)


def risk_beside_variance(rng: np.random.Generator, setting: Setting) -> Measured:
    """The sample variance of mistakes is that of a share of ones."""
    m = int(setting["m"])
    errors = errors_on_a_sample(rng, m)
    posterior = gibbs_posterior(errors, float(setting["lam"]))
    variance = float(posterior.weights @ (errors * (1 - errors))) * m / (m - 1)
    inputs = {"m": m, "delta": setting["delta"], "kl": posterior.kl, "training_error": posterior.training_error}
    return Measured(float(posterior.weights @ RISKS), {**inputs, "variance": variance, "c": 1.15})


SIMULATION = Simulation(
    title="The PAC-Bayes empirical Bernstein bound",
    claim=SAYS,
    world=WORLD,
    kind="confident",
    one_run=risk_beside_variance,
    settings=SETTINGS,
    runs=200,
)
