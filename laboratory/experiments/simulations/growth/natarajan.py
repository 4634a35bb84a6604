"""Random classes with three labels on a few points: labellings counted, dimension found by trial."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.growth._brute_force import natarajan_dimension


def log_labellings(rng: np.random.Generator, setting: Setting) -> Measured:
    """The labellings are random, or all with at most one point off the label 0."""
    m, labels = int(setting["m"]), int(setting["labels"])
    rows = rng.integers(labels, size=(int(setting["hypotheses"]), m))
    if setting["which"] == "one off":
        rows = np.array([label * np.eye(m, dtype=int)[i] for label in range(labels) for i in range(m)])
    rows = np.unique(rows, axis=0)
    d = max(natarajan_dimension(rows, labels), 1)
    return Measured(float(np.log(len(rows))), {"m": m, "d": d, "labels": labels})


SIMULATION = Simulation(
    title="Natarajan's lemma",
    claim="The logarithm of the number of labellings never exceeds the bound by the dimension.",
    world="The class is a few labellings of a few points with three or four labels; its dimension is found by trying "
    "all sets and all pairs of functions.",
    kind="sure",
    one_run=log_labellings,
    settings=(
        {"m": 4, "labels": 3, "hypotheses": 15, "which": "random"},
        {"m": 2, "labels": 4, "hypotheses": 30, "which": "random"},
        {"m": 5, "labels": 3, "hypotheses": 0, "which": "one off"},
    ),
    runs=30,
)
