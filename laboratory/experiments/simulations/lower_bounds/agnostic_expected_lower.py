"""The majority of the labels of every point, when each is a coin of small bias."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 50  # samples whose mean is one run


def excess(rng: np.random.Generator, setting: Setting) -> Measured:
    """No learner does better on coins drawn one way or the other: points not seen, or tied, are guessed."""
    m, d, bias = int(setting["m"]), int(setting["d"]), float(setting["bias"])
    seen = rng.multinomial(m, np.full(d, 1 / d), size=TOGETHER)
    lead = 2 * rng.binomial(seen, (1 - bias) / 2) - seen
    wrong = (lead > 0) + (lead == 0) / 2
    return Measured(float(bias * wrong.mean()), {"m": m, "d": d, "bias": bias})


SIMULATION = Simulation(
    title="The cost of not knowing",
    claim="The mean risk of the best learner above the best hypothesis is at least the bound, and here equal to it.",
    world="Examples are uniform on d shattered points, the favourite label of each drawn by a fair coin; by symmetry "
    "the majority's excess is the same for all.",
    kind="average",
    one_run=excess,
    settings=({"m": 20, "d": 10, "bias": 0.4}, {"m": 100, "d": 5, "bias": 0.15}, {"m": 3, "d": 8, "bias": 1.0}),
    runs=100,
)
