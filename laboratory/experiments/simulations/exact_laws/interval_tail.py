"""The smallest interval around the positive examples: how often it is ε or more away from the target."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 50  # samples whose mean is one run


def share_that_failed(rng: np.random.Generator, setting: Setting) -> Measured:
    """The target starts at 0; without positive examples everything is called negative."""
    m, epsilon, target = int(setting["m"]), float(setting["epsilon"]), float(setting["target"])
    x = rng.random((TOGETHER, m))
    low = np.min(x, axis=1, where=x < target, initial=target)
    high = np.max(x, axis=1, where=x < target, initial=0.0)
    risks = target - np.maximum(high - low, 0.0)
    return Measured(float((risks >= epsilon).mean()), {"m": m, "epsilon": epsilon})


SIMULATION = Simulation(
    title="The smallest interval fails",
    claim="The risk of the smallest interval around the positive examples is ε or more with exactly the "
    "theorem's probability.",
    world="Examples are independent and uniform on [0, 1]; those in an interval of fixed length, no less than ε, and "
    "no others, are positive.",
    kind="average",
    one_run=share_that_failed,
    settings=({"m": 15, "epsilon": 0.2, "target": 0.6}, {"m": 8, "epsilon": 0.25, "target": 0.25}),
    runs=500,
)
