"""Linear predictors of bounded length on a few examples: their complexity is the mean length of a signed sum."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting
from laboratory.experiments.simulations.rademacher._all_signs import all_signs

NORM = 2.0
WORLD = (
    "Examples are drawn, or all the same; the class holds all weights up to length B, whose best fit to signs is B "
    "times the length of the signed sum, and the mean is taken over all signs there are."
)
SETTINGS = ({"m": 8, "n": 8}, {"m": 9, "n": 2}, {"m": 2, "n": 1})


def complexity(rng: np.random.Generator, setting: Setting) -> Measured:
    """Without factor 2; examples on a line are all alike, which makes signed sums smallest."""
    m, n = int(setting["m"]), int(setting["n"])
    x = rng.normal(size=(m, n)) if n > 1 else np.ones((m, 1))
    lengths = np.linalg.norm(all_signs(m) @ x, axis=1)
    inputs = {"m": m, "norm": NORM, "trace": float((x**2).sum())}
    return Measured(NORM * float(lengths.mean()) / m, inputs)
