"""How many examples the hull of the positive ones needs: tried up to as many as the theorem needs."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.compression._interval_hull import HIGH, LOW, WORLD
from laboratory.experiments.simulations.sizes_tried import largest_that_failed, sizes_to_try


def examples_not_enough(rng: np.random.Generator, setting: Setting) -> Measured:
    """The most examples tried whose hull leaves out more than ε; the last try is what the theorem needs."""
    sizes = sizes_to_try("floyd_warmuth", setting)
    x = rng.random(sizes[-1])
    inside = (x > LOW) & (x < HIGH)
    smallest = np.minimum.accumulate(np.where(inside, x, HIGH))[sizes - 1]
    most = np.maximum.accumulate(np.where(inside, x, LOW))[sizes - 1]
    left_out = HIGH - LOW - np.maximum(most - smallest, 0)
    return Measured(largest_that_failed(sizes, left_out, float(setting["epsilon"])), dict(setting))


SIMULATION = Simulation(
    title="Examples enough for a compression",
    claim="With the theorem's number of examples, the hull's risk exceeds ε in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=examples_not_enough,
    settings=(
        {"epsilon": 0.1, "delta": 0.1, "size": 2, "beta": 0.5},
        {"epsilon": 0.3, "delta": 0.5, "size": 2, "beta": 0.2},
    ),
    runs=300,
)
