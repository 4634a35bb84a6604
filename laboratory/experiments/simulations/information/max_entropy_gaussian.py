"""Gamma densities, from skew ones to nearly Gaussian ones."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def entropy(rng: np.random.Generator, setting: Setting) -> Measured:
    """Of shape k and the scale of the setting: k + ln(scale) + ln Γ(k) + (1 - k) ψ(k), with variance k scale²."""
    from scipy.special import digamma, gammaln

    shape, scale = float(np.exp(rng.uniform(-1, 8))), float(setting["scale"])
    nats = shape + np.log(scale) + gammaln(shape) + (1 - shape) * digamma(shape)
    return Measured(float(nats), {"variance": shape * scale**2})


SIMULATION = Simulation(
    title="Gamma densities",
    claim="The entropy of a density never exceeds the bound for its variance.",
    world="Each run draws the shape of a gamma density; variance and entropy are known in closed form.",
    kind="sure",
    one_run=entropy,
    settings=({"scale": 1.0}, {"scale": 0.05}),
    runs=200,
)
