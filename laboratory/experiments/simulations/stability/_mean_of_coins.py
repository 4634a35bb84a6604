"""The mean of coin tosses under squared loss: leaving one out moves it by 1/m at most, and a loss by 2/m."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting

SHARE = 0.3
WORLD = (
    "Examples are independent tosses of one coin, and the mean is learned: deterministic, the same in any order; "
    "leaving one out moves it by 1/m at most and so a squared residual, which lies in [0, 1], by 2/m."
)
SAYS = "The true loss of the mean exceeds its loss on the sample by more than the bound in at most δ of the runs."
SETTINGS = ({"m": 50, "delta": 0.1}, {"m": 500, "delta": 0.1})


def gap_of_the_mean(rng: np.random.Generator, setting: Setting) -> Measured:
    """True squared loss less squared loss on the sample."""
    m = int(setting["m"])
    mean = int(rng.binomial(m, SHARE)) / m
    true_loss = SHARE * (1 - SHARE) + (mean - SHARE) ** 2
    return Measured(true_loss - mean * (1 - mean), dict(setting) | {"beta": 2 / m, "loss_bound": 1})
