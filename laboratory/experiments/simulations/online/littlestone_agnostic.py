"""Hedge over the experts of a small class, against random labels and against whoever contradicts it."""

from itertools import combinations

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.online._littlestone import Class, agreeing, dimension, prediction


def regret(rng: np.random.Generator, setting: Setting) -> Measured:
    """Expected mistakes, less those of the best hypothesis."""
    rounds, points = int(setting["rounds"]), int(setting["points"])
    thresholds: Class = frozenset(tuple(int(x < cut) for x in range(points)) for cut in range(points + 1))
    depth = dimension(thresholds)
    xs = rng.integers(points, size=rounds)
    advice = np.array(
        [_advice(thresholds, xs, against) for size in range(depth + 1) for against in combinations(range(rounds), size)]
    )
    labels, expected = _play(rng, advice, str(setting["labels"]))
    best = min(int(np.sum(np.array(threshold)[xs] != labels)) for threshold in thresholds)
    return Measured(expected - best, {"rounds": rounds, "littlestone": depth})


def _advice(hypotheses: Class, xs: np.ndarray, against: tuple[int, ...]) -> list[int]:
    """What the expert says that goes against the standard optimal algorithm in the rounds `against`."""
    left, said = hypotheses, []
    for t, x in enumerate(xs):
        label = prediction(left, x) ^ (t in against)
        left = agreeing(left, x, label) or left
        said.append(label)
    return said


def _play(rng: np.random.Generator, advice: np.ndarray, how: str) -> tuple[np.ndarray, float]:
    """The labels of all rounds, and the expected mistakes of Hedge."""
    experts, rounds = advice.shape
    eta, lost, expected = np.sqrt(8 * np.log(experts) / rounds), np.zeros(experts), 0.0
    labels = rng.integers(2, size=(rounds,))
    for t in range(rounds):
        weights = np.exp(-eta * (lost - lost.min()))
        share = float(weights @ advice[:, t] / weights.sum())
        if how == "contradicting":
            labels[t] = int(share < 0.5)
        expected += abs(labels[t] - share)
        lost += advice[:, t] != labels[t]
    return labels, expected


SIMULATION = Simulation(
    title="Hedge over the experts of a class",
    claim="The expected mistakes exceed those of the best threshold by at most the bound, whatever the labels.",
    world="Thresholds on a few ordered points, whose Littlestone dimension is found by trying all trees; labels are "
    "coins or contradict the learner, which depends on its weights but not on its coin.",
    kind="sure",
    one_run=regret,
    settings=(
        {"points": 3, "rounds": 12, "labels": "coins"},
        {"points": 3, "rounds": 12, "labels": "contradicting"},
        {"points": 1, "rounds": 40, "labels": "contradicting"},
    ),
    runs=30,
)
