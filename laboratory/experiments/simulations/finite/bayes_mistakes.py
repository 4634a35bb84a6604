"""A Gibbs learner whose prior draws every answer by a coin: each new question is worth its coin's entropy."""

import math

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

EXAMPLES = 200


def mistakes_of_gibbs(rng: np.random.Generator, setting: Setting) -> Measured:
    """A hypothesis drawn from the posterior repeats the labels seen, and tosses the prior's coin elsewhere."""
    points, share = int(setting["points"]), float(setting["share"])
    target = rng.random(points) < share
    questions = np.unique(rng.integers(points, size=EXAMPLES))
    answers = rng.random(questions.size) < share  # when asked first: afterwards the posterior is sure
    bits = -share * math.log2(share) - (1 - share) * math.log2(1 - share)
    return Measured(int((answers != target[questions]).sum()), {"entropy": points * bits})


SIMULATION = Simulation(
    title="Gibbs on questions by the prior's coin",
    claim="The mean number of mistakes, over targets too, is at most half the prior's entropy in bits.",
    world="The class holds all labellings of some points; the prior, from which the target is drawn, labels every "
    "point by a coin of its own, and labels have no noise.",
    kind="average",
    one_run=mistakes_of_gibbs,
    settings=({"points": 20, "share": 0.5}, {"points": 20, "share": 0.3}),
    runs=1_000,
)
