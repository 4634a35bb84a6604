"""The best of many guessing models looks good, as good as the theorem's value."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 50  # searches whose mean is one run


def fewest_mistakes(rng: np.random.Generator, setting: Setting) -> Measured:
    """The error that the luckiest model shows, averaged over some searches."""
    m, error, models = int(setting["m"]), float(setting["error"]), int(setting["models"])
    fewest = rng.binomial(m, error, size=(TOGETHER, models)).min(axis=1)
    return Measured(float(fewest.mean()) / m, dict(setting))


SIMULATION = Simulation(
    title="The best of many models",
    claim="The error that the luckiest model shows is on average exactly the theorem's value.",
    world="Models misclassify every example with the same probability, independently of each other.",
    kind="average",
    one_run=fewest_mistakes,
    settings=({"m": 50, "error": 0.5, "models": 40}, {"m": 200, "error": 0.2, "models": 10}),
    runs=300,
)
