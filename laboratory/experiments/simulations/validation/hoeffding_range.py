"""Losses in a longer interval than [0, 1]: the width grows with it."""

import math

import numpy as np

from laboratory.experiments.simulation import Measured, Misprinted, Setting, Simulation


def distance(rng: np.random.Generator, setting: Setting) -> Measured:
    """Losses are 0 or the largest one, evenly."""
    m, most = int(setting["m"]), float(setting["loss_range"])
    inputs = {"m": m, "delta": setting["delta"], "loss_range": most}
    return Measured(most * abs(rng.binomial(m, 0.5) / m - 0.5), inputs)


def as_for_losses_up_to_one(m: int, delta: float, loss_range: float) -> float:
    """The range left out."""
    return math.sqrt(math.log(2 / delta) / (2 * m))


SIMULATION = Simulation(
    title="Losses of a longer range",
    claim="The mean loss on the sample differs from the true one by more than the bound in at most δ of the runs.",
    world="Losses are independent and are 0 or the largest one, each with probability 1/2.",
    kind="confident",
    one_run=distance,
    settings=({"m": 100, "delta": 0.05, "loss_range": 3}, {"m": 30, "delta": 0.2, "loss_range": 10}),
    runs=1_000,
    misprint=Misprinted("milan, bounding the risk, first paragraph", as_for_losses_up_to_one),
)
