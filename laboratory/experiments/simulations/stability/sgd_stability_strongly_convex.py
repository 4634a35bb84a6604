"""Stochastic gradient descent on a strongly convex loss, drawing from its sample again and again."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """The loss (w - z)²/2 is 1-strongly convex, 1-smooth and, for weights kept in [0, 1], 1-Lipschitz."""
    m, step = int(setting["m"]), float(setting["step"])
    z = rng.random(m)
    weight = 0.0
    for example in z[rng.integers(m, size=int(setting["steps"]))]:
        weight = min(1.0, max(0.0, weight - step * (weight - example)))
    true_loss = ((weight - 0.5) ** 2 + 1 / 12) / 2
    seen = float(((weight - z) ** 2).mean()) / 2
    return Measured(true_loss - seen, {"m": m, "curvature": 1, "lipschitz": 1})


SIMULATION = Simulation(
    title="Stability of strongly convex descent",
    claim="The true loss exceeds the loss on the sample, on average, by at most the bound.",
    world="Examples are independent and uniform on [0, 1]; each step draws one of the sample uniformly, and the weight "
    "is projected to [0, 1].",
    kind="average",
    one_run=gap,
    settings=({"m": 10, "steps": 100, "step": 1.0}, {"m": 30, "steps": 300, "step": 0.1}),
    runs=500,
)
