"""Pure label noise is where the nearest neighbour comes as near to twice the Bayes risk as it can."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.neighbours._votes_over_noise import TOGETHER, WORLD


def risk_of_the_neighbour(rng: np.random.Generator, setting: Setting) -> Measured:
    """The first class has most of the probability, the others share the Bayes risk evenly."""
    bayes_risk, classes = float(setting["bayes_risk"]), int(setting["classes"])
    law = np.full(classes, bayes_risk / (classes - 1))
    law[0] = 1 - bayes_risk
    neighbours = rng.choice(classes, size=TOGETHER, p=law)
    return Measured(float(1 - law[neighbours].mean()), dict(setting))


SIMULATION = Simulation(
    title="Cover and Hart",
    claim="The risk of the nearest-neighbour rule is on average at most the bound, and here equal to it.",
    world=WORLD,
    kind="average",
    one_run=risk_of_the_neighbour,
    settings=({"bayes_risk": 0.1, "classes": 2}, {"bayes_risk": 0.4, "classes": 5}),
    runs=500,
)
