"""A learner that remembers one of its examples, drawn at random: gap and information are finite sums."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """The hypothesis is a remembered symbol; the loss is 1 on every other symbol."""
    m = int(setting["m"])
    probabilities = rng.dirichlet(np.full(int(setting["symbols"]), float(setting["evenness"])))
    apart = np.outer(probabilities, probabilities)
    together = np.diag(probabilities) / m + (1 - 1 / m) * apart
    possible = together > 0
    information = (together[possible] * np.log(together[possible] / apart[possible])).sum()
    return Measured(float(np.trace(together) - np.trace(apart)), {"information": float(information), "sigma": 0.5})


SIMULATION = Simulation(
    title="Information about single examples",
    claim="The expected difference of true and training loss is at most the bound.",
    world="Symbols are drawn independently from a random distribution, and the learner returns one of its m "
    "examples; a loss of 0 or 1 is 1/2-sub-Gaussian.",
    kind="sure",
    one_run=gap,
    settings=(
        {"m": 1, "symbols": 2, "evenness": 5.0},
        {"m": 5, "symbols": 10, "evenness": 1.0},
        {"m": 50, "symbols": 3, "evenness": 0.5},
    ),
    runs=60,
)
