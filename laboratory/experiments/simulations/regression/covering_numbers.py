"""Constant predictions under squared loss: how often a gap of ε is seen in the class, beside its covers."""

from math import ceil, log

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 20  # samples of which the share is one run


def share_with_a_gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """Of samples in which some constant's losses are ε or more off: the gap is linear in the constant."""
    m, epsilon = int(setting["m"]), float(setting["epsilon"])
    labels = rng.random((TOGETHER, m)) if setting["labels"] == "uniform" else rng.integers(0, 2, (TOGETHER, m))
    mean, square = (1 / 2, 1 / 3) if setting["labels"] == "uniform" else (1 / 2, 1 / 2)
    squares, means = square - (labels**2).mean(axis=1), mean - labels.mean(axis=1)
    largest = np.maximum(np.abs(squares), np.abs(squares - 2 * means))
    cover = ceil(8 / epsilon)  # intervals of length ε/8, whose middles are within ε/16 of all of [0, 1]
    return Measured(float((largest >= epsilon).mean()), {"m": m, "epsilon": epsilon, "ln_covering": log(cover)})


SIMULATION = Simulation(
    title="Covering numbers of constant predictions",
    claim="Some constant's training loss is ε or more off with at most the bound's probability.",
    world="Labels are independent, uniform on [0, 1] or tosses of a fair coin; the class predicts a constant between 0 "
    "and 1, and the middles of so many intervals cover it.",
    kind="average",
    one_run=share_with_a_gap,
    settings=({"m": 700, "epsilon": 0.5, "labels": "uniform"}, {"m": 600, "epsilon": 0.6, "labels": "coin"}),
    runs=100,
)
