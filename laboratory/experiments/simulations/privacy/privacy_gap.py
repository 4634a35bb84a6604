"""A learner that repeats one of its examples, or with some probability another symbol: private, and it overfits."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 200  # samples whose mean is one run


def gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """Symbols are uniform; the loss is 1 on symbols other than that returned."""
    m, symbols, privacy = int(setting["m"]), int(setting["symbols"]), float(setting["privacy"])
    samples = rng.integers(symbols, size=(TOGETHER, m))
    repeats = rng.random(TOGETHER) < (np.exp(privacy) - 1) / (np.exp(privacy) + symbols - 1)
    returned = np.where(repeats, samples[:, 0], rng.integers(symbols, size=TOGETHER))
    on_sample = (samples != returned[:, None]).mean(axis=1)
    return Measured(float((1 - 1 / symbols - on_sample).mean()), {"privacy": privacy, "leak": 0})


SIMULATION = Simulation(
    title="Differential privacy",
    claim="The true loss exceeds the loss on the sample, on average, by at most the bound.",
    world="The learner's result depends on one example only and is any given symbol with probabilities whose ratio "
    "is at most e^ε: it is ε-differentially private.",
    kind="average",
    one_run=gap,
    settings=(
        {"m": 1, "symbols": 2, "privacy": 1.0},
        {"m": 1, "symbols": 8, "privacy": 3.0},
        {"m": 5, "symbols": 4, "privacy": 0.5},
    ),
    runs=100,
)
