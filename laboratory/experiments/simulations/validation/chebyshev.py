"""The bound by the variance alone: a distribution that uses it up, and losses without any bound."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

SIGNS = np.array([-1.0, 1.0])


def distance(rng: np.random.Generator, setting: Setting) -> Measured:
    """Of the mean loss from the true one: `rarely` off by 1 either way, or Pareto-distributed with the given shape."""
    m = int(setting["m"])
    if "rarely" in setting:
        variance = float(setting["rarely"])
        losses = (rng.random(m) < variance) * rng.choice(SIGNS, size=m)
        centre = 0.0
    else:
        shape = float(setting["shape"])
        centre, variance = 1 / (shape - 1), shape / ((shape - 1) ** 2 * (shape - 2))
        losses = rng.pareto(shape, size=m)
    inputs = {"m": m, "delta": setting["delta"], "variance": variance}
    return Measured(abs(centre - float(losses.mean())), inputs)


SIMULATION = Simulation(
    title="Chebyshev's inequality",
    claim="The mean loss on the sample differs from the true one by more than the bound in at most δ of the runs.",
    world="Losses are independent draws of one distribution whose variance is known: -1, 0 or 1, or Pareto's (less 1), "
    "which has no bound.",
    kind="confident",
    one_run=distance,
    # One example that is off by 1 just less often than delta: nothing could fail more often.
    settings=(
        {"m": 1, "delta": 0.1, "rarely": 0.095},
        {"m": 20, "delta": 0.1, "rarely": 0.01},
        {"m": 50, "delta": 0.1, "shape": 2.5},
    ),
    runs=500,
)
