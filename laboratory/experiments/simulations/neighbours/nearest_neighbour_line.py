"""How far the nearest of m uniform examples on a line is."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def mean_distance(rng: np.random.Generator, setting: Setting) -> Measured:
    """The mean over the new example, from the gaps between examples."""
    x = np.sort(rng.uniform(-1, 1, int(setting["m"])))
    inner, ends = np.diff(x), np.array([x[0] + 1, 1 - x[-1]])
    # A gap g between two examples has distances up to g/2 from either; one at an end up to g.
    area = float((inner**2).sum() / 4 + (ends**2).sum() / 2)
    return Measured(area / 2, dict(setting))


SIMULATION = Simulation(
    title="Distance to the nearest neighbour",
    claim="The mean distance to the nearest example is exactly the theorem's value.",
    world="Examples are independent and uniform on [-1, 1].",
    kind="average",
    one_run=mean_distance,
    settings=({"m": 1}, {"m": 10}, {"m": 100}),
    runs=1_000,
)
