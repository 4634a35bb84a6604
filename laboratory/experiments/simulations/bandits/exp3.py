"""EXP3 on arms of which one is a little better."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def regret(rng: np.random.Generator, setting: Setting) -> Measured:
    """The expected loss of every round, given the past, less that of the best arm."""
    rounds, arms = int(setting["rounds"]), int(setting["arms"])
    means = np.full(arms, 0.5)
    means[-1] -= float(setting["better"])
    eta, estimate, above = np.sqrt(2 * np.log(arms) / (rounds * arms)), np.zeros(arms), 0.0
    for _ in range(rounds):
        probabilities = np.exp(-eta * (estimate - estimate.min()))
        probabilities /= probabilities.sum()
        above += float(probabilities @ means) - means[-1]
        arm = int(rng.choice(arms, p=probabilities))
        estimate[arm] += float(rng.random() < means[arm]) / probabilities[arm]
    return Measured(above, {"rounds": rounds, "arms": arms})


SIMULATION = Simulation(
    title="EXP3",
    claim="The mean regret over runs is at most the bound.",
    world="Losses are coins whose probabilities were fixed beforehand, one arm having the smallest; only the loss of "
    "the arm pulled is seen, and T is known.",
    kind="average",
    one_run=regret,
    settings=({"rounds": 300, "arms": 2, "better": 0.1}, {"rounds": 500, "arms": 5, "better": 0.2}),
    runs=60,
)
