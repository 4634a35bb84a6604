"""Which of two coins was tossed: how often the majority is wrong, exactly."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 50  # coins whose share of wrong guesses is one run
WORLD = "Tosses are independent; either coin is as likely beforehand, and no guess is better than the majority's."


def share_of_wrong_guesses(rng: np.random.Generator, setting: Setting) -> Measured:
    """An odd number of tosses, of a coin drawn beforehand; what is guessed is the likelier coin."""
    m, alpha = int(setting["m"]), float(setting["alpha"])
    tilted = rng.integers(2, size=TOGETHER) == 1
    heads = rng.binomial(m, np.where(tilted, (1 + alpha) / 2, (1 - alpha) / 2))
    return Measured(float(((2 * heads > m) != tilted).mean()), {"m": m, "alpha": alpha})


SIMULATION = Simulation(
    title="Two coins",
    claim="The majority is wrong with exactly the theorem's probability.",
    world=WORLD,
    kind="average",
    one_run=share_of_wrong_guesses,
    settings=({"m": 21, "alpha": 0.2}, {"m": 1, "alpha": 0.9}),
    runs=400,
)
