"""The smallest interval around numbers seen: a convex program in two variables, with two support scenarios."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting

WORLD = (
    "Scenarios are independent and uniform on [0, 1]; the program shortens an interval that must hold them all, "
    "which is convex in its two ends, has one solution, and needs the smallest and the largest scenario."
)
SAYS = "A new scenario falls outside the interval with more than the bound's probability in at most δ of the runs."


def violation(rng: np.random.Generator, setting: Setting) -> Measured:
    """The probability of a new scenario outside the interval."""
    return Measured(1 - float(np.ptp(rng.random(int(setting["m"])))), dict(setting))
