"""Laplace noise on several answers: the largest error."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def largest_error(rng: np.random.Generator, setting: Setting) -> Measured:
    """The errors are the noise."""
    noise = rng.laplace(scale=setting["sensitivity"] / setting["privacy"], size=int(setting["queries"]))
    return Measured(float(np.abs(noise).max()), dict(setting))


SIMULATION = Simulation(
    title="The Laplace mechanism",
    claim="The largest error exceeds the bound in at most the share β of the runs.",
    world="Every answer has independent Laplace noise of the scale that the mechanism needs.",
    kind="confident",
    one_run=largest_error,
    settings=(
        {"queries": 1, "sensitivity": 1.0, "privacy": 0.5, "delta": 0.2},
        {"queries": 20, "sensitivity": 0.01, "privacy": 2.0, "delta": 0.1},
    ),
    runs=500,
)
