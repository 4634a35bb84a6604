"""A point of small probability is likely not to be seen; notes print the contrary."""

import numpy as np

from laboratory.experiments.simulation import Measured, Misprinted, Setting, Simulation

TOGETHER = 50  # samples whose mean is one run


def share_of_samples_without_it(rng: np.random.Generator, setting: Setting) -> Measured:
    """In what share of some samples the point does not occur."""
    m, epsilon = int(setting["m"]), float(setting["epsilon"])
    return Measured(float((rng.binomial(m, epsilon, size=TOGETHER) == 0).mean()), dict(setting))


SIMULATION = Simulation(
    title="A point not seen",
    claim="A sample misses the point with exactly the theorem's probability: mostly, where its probability times m is "
    "small.",
    world="Examples are independent and each is the point with its probability.",
    kind="average",
    one_run=share_of_samples_without_it,
    settings=({"m": 100, "epsilon": 0.001}, {"m": 10, "epsilon": 0.02}),
    runs=400,
    # "Unlikely" is read as generously as can be: less than a half.
    misprint=Misprinted("uml-summary, proof that zero risk is too much to hope for", lambda m, epsilon: 0.5),
)
