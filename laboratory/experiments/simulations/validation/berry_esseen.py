"""Shares of mistakes: the exact distance of their distribution from the normal one."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def distance(rng: np.random.Generator, setting: Setting) -> Measured:
    """Of a true risk drawn anew; a step function is farthest just before or at one of its steps."""
    from scipy.stats import binom, norm

    m, p = int(setting["m"]), float(rng.uniform(0.01, 0.99))
    k = np.arange(m + 1)
    normal = norm.cdf((k - m * p) / np.sqrt(m * p * (1 - p)))
    away = np.maximum(np.abs(binom.cdf(k, m, p) - normal), np.abs(binom.cdf(k - 1, m, p) - normal))
    return Measured(float(away.max()), {"m": m, "skew": (p**2 + (1 - p) ** 2) / np.sqrt(p * (1 - p))})


SIMULATION = Simulation(
    title="The distribution of a share of mistakes",
    claim="The exact distribution of the share of mistakes never differs from the normal one by more than the bound.",
    world="Mistakes are independent and equally likely; both distributions are computed, none is drawn.",
    kind="sure",
    one_run=distance,
    settings=({"m": 5}, {"m": 100}),
    runs=100,
)
