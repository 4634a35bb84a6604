"""The standard optimal algorithm on small random classes, against whoever calls it wrong as often as can be."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.online._littlestone import Class, agreeing, dimension, prediction, undecided


def mistakes(rng: np.random.Generator, setting: Setting) -> Measured:
    """Examples until all hypotheses that are left agree: the best for the adversary, or any."""
    rows = rng.integers(2, size=(int(setting["hypotheses"]), int(setting["points"])))
    left: Class = frozenset(tuple(int(label) for label in row) for row in rows)
    of_class, made = dimension(left), 0
    while unsure := undecided(left):
        x = int(rng.choice(unsure)) if setting["examples"] == "random" else max(unsure, key=lambda x: _kept(left, x))
        left = agreeing(left, x, 1 - prediction(left, x))
        made += 1
    return Measured(made, {"littlestone": max(of_class, 1)})


def _kept(left: Class, x: int) -> int:
    """The dimension left after a mistake on `x`."""
    return dimension(agreeing(left, x, 1 - prediction(left, x)))


SIMULATION = Simulation(
    title="The standard optimal algorithm",
    claim="Called wrong in every round in which hypotheses are left for both labels, it makes at most d mistakes.",
    world="The class is a few random labellings of a few points, whose Littlestone dimension is found by trying all "
    "trees; every label is that of some hypothesis without a mistake so far.",
    kind="sure",
    one_run=mistakes,
    settings=(
        {"hypotheses": 16, "points": 4, "examples": "worst"},
        {"hypotheses": 10, "points": 6, "examples": "worst"},
        {"hypotheses": 10, "points": 6, "examples": "random"},
    ),
    runs=60,
)
