"""Exponential weights without knowledge of the number of rounds, compared after every one of them."""

from functools import cache

import numpy as np

from bounds import theorems
from laboratory.experiments.simulation import Measured, Setting, Simulation


def regret_at_the_worst_time(rng: np.random.Generator, setting: Setting) -> Measured:
    """After the round at which the regret is largest in proportion to the bound."""
    rounds, experts = int(setting["rounds"]), int(setting["experts"])
    lost, suffered, regrets = np.zeros(experts), 0.0, np.zeros(rounds)
    coins = rng.integers(2, size=(rounds, experts)).astype(float)
    for t in range(1, rounds + 1):
        weights = np.exp(-np.sqrt(8 * np.log(experts) / t) * (lost - lost.min()))
        weights /= weights.sum()
        losses = coins[t - 1] if setting["losses"] == "coins" else np.eye(experts)[np.argmax(weights)]
        suffered += float(weights @ losses)
        lost += losses
        regrets[t - 1] = suffered - lost.min()
    worst = int(np.argmax(regrets / _bound(rounds, experts)))
    return Measured(float(regrets[worst]), {"rounds": worst + 1, "experts": experts})


@cache
def _bound(rounds: int, experts: int) -> np.ndarray:
    """The bound after each of the rounds."""
    values: np.ndarray = np.asarray(
        theorems["hedge_anytime"].grid(rounds=np.arange(1, rounds + 1), experts=experts), float
    )
    return values


SIMULATION = Simulation(
    title="Exponential weights, for all numbers of rounds",
    claim="The regret never exceeds the bound, after any round.",
    world="Losses lie in [0, 1], tossed or chosen by an adversary; the step shrinks like one over the root of t.",
    kind="sure",
    one_run=regret_at_the_worst_time,
    settings=(
        {"rounds": 100, "experts": 10, "losses": "coins"},
        {"rounds": 100, "experts": 2, "losses": "coins"},
        {"rounds": 100, "experts": 5, "losses": "against the leader"},
    ),
    runs=30,
)
