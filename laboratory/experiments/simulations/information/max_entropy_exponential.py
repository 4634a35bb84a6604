"""Gamma densities, the exponential one among them, with their means."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def entropy(rng: np.random.Generator, setting: Setting) -> Measured:
    """Of shape k and the scale of the setting: k + ln(scale) + ln Γ(k) + (1 - k) ψ(k), with mean k scale."""
    from scipy.special import digamma, gammaln

    shape, scale = float(np.exp(rng.uniform(-1, 2))), float(setting["scale"])
    nats = shape + np.log(scale) + gammaln(shape) + (1 - shape) * digamma(shape)
    return Measured(float(nats), {"mean": shape * scale})


SIMULATION = Simulation(
    title="Positive densities",
    claim="The entropy of a density never exceeds the bound for its mean.",
    world="Each run draws the shape of a gamma density; mean and entropy are known in closed form.",
    kind="sure",
    one_run=entropy,
    settings=({"scale": 1.0}, {"scale": 0.05}),
    runs=200,
)
