"""The majority of all weights that a perceptron held: its mean risk, by the mistakes of one pass."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

NOISE = 0.1
ANGLES = np.linspace(0, 2 * np.pi, 360, endpoint=False)
CIRCLE = np.column_stack([np.cos(ANGLES), np.sin(ANGLES)])
LABELS = np.where(CIRCLE[:, 0] > 0, 1.0, -1.0)


def risk_of_the_majority(rng: np.random.Generator, setting: Setting) -> Measured:
    """One pass over m + 1 examples: the mistakes on all of them, and the vote of the weights held over the first m."""
    m = int(setting["m"])
    places = rng.integers(ANGLES.size, size=m + 1)
    labels = LABELS[places] * np.where(rng.random(m + 1) < NOISE, -1.0, 1.0)
    weights, mistakes, votes = np.zeros(2), 0, np.zeros(ANGLES.size)
    for t, (x, label) in enumerate(zip(CIRCLE[places], labels, strict=True)):
        if label * (weights @ x) <= 0:
            mistakes, weights = mistakes + 1, weights + label * x
        if t < m:
            votes += np.sign(CIRCLE @ weights)
    right = votes * LABELS > 0
    return Measured(float(np.where(right, NOISE, 1 - NOISE).mean()), {"m": m, "mean_mistakes": mistakes})


SIMULATION = Simulation(
    title="The voted perceptron",
    claim="The mean risk of the majority vote is at most twice the mean number of mistakes over m + 1.",
    world="Examples are independent draws from equally likely points of a circle, some labels are flipped; the "
    "risk of the vote is a mean over all points.",
    kind="average",
    one_run=risk_of_the_majority,
    settings=({"m": 20}, {"m": 200}),
    runs=300,
)
