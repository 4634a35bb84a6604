"""Find-S drops the variables that were false on a positive example: its mean risk is known exactly."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 20  # samples whose mean is one run


def risk_of_find_s(rng: np.random.Generator, setting: Setting) -> Measured:
    """It is wrong where the target's variables hold and one of the others it kept does not."""
    m, n, relevant = int(setting["m"]), int(setting["n"]), int(setting["relevant"])
    p = float(setting["p"])
    x = rng.random((TOGETHER, m, n)) < p
    negative = ~x[:, :, :relevant].all(axis=2, keepdims=True)
    kept = (x | negative).all(axis=1).sum(axis=1)
    return Measured(float((p**relevant - p**kept).mean()), dict(setting))


SIMULATION = Simulation(
    title="Find-S",
    claim=(
        "The mean risk of the longest conjunction that holds on all positive examples is exactly the theorem's value."
    ),
    world="Examples are independent, and so are their variables, true with probability p; the label is the conjunction "
    "of the first r of them.",
    kind="average",
    one_run=risk_of_find_s,
    settings=({"m": 6, "n": 8, "relevant": 0, "p": 0.5}, {"m": 20, "n": 10, "relevant": 2, "p": 0.6}),
    runs=300,
)
