"""The hull of the positive examples in an interval: rebuilt from two examples, never wrong on the sample."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting

LOW, HIGH = 0.2, 0.7
WORLD = (
    "Examples are independent and uniform on [0, 1], and positive in an interval. The hull of the positive ones is "
    "rebuilt from the two at its ends, misclassifies no example and stays when others are left out."
)
SAYS = "The risk of the hull exceeds the bound in at most δ of the runs."
SETTINGS = ({"m": 40, "delta": 0.1, "size": 2}, {"m": 10, "delta": 0.5, "size": 2})


def risk_of_the_hull(rng: np.random.Generator, setting: Setting) -> Measured:
    """The part of the interval that the hull leaves out."""
    x = rng.random(int(setting["m"]))
    positive = x[(x > LOW) & (x < HIGH)]
    covered = float(np.ptp(positive)) if positive.size else 0.0
    return Measured(HIGH - LOW - covered, dict(setting))
