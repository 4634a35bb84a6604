"""Sets of labels whose threshold is chosen by the calibration examples: the share of labels missed."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def risk_of_chosen(rng: np.random.Generator, setting: Setting) -> Measured:
    """The level is such that the smallest threshold leaves just so many of all calibration labels above it."""
    m, labels, missed = int(setting["m"]), int(setting["labels"]), int(setting["missed"])
    scores = np.sort(rng.random(m * labels))
    threshold = float(scores[m * labels - missed - 1])
    inputs = {"m": m, "delta": setting["delta"], "training_error": missed / (m * labels)}
    return Measured(1 - threshold, inputs)


SIMULATION = Simulation(
    title="Risk-controlling sets, Hoeffding",
    claim="The risk of the chosen sets is above the bound in at most δ of the calibration sets.",
    world="Every example has so many labels with independent uniform scores; the loss is the share of them above the "
    "threshold, and falls as that rises.",
    kind="confident",
    one_run=risk_of_chosen,
    settings=(
        {"m": 50, "labels": 1, "missed": 10, "delta": 0.3},
        {"m": 30, "labels": 2, "missed": 9, "delta": 0.5},
    ),
    runs=500,
)
