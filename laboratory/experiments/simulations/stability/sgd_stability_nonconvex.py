"""Stochastic gradient descent on a bounded loss with hills and valleys, and a small sample."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 50  # descents, each with a sample of its own, whose mean is one run


def gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """Examples are angles of a fair choice of two; the loss is (1 + sin(w - z))/2."""
    m, steps, scale = int(setting["m"]), int(setting["steps"]), float(setting["step"])
    z = rng.choice([0.0, np.pi], size=(TOGETHER, m)) + rng.normal(size=(TOGETHER, m)) * float(setting["spread"])
    weights = np.full(TOGETHER, 1.0)
    for t in range(1, steps + 1):
        example = z[np.arange(TOGETHER), rng.integers(m, size=TOGETHER)]
        weights = weights - scale / t * np.cos(weights - example) / 2
    # The mean of the loss over all examples is 1/2: those of z and of z + π add up to 1.
    on_sample = (1 + np.sin(weights[:, None] - z)).mean(axis=1) / 2
    inputs = {"m": m, "steps": steps, "step": scale, "smoothness": 0.5, "lipschitz": 0.5}
    return Measured(float((0.5 - on_sample).mean()), inputs)


SIMULATION = Simulation(
    title="Stability of stochastic gradient descent, hills and valleys",
    claim="The true loss exceeds the loss on the sample, on average, by at most the bound.",
    world="The loss is half of one plus a sine: between 0 and 1, with first and second derivatives of at most 1/2; "
    "every step draws one example of the sample and has size c/t.",
    kind="average",
    one_run=gap,
    settings=(
        {"m": 50, "steps": 50, "step": 1.0, "spread": 0.3},
        {"m": 20, "steps": 10, "step": 0.5, "spread": 0.0},
    ),
    runs=100,
)
