"""One hypothesis fixed beforehand, on both sides; and two sides at the cost of one."""

import math

import numpy as np

from laboratory.experiments.simulation import Measured, Misprinted, Setting, Simulation


def distance(rng: np.random.Generator, setting: Setting) -> Measured:
    """How far the share of mistakes is from the risk."""
    m, risk = int(setting["m"]), float(setting["risk"])
    return Measured(abs(rng.binomial(m, risk) / m - risk), {"m": m, "delta": setting["delta"]})


def one_sided(m: int, delta: float) -> float:
    """The half-width that covers one side only."""
    return math.sqrt(math.log(1 / delta) / (2 * m))


SIMULATION = Simulation(
    title="One hypothesis, on both sides",
    claim="The training error differs from the risk by more than the bound in at most δ of the runs.",
    world="A fixed hypothesis misclassifies every example with the same probability, independently.",
    kind="confident",
    one_run=distance,
    settings=({"m": 2, "delta": 0.4, "risk": 0.5}, {"m": 100, "delta": 0.1, "risk": 0.3}),
    runs=2_000,
    misprint=Misprinted("milan, bounding the risk, after equation (1)", one_sided),
)
