"""The largest margin on a line has two support vectors, and examples so crowded that either is often missed."""

import math

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def risk_of_the_largest_margin(rng: np.random.Generator, setting: Setting) -> Measured:
    """The boundary is midway between the labels; with one label only it predicts that one everywhere."""
    m, decades = int(setting["m"]), float(setting["decades"])
    distance, positive = 10 ** (-decades * rng.random(m)), rng.random(m) < 0.5
    risk = 0.5
    if positive.any() and not positive.all():
        boundary = (float(distance[positive].min()) - float(distance[~positive].min())) / 2
        risk = _missed(abs(boundary), decades)
    # Of m + 1 examples two are support vectors, unless all have the same label.
    return Measured(risk, {"m": m, "support_vectors": 2 * (1 - 0.5**m)})


def _missed(boundary: float, decades: float) -> float:
    """The probability of an example on its side of the true threshold, nearer to it than the boundary."""
    return 0.5 * max(0.0, 1 + math.log10(boundary) / decades) if boundary else 0.0


SIMULATION = Simulation(
    title="Support vectors on a line",
    claim="The mean risk of the largest margin is at most the mean number of support vectors over m + 1.",
    world="Independent examples on both sides of a threshold, the logarithms of their distances uniform over so "
    "many powers of ten; so every sample is separable, and the mean number of support vectors and the risk are known.",
    kind="average",
    one_run=risk_of_the_largest_margin,
    settings=({"m": 20, "decades": 200}, {"m": 100, "decades": 100}),
    runs=1_000,
)
