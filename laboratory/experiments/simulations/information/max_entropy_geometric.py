"""Distributions of counts, from a few values drawn at random to nearly geometric ones."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

LARGEST = 400  # no count is larger


def entropy(rng: np.random.Generator, setting: Setting) -> Measured:
    """A geometric distribution, cut off and with each probability multiplied by a random factor."""
    from scipy.special import entr

    counts = np.arange(LARGEST + 1)
    law = float(setting["ratio"]) ** counts * rng.gamma(np.exp(rng.uniform(-2, 10)), size=LARGEST + 1)
    law /= law.sum()
    return Measured(float(entr(law).sum()), {"mean": float(law @ counts)})


SIMULATION = Simulation(
    title="Distributions of counts",
    claim="The entropy of a distribution never exceeds the bound for its mean.",
    world="Each run draws the probabilities of counts; mean and entropy are sums.",
    kind="sure",
    one_run=entropy,
    settings=({"ratio": 0.3}, {"ratio": 0.9}),
    runs=200,
)
