"""Constant predictions of uniform numbers under squared loss: every gap of the class at once is known exactly."""

import numpy as np

from laboratory.experiments.simulation import Setting

WORLD = (
    "Labels are independent and uniform on [0, 1]; the class predicts a constant between 0 and 1, so that the largest "
    "gap between true and training squared loss over the class is at one of its ends."
)
SAYS = "The true loss of some constant exceeds its training loss by more than the bound in at most δ of the runs."
SETTINGS = ({"m": 50, "delta": 0.1}, {"m": 1000, "delta": 0.5})


def largest_gap(rng: np.random.Generator, setting: Setting) -> float:
    """The gap is linear in the constant: the squares of constants cancel."""
    labels = rng.random(int(setting["m"]))
    squares = 1 / 3 - float((labels**2).mean())
    means = 0.5 - float(labels.mean())
    return max(squares, squares - 2 * means)
