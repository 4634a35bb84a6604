"""Exponential weights against coin tosses and against whoever punishes the leader."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def regret(rng: np.random.Generator, setting: Setting) -> Measured:
    """The loss of the weighted mean, less that of the best expert."""
    rounds, experts = int(setting["rounds"]), int(setting["experts"])
    eta = np.sqrt(8 * np.log(experts) / rounds)
    lost, suffered = np.zeros(experts), 0.0
    coins = rng.integers(2, size=(rounds, experts)).astype(float)
    for t in range(rounds):
        weights = np.exp(-eta * (lost - lost.min()))
        weights /= weights.sum()
        losses = coins[t] if setting["losses"] == "coins" else np.eye(experts)[np.argmax(weights)]
        suffered += float(weights @ losses)
        lost += losses
    return Measured(suffered - float(lost.min()), {"rounds": rounds, "experts": experts})


SIMULATION = Simulation(
    title="Exponential weights",
    claim="The regret never exceeds the bound, whatever the losses.",
    world="Losses lie in [0, 1], tossed or chosen by an adversary; the rounds are known beforehand.",
    kind="sure",
    one_run=regret,
    settings=(
        {"rounds": 200, "experts": 10, "losses": "coins"},
        {"rounds": 100, "experts": 2, "losses": "coins"},
        {"rounds": 200, "experts": 5, "losses": "against the leader"},
    ),
    runs=60,
)
