"""One hypothesis fixed beforehand, from above; and the sum with the exponent that belongs to the mean."""

import math

import numpy as np

from laboratory.experiments.simulation import Measured, Misprinted, Setting, Simulation


def gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """Risk less share of mistakes."""
    m, risk = int(setting["m"]), float(setting["risk"])
    return Measured(risk - rng.binomial(m, risk) / m, {"m": m, "delta": setting["delta"]})


def sum_with_the_exponent_of_the_mean(m: int, delta: float) -> float:
    """What is printed for the sum of m losses, applied to their mean."""
    return math.sqrt(math.log(1 / delta) / (2 * m)) / m


SIMULATION = Simulation(
    title="One hypothesis, from above",
    claim="The risk exceeds the error on the sample by more than the bound in at most δ of the runs.",
    world="A fixed hypothesis misclassifies every example with the same probability, independently.",
    kind="confident",
    one_run=gap,
    settings=({"m": 100, "delta": 0.1, "risk": 0.5}, {"m": 30, "delta": 0.3, "risk": 0.2}),
    runs=1_000,
    misprint=Misprinted("amini, Hoeffding's inequality of 1963", sum_with_the_exponent_of_the_mean),
)
