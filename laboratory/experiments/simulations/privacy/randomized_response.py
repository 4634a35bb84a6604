"""What an onlooker may learn from a randomized answer, by the shares of answers of people with either bit."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 200_000  # people with either bit whose answers are one run


def largest_ratio(rng: np.random.Generator, setting: Setting) -> Measured:
    """The logarithm of the share of answers 1 where the bit is 1, over that where it is 0."""
    truth = float(setting["truth"])
    ones = rng.binomial(TOGETHER, [truth, 1 - truth])
    return Measured(float(np.log(ones[0] / ones[1])), {"truth": truth})


SIMULATION = Simulation(
    title="Randomized answers",
    claim="The logarithm of the ratio of an answer's probabilities equals the theorem's ε.",
    world="Everybody tells the true bit with one probability, and the other bit otherwise.",
    kind="average",
    one_run=largest_ratio,
    settings=({"truth": 0.75}, {"truth": 0.55}),
    runs=100,
)
