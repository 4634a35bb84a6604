"""A random projection changes the length of a vector by much with small probability."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 50  # projections whose mean is one run


def share_distorted(rng: np.random.Generator, setting: Setting) -> Measured:
    """In what share of some projections the vector's squared length changes by more than the share ε."""
    n, epsilon = int(setting["n"]), float(setting["epsilon"])
    vector = np.array([3.0, -1.0, 2.0])
    projected = rng.normal(scale=n**-0.5, size=(TOGETHER, n, vector.size)) @ vector
    change = (projected**2).sum(axis=1) / (vector @ vector) - 1
    return Measured(float((np.abs(change) > epsilon).mean()), {"n": n, "epsilon": epsilon})


SIMULATION = Simulation(
    title="Random projections",
    claim="A projection distorts a vector with at most the bound's probability, on average.",
    world="The matrix has independent Gaussian entries of variance 1/n and the vector was fixed before.",
    kind="average",
    one_run=share_distorted,
    settings=({"n": 50, "epsilon": 0.5}, {"n": 20, "epsilon": 0.9}),
    runs=300,
)
