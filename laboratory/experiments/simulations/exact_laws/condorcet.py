"""Independent voters, all equally often wrong: how often their majority is."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 50  # votes whose mean is one run


def share_of_wrong_votes(rng: np.random.Generator, setting: Setting) -> Measured:
    """One voter more than half decides."""
    voters, error = int(setting["voters"]), float(setting["error"])
    wrong = rng.random((TOGETHER, voters)) < error
    return Measured(float((2 * wrong.sum(axis=1) > voters).mean()), dict(setting))


SIMULATION = Simulation(
    title="Independent voters",
    claim="The majority is wrong with exactly the theorem's probability.",
    world="There are two labels; voters, an odd number, have independent errors, each with probability q.",
    kind="average",
    one_run=share_of_wrong_votes,
    settings=({"voters": 21, "error": 0.4}, {"voters": 3, "error": 0.1}),
    runs=500,
)
