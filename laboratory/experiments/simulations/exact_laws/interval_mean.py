"""The smallest interval around the positive examples: its mean risk is known exactly."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def risk_of_the_hull(rng: np.random.Generator, setting: Setting) -> Measured:
    """The target starts at 0; without positive examples everything is called negative."""
    target = float(setting["p"])
    x = rng.random(int(setting["m"]))
    positive = x[x < target]
    covered = float(np.ptp(positive)) if positive.size else 0.0
    return Measured(target - covered, dict(setting))


SIMULATION = Simulation(
    title="The smallest interval",
    claim="The mean risk of the smallest interval around the positive examples is exactly the theorem's value.",
    world="Examples are independent and uniform on [0, 1]; those in an interval of "
    "length p, and no others, are positive.",
    kind="average",
    one_run=risk_of_the_hull,
    settings=({"m": 15, "p": 0.6}, {"m": 5, "p": 0.2}),
    runs=1_000,
)
