"""What a bootstrap resample leaves out."""

import numpy as np

from laboratory.experiments.simulation import Measured, Misprinted, Setting, Simulation


def share_left_out(rng: np.random.Generator, setting: Setting) -> Measured:
    """The share of examples that no draw took."""
    m = int(setting["m"])
    return Measured(1 - np.unique(rng.integers(m, size=m)).size / m, dict(setting))


SIMULATION = Simulation(
    title="Out of the bag",
    claim="A resample leaves out exactly the theorem's share of examples, on average.",
    world="A resample is m independent draws, with replacement, from m examples.",
    kind="average",
    one_run=share_left_out,
    settings=({"m": 10}, {"m": 100}),
    runs=2_000,
    misprint=Misprinted("1/3, taken for the share", lambda m: 1 / 3),
)
