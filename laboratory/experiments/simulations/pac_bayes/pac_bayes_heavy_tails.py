"""Mistakes that cost a Pareto-distributed fine: losses without a bound, for Gibbs posteriors over thresholds."""

import numpy as np

from bounds import gibbs_posterior
from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.pac_bayes._gibbs_thresholds import GRID, RISKS, WORLD, labelled_sample

SHAPE = 2.5  # of Pareto's distribution (less 1): mean 2/3, mean square 8/3
MEAN, SQUARE = 1 / (SHAPE - 1), 2 / ((SHAPE - 1) * (SHAPE - 2))


def gap_of_the_posterior(rng: np.random.Generator, setting: Setting) -> Measured:
    """Fines are independent of the examples: a threshold's risk is its probability of a mistake times the mean fine."""
    m, lam = int(setting["m"]), float(setting["lam"])
    x, labels = labelled_sample(rng, m)
    fines = rng.pareto(SHAPE, size=m)
    losses = (((x[:, None] >= GRID) != labels[:, None]) * fines[:, None]).mean(axis=0)
    most = max(1.0, float(losses.max()))  # what the posterior is asked with lies in [0, 1]
    posterior = gibbs_posterior(losses / most, lam * m * most)
    gap = MEAN * float(posterior.weights @ RISKS) - most * posterior.training_error
    inputs = {"m": m, "delta": setting["delta"], "kl": posterior.kl, "lam": lam}
    return Measured(gap, inputs | {"second_moment": SQUARE * float(RISKS.max())})


SIMULATION = Simulation(
    title="PAC-Bayes for heavy tails",
    claim="The true mean loss exceeds that on the sample by more than the bound in at most δ of the runs.",
    world=WORLD + " A mistake costs a fine drawn from Pareto's distribution, which has two moments and no bound.",
    kind="confident",
    one_run=gap_of_the_posterior,
    settings=({"m": 50, "delta": 0.1, "lam": 0.3}, {"m": 50, "delta": 0.5, "lam": 3.0}),
    runs=200,
)
