"""The smallest singular value of random Gaussian matrices."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def smallest(rng: np.random.Generator, setting: Setting) -> Measured:
    """By the singular value decomposition."""
    matrix = rng.normal(size=(int(setting["m"]), int(setting["n"])))
    return Measured(float(np.linalg.svd(matrix, compute_uv=False).min()), dict(setting))


SIMULATION = Simulation(
    title="The smallest singular value",
    claim="It is below the bound in at most δ of the runs.",
    world="Entries are independent standard Gaussian numbers.",
    kind="confident",
    one_run=smallest,
    settings=({"m": 5, "n": 1, "delta": 0.5}, {"m": 200, "n": 40, "delta": 0.5}, {"m": 30, "n": 10, "delta": 0.1}),
    runs=200,
)
