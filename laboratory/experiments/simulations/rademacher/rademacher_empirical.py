"""The complexity with a factor 2 and an absolute value, of thresholds on positive examples: a fair walk's reach."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.rademacher._walk import mean_farthest


def largest_gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """A threshold at t calls the share t of examples negative and is wrong on them."""
    m = int(setting["m"])
    x = np.sort(rng.random(m))
    return Measured(float((x - np.arange(m) / m).max()), dict(setting) | {"rademacher": 2 / m * mean_farthest(m)})


SIMULATION = Simulation(
    title="Rademacher complexity with an absolute value",
    claim="The risk of some threshold exceeds its training error by more than the bound in at most δ of the runs.",
    world="Examples are independent and uniform on [0, 1], and all are positive. Their signed losses, added up from "
    "the left, are a fair walk, so the complexity is the mean of its largest distance from the origin.",
    kind="confident",
    one_run=largest_gap,
    settings=({"m": 40, "delta": 0.1}, {"m": 200, "delta": 0.5}),
    runs=500,
)
