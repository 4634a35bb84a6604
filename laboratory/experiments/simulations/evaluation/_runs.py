"""Several runs of a model on one problem, which stays."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting

WORLD = "Every run is right with the same probability, independently of the others."
SETTINGS: tuple[Setting, ...] = (
    {"runs": 20, "k": 5, "delta": 0.1, "p": 0.13},
    {"runs": 100, "k": 10, "delta": 0.05, "p": 0.18},
)


def pass_beside_runs(rng: np.random.Generator, setting: Setting) -> Measured:
    """The probability that one of k fresh runs is right, beside how many were right."""
    runs, k, p = int(setting["runs"]), int(setting["k"]), float(setting["p"])
    right = int(rng.binomial(runs, p))
    return Measured(1 - (1 - p) ** k, {"runs": runs, "k": k, "delta": setting["delta"], "right": right})
