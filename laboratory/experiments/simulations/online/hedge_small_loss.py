"""Exponential weights with the loss of the best expert as input, against an adversary who spares that expert."""

import math

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def total_loss(rng: np.random.Generator, setting: Setting) -> Measured:
    """The champion, drawn at random, is hit at most `best_loss` times."""
    rounds, experts, allowed = int(setting["rounds"]), int(setting["experts"]), int(setting["best_loss"])
    eta = math.log1p(math.sqrt(2 * math.log(experts) / allowed)) if allowed else math.inf
    lost, suffered, champion = np.zeros(experts), 0.0, int(rng.integers(experts))
    for _ in range(rounds):
        weights = _weights(lost, eta)
        if setting["losses"] == "coins":
            losses = rng.integers(2, size=experts).astype(float)
        else:
            others = np.where(np.arange(experts) == champion, lost[champion] < allowed, True)
            losses = np.eye(experts)[np.argmax(weights * others)]
        losses[champion] *= lost[champion] < allowed
        suffered += float(weights @ losses)
        lost += losses
    return Measured(suffered, {"best_loss": allowed, "experts": experts})


def _weights(lost: np.ndarray, eta: float) -> np.ndarray:
    """At an infinite η only the experts of smallest loss count."""
    behind = lost - lost.min()
    weights: np.ndarray = np.asarray(behind == 0, float) if math.isinf(eta) else np.exp(-eta * behind)
    shares: np.ndarray = weights / weights.sum()
    return shares


SIMULATION = Simulation(
    title="Exponential weights, small losses",
    claim="The total loss never exceeds the bound, whatever the losses of the other experts.",
    world="Losses lie in [0, 1], tossed or chosen by an adversary; one expert loses at most L* in all, and L* is known "
    "beforehand.",
    kind="sure",
    one_run=total_loss,
    settings=(
        {"losses": "against the leader", "rounds": 60, "experts": 10, "best_loss": 0},
        {"losses": "against the leader", "rounds": 120, "experts": 10, "best_loss": 5},
        {"losses": "coins", "rounds": 100, "experts": 5, "best_loss": 10},
    ),
    runs=30,
)
