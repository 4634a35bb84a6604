"""Stochastic gradient descent on a small sample: by how much its true loss exceeds its loss on the sample."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 50  # descents, each with a sample of its own, whose mean is one run


def gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """Examples are 1 or -1 evenly; the losses are -zw, or ln(1 + exp(-zw))."""
    m, steps, step = int(setting["m"]), int(setting["steps"]), float(setting["step"])
    logistic = setting["losses"] == "logistic"
    z = rng.choice([-1.0, 1.0], size=(TOGETHER, m))
    weights = np.zeros(TOGETHER)
    for example in rng.integers(m, size=(steps, TOGETHER)):
        symbols = z[np.arange(TOGETHER), example]
        weights = weights + step * symbols * (1 / (1 + np.exp(symbols * weights)) if logistic else 1.0)
    # From z = -1 to z = 1 the linear loss falls by 2w and the logistic one by w: times half the mean, that is the gap.
    exceeds = z.mean(axis=1) * weights / (2 if logistic else 1)
    inputs = {"m": m, "steps": steps, "step": step, "lipschitz": 1}
    return Measured(float(exceeds.mean()), inputs)


SIMULATION = Simulation(
    title="Stability of stochastic gradient descent",
    claim="The true loss exceeds the loss on the sample, on average, by at most the bound.",
    world="Examples are tosses of a fair coin, and every step draws one of the sample; linear and logistic losses are "
    "convex, 1-Lipschitz, and smooth with β of at most 1/4, so that the steps are short enough.",
    kind="average",
    one_run=gap,
    settings=(
        {"losses": "linear", "m": 20, "steps": 20, "step": 0.1},
        {"losses": "logistic", "m": 10, "steps": 30, "step": 0.2},
    ),
    runs=200,
)
