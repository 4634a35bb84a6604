"""A prior learned from the first part of the sample, and a posterior from all of it."""

import numpy as np

from bounds import gibbs_posterior
from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.pac_bayes._gibbs_thresholds import RISKS, SAYS, WORLD, errors_on_a_sample


def gibbs_risk(rng: np.random.Generator, setting: Setting) -> Measured:
    """The prior is the Gibbs posterior of the first examples; the error is that on the others."""
    m, first, lam = int(setting["m"]), int(setting["prior_samples"]), float(setting["lam"])
    before = errors_on_a_sample(rng, first)
    after = errors_on_a_sample(rng, m - first)
    prior = gibbs_posterior(before, lam).weights
    posterior = gibbs_posterior(after, lam, prior)
    inputs = {
        "m": m,
        "delta": setting["delta"],
        "kl": posterior.kl,
        "training_error": posterior.training_error,
        "prior_samples": first,
    }
    return Measured(float(posterior.weights @ RISKS), inputs)


SIMULATION = Simulation(
    title="PAC-Bayes with a learned prior",
    claim=SAYS,
    world=WORLD.replace("the prior is uniform over", "the prior weighs by the first examples"),
    kind="confident",
    one_run=gibbs_risk,
    settings=(
        {"m": 60, "prior_samples": 20, "delta": 0.1, "lam": 10},
        {"m": 12, "prior_samples": 4, "delta": 0.5, "lam": 100},
    ),
    runs=200,
)
