"""A threshold that keeps a falling loss at a level: the loss on a new example, on average."""

import math

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def loss_on_a_new_example(rng: np.random.Generator, setting: Setting) -> Measured:
    """The loss B of a score above the threshold: the smallest threshold is the order statistic that leaves so many
    above.

    With scores uniform on [0, 1] the expected loss on a new example is B times what lies above the threshold.
    """
    m, largest, level = int(setting["m"]), float(setting["largest_loss"]), float(setting["level"])
    above = math.floor(level * (m + 1) / largest - 1 + 1e-9)  # calibration scores that may lie above the threshold
    threshold = np.sort(rng.random(m))[m - above - 1]
    inputs = {"m": m, "training_error": largest * above / m, "largest_loss": largest}
    return Measured(largest * (1 - float(threshold)), inputs)


SIMULATION = Simulation(
    title="Conformal risk control",
    claim="The mean loss on a new example is at most the bound from the calibration examples' mean loss.",
    world="Scores are drawn independently from one continuous distribution, so that calibration and test are "
    "exchangeable; the loss is 0 or B and falls as the threshold grows.",
    kind="average",
    one_run=loss_on_a_new_example,
    settings=(
        {"m": 19, "largest_loss": 1, "level": 0.2},
        {"m": 100, "largest_loss": 0.5, "level": 0.1},
    ),
    runs=1_500,
)
