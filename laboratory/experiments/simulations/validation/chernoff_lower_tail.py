"""Many fewer mistakes than expected: how often, beside the multiplicative bound."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 50  # samples whose mean is one run


def share_below(rng: np.random.Generator, setting: Setting) -> Measured:
    """The share of samples with an error of at most (1 - gamma) times the risk."""
    m, risk, gamma = int(setting["m"]), float(setting["risk"]), float(setting["gamma"])
    mistakes = rng.binomial(m, risk, size=TOGETHER)
    return Measured(float((mistakes <= round((1 - gamma) * risk * m)).mean()), dict(setting))


SIMULATION = Simulation(
    title="Many fewer mistakes than expected",
    claim="At most (1 - γ) times the expected mistakes are made with at most the bound's probability.",
    world="A hypothesis fixed beforehand misclassifies every example with the same probability, independently.",
    kind="average",
    one_run=share_below,
    settings=({"m": 100, "risk": 0.02, "gamma": 0.5}, {"m": 10, "risk": 0.1, "gamma": 1.0}),
    runs=500,
)
