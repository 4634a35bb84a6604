"""Bad hypotheses that have independent errors: how often one of them looks perfect."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 50  # samples, the share of which is one run


def share_with_a_survivor(rng: np.random.Generator, setting: Setting) -> Measured:
    """In what share of some samples a bad hypothesis makes no mistake."""
    mistakes = rng.binomial(int(setting["m"]), float(setting["epsilon"]), size=(TOGETHER, int(setting["bad"])))
    return Measured(float((mistakes == 0).any(axis=1).mean()), dict(setting))


SIMULATION = Simulation(
    title="Independent bad hypotheses",
    claim="A bad hypothesis survives the sample with exactly the theorem's probability.",
    world="An example is one uniform number for each hypothesis, which is wrong where its number is below its risk.",
    kind="average",
    one_run=share_with_a_survivor,
    settings=({"m": 20, "epsilon": 0.2, "bad": 50}, {"m": 3, "epsilon": 0.5, "bad": 2}),
    runs=400,
)
