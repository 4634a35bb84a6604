"""The estimate by folds, beside the risks of the rules that it was made of."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def distance_from_the_mean_risk(rng: np.random.Generator, setting: Setting) -> Measured:
    """Each rule predicts the rarer label of its examples, so that its training error is a poor estimate of its risk."""
    m, folds, positive = int(setting["m"]), int(setting["folds"]), float(setting["positive"])
    labels = rng.random(m) < positive
    estimates, risks = [], []
    for fold in np.array_split(np.arange(m), folds):
        rest = np.delete(labels, fold)
        says_positive = 2 * rest.sum() < rest.size
        estimates.append(float((labels[fold] != says_positive).mean()))
        risks.append(1 - positive if says_positive else positive)
    inputs = {"m": m, "delta": setting["delta"], "folds": folds}
    return Measured(abs(float(np.mean(estimates)) - float(np.mean(risks))), inputs)


SIMULATION = Simulation(
    title="Cross-validation's estimate",
    claim=(
        "The estimate differs from the mean risk of the folds' rules by more than the bound in at most δ of the runs."
    ),
    world="Labels are independent tosses of one coin; each rule is constant and chosen by the other folds, so its "
    "risk is known.",
    kind="confident",
    one_run=distance_from_the_mean_risk,
    settings=(
        {"m": 100, "delta": 0.1, "folds": 5, "positive": 0.5},
        {"m": 22, "delta": 0.5, "folds": 3, "positive": 0.3},
    ),
    runs=500,
)
