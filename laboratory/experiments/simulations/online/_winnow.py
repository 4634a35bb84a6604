"""Winnow against random attributes, and against an adversary that chooses its mistakes."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting

WORLD = (
    "Every label is that of a disjunction of k attributes; of a handful of random examples the adversary asks for the "
    "first that Winnow misclassifies."
)
SETTINGS = (
    {"n": 64, "relevant": 1, "active": 0.5},
    {"n": 200, "relevant": 5, "active": 0.02},
    {"n": 8, "relevant": 8, "active": 0.1},
)
HANDFUL, ROUNDS = 20, 400


def mistakes(rng: np.random.Generator, setting: Setting, threshold: float, demoted: float) -> Measured:
    """Mistakes with a threshold, in parts of n, and the factor for weights that said 1 wrongly."""
    n, relevant = int(setting["n"]), int(setting["relevant"])
    weights, made = np.ones(n), 0
    for _ in range(ROUNDS):
        examples = rng.random((HANDFUL, n)) < float(setting["active"])
        labels = examples[:, :relevant].max(axis=1)
        wrong = np.flatnonzero((examples @ weights >= threshold * n) != labels)
        if wrong.size:
            active = examples[wrong[0]]
            weights[active] *= 2 if labels[wrong[0]] else demoted
            made += 1
    return Measured(made, {"n": n, "relevant": relevant})
