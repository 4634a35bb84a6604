"""A test set drawn from a finite pool without replacement."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def above(rng: np.random.Generator, setting: Setting) -> Measured:
    """Half of the pool are mistakes: how far the share among those drawn is above it."""
    m, population = int(setting["m"]), int(setting["population"])
    wrong = population // 2
    mistakes = int(rng.hypergeometric(wrong, population - wrong, m))
    inputs = {"m": m, "population": population, "delta": setting["delta"], "loss_range": 1.0}
    return Measured(mistakes / m - wrong / population, inputs)


SIMULATION = Simulation(
    title="A test set from a finite pool",
    claim="The share of mistakes among those drawn exceeds that of the pool by more than the bound in at most δ of the "
    "runs.",
    world="Every set of so many examples of the pool is equally likely to be drawn.",
    kind="confident",
    one_run=above,
    settings=({"m": 60, "population": 100, "delta": 0.2}, {"m": 20, "population": 1000, "delta": 0.1}),
    runs=1_000,
)
