"""A hypothesis little worse than ε, on many samples: the share on which it makes no mistake."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 50  # samples whose mean is one run


def share_survived(rng: np.random.Generator, setting: Setting) -> Measured:
    """One fixed hypothesis, a sample of its own every time."""
    m, epsilon = int(setting["m"]), float(setting["epsilon"])
    mistakes = rng.binomial(m, float(setting["risk"]), size=TOGETHER)
    return Measured(float((mistakes == 0).mean()), {"m": m, "epsilon": epsilon})


SIMULATION = Simulation(
    title="A bad hypothesis survives",
    claim="It makes no mistake on a sample with at most the bound's probability.",
    world="The hypothesis was fixed beforehand and misclassifies every example independently, with a risk a little "
    "above ε.",
    kind="average",
    one_run=share_survived,
    settings=({"m": 20, "epsilon": 0.1, "risk": 0.101}, {"m": 5, "epsilon": 0.3, "risk": 0.31}),
    runs=500,
)
