"""The share of a secret, estimated from answers that may be lies: its mean squared error."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 50  # estimates whose mean is one run


def squared_error(rng: np.random.Generator, setting: Setting) -> Measured:
    """The estimate is unbiased, so its mean squared error is its variance."""
    m, truth, share = int(setting["m"]), float(setting["truth"]), float(setting["share"])
    bits, honest = rng.random((TOGETHER, m)) < share, rng.random((TOGETHER, m)) < truth
    estimates = (np.mean(bits == honest, axis=1) - 1 + truth) / (2 * truth - 1)
    return Measured(float(np.mean((estimates - share) ** 2)), {"m": m, "truth": truth, "share": share})


SIMULATION = Simulation(
    title="The variance of randomized answers",
    claim="The mean squared error of the estimated share equals the theorem's variance.",
    world="Bits are drawn independently from one population, and every answer has a coin of its own.",
    kind="average",
    one_run=squared_error,
    settings=({"m": 100, "truth": 0.75, "share": 0.3}, {"m": 20, "truth": 0.6, "share": 0.9}),
    runs=400,
)
