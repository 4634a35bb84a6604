"""Nothing is positive, and a learner that is never contradicted calls the widest gaps positive."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def widest_gaps(rng: np.random.Generator, setting: Setting) -> Measured:
    """As many gaps between neighbouring examples as the class has intervals."""
    m, intervals = int(setting["m"]), int(setting["intervals"])
    gaps = np.diff(np.sort(rng.random(m)), prepend=0.0, append=1.0)
    return Measured(float(np.sort(gaps)[-intervals:].sum()), {"m": m, "d": 2 * intervals})


SIMULATION = Simulation(
    title="The widest gaps of a sample",
    claim="The mean risk of the worst union of intervals without training error is at most the bound.",
    world="Examples are independent and uniform on [0, 1], and all negative, as the empty union has it; unions of at "
    "most k intervals have VC dimension 2k, and the risk of one is its length.",
    kind="average",
    one_run=widest_gaps,
    settings=({"m": 200, "intervals": 1}, {"m": 1000, "intervals": 5}),
    runs=300,
)
