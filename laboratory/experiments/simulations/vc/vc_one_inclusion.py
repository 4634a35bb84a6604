"""The smallest box as a one-inclusion graph: every edge points to the labelling with fewer positives."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.tightest_box import WORLD, part_left_out


def risk_of_the_smaller_labelling(rng: np.random.Generator, setting: Setting) -> Measured:
    """A new example is called negative where both labels are possible: everywhere outside the smallest box."""
    m, n = int(setting["m"]), int(setting["n"])
    return Measured(part_left_out(rng, m, n, float(setting["p"])), {"m": m, "d": 2 * n})


SIMULATION = Simulation(
    title="Boxes by their one-inclusion graph",
    claim="The mean risk of the prediction by the one-inclusion graph is at most d over m + 1.",
    world=WORLD + " Boxes in n dimensions have VC dimension 2n, and at most 2n examples can be left out so that the "
    "smallest box around the others does without them: so many edges at most leave a labelling.",
    kind="average",
    one_run=risk_of_the_smaller_labelling,
    settings=({"m": 40, "n": 1, "p": 0.7}, {"m": 100, "n": 3, "p": 1}),
    runs=1_000,
)
