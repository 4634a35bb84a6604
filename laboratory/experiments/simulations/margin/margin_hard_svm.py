"""Orthonormal examples with coin labels have a margin; and its ratio to the confidence says nothing."""

import math

import numpy as np

from laboratory.experiments.simulation import Measured, Misprinted, Setting, Simulation


def risk_of_the_largest_margin(rng: np.random.Generator, setting: Setting) -> Measured:
    """The halfspace of largest margin adds up examples seen, times labels: elsewhere its score is 0, said positive."""
    m, points = int(setting["m"]), int(setting["points"])
    labels = rng.choice([-1, 1], size=points)
    seen = np.zeros(points, bool)
    seen[rng.integers(points, size=m)] = True
    inputs = {"m": m, "delta": setting["delta"], "radius": 1, "gamma": 1 / math.sqrt(points)}
    return Measured(float((~seen & (labels < 0)).mean()), inputs)


def margin_over_confidence(m: int, delta: float, radius: float, gamma: float) -> float:
    """The usual sample size, solved for the accuracy, with margin over δ where the radius over the margin belongs."""
    return math.sqrt(8 / m * (2 * (gamma / delta) ** 2 + math.log(2 / delta)))


SIMULATION = Simulation(
    title="Hard SVM on orthonormal examples",
    claim="The risk of the halfspace of largest margin exceeds the bound in at most δ of the runs.",
    world="Equally likely orthonormal examples, drawn independently; their labels, fixed before the sample, are "
    "separated with margin 1/√N by the sum of all examples times labels.",
    kind="confident",
    one_run=risk_of_the_largest_margin,
    settings=({"m": 188, "points": 10_000, "delta": 0.05}, {"m": 2000, "points": 20, "delta": 0.1}),
    runs=200,
    misprint=Misprinted("margin over confidence, taken for radius over margin", margin_over_confidence),
)
