"""Distributions on so many values, from nearly sure to nearly even."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def entropy(rng: np.random.Generator, setting: Setting) -> Measured:
    """The larger the parameter of the Dirichlet distribution, the more even is the distribution drawn from it."""
    from scipy.special import entr

    outcomes = int(setting["outcomes"])
    law = rng.dirichlet(np.full(outcomes, np.exp(rng.uniform(-2, 12))))
    return Measured(float(entr(law).sum()), {"outcomes": outcomes})


SIMULATION = Simulation(
    title="Distributions on n values",
    claim="The entropy of a distribution never exceeds the bound.",
    world="Each run draws the probabilities of n values; their entropy is a sum.",
    kind="sure",
    one_run=entropy,
    settings=({"outcomes": 2}, {"outcomes": 50}),
    runs=200,
)
