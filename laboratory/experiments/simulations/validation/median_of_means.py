"""The median of the means of blocks, beside the true mean of losses without a bound."""

from math import ceil, log

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.validation._heavy_losses import WORLD, heavy_losses


def distance(rng: np.random.Generator, setting: Setting) -> Measured:
    """Of the median from the true mean; blocks are as even as they can be."""
    losses, mean, variance = heavy_losses(rng, setting)
    blocks = np.array_split(losses, ceil(8 * log(1 / setting["delta"])))
    estimate = np.median([block.mean() for block in blocks])
    inputs = {"m": setting["m"], "delta": setting["delta"], "variance": variance}
    return Measured(abs(float(estimate) - mean), inputs)


SIMULATION = Simulation(
    title="Median of means",
    claim="The median of the blocks' means differs from the true mean by more than the bound in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=distance,
    settings=(
        {"m": 50, "delta": 0.1, "shape": 2.1},
        {"m": 13, "delta": 0.5, "shape": 2.5},
        {"m": 12, "delta": 0.5, "risk": 0.3},
    ),
    runs=500,
)
