"""A test set, by the better of two tails."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def risk(rng: np.random.Generator, setting: Setting) -> Measured:
    """Losses of 0 or 1, and losses in between."""
    m, rate, loss = int(setting["m"]), float(setting["rate"]), float(setting["loss"])
    seen = loss * int(rng.binomial(m, rate)) / m
    return Measured(loss * rate, {"m": m, "delta": setting["delta"], "test_error": seen})


SIMULATION = Simulation(
    title="Hoeffding and Bentkus",
    claim="The risk exceeds the bound in at most δ of the runs.",
    world="A hypothesis fixed beforehand loses 0 or the given loss on every test example, independently, so that its "
    "risk is known.",
    kind="confident",
    one_run=risk,
    settings=({"m": 60, "delta": 0.1, "rate": 0.1, "loss": 1}, {"m": 20, "delta": 0.5, "rate": 0.5, "loss": 0.4}),
    runs=300,
)
