"""A loss that is nearly always the largest one and rarely 0: its mean falls below the true one in rare leaps."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting

WORLD = (
    "Losses are independent, 0 with a small probability and else the largest one, so that their variance and their "
    "range are known exactly."
)
SAYS = "The true mean loss exceeds the mean of the sample by more than the bound in at most δ of the runs."
SETTINGS = (
    {"m": 100, "delta": 0.1, "saved": 0.05, "loss_range": 1},
    {"m": 200, "delta": 0.3, "saved": 0.01, "loss_range": 2},
)


def gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """True mean loss less mean loss on the sample."""
    m, saved, most = int(setting["m"]), float(setting["saved"]), float(setting["loss_range"])
    inputs = {"m": m, "delta": setting["delta"], "loss_range": most, "variance": most**2 * saved * (1 - saved)}
    return Measured(most * (int(rng.binomial(m, saved)) / m - saved), inputs)
