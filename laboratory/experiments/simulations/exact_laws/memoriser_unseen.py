"""A memorizer has no information about unseen examples."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def share_not_seen(rng: np.random.Generator, setting: Setting) -> Measured:
    """The learner is wrong exactly where no example fell."""
    m, atoms = int(setting["m"]), int(setting["atoms"])
    seen = np.unique(rng.integers(atoms, size=m)).size
    return Measured(1 - seen / atoms, dict(setting))


SIMULATION = Simulation(
    title="The memorizer",
    claim="The mean risk of the memorizer is exactly the probability that an example was not seen.",
    world="Examples are independent draws from equally likely ones; one label is right everywhere, and the memorizer "
    "gives the other one to every example it has not seen.",
    kind="average",
    one_run=share_not_seen,
    settings=({"m": 500, "atoms": 1000}, {"m": 5, "atoms": 10}),
    runs=1_000,
)
