"""The nearer mean between two Gaussians: given the means of the sample, its risk is an integral known exactly."""

import math

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def risk_of_the_nearer_mean(rng: np.random.Generator, setting: Setting) -> Measured:
    """Classes lie half the distance on either side of 0 along the first axis."""
    examples, n = int(setting["examples"]), int(setting["n"])
    true = np.zeros((2, n))
    true[:, 0] = 0.5 * float(setting["distance"]), -0.5 * float(setting["distance"])
    means = true + rng.normal(size=(examples, 2, n)).mean(axis=0)
    normal = means[0] - means[1]
    depth = (true - means.mean(axis=0)) @ normal / np.linalg.norm(normal)
    risk = (_beyond(float(depth[0])) + _beyond(float(-depth[1]))) / 2
    return Measured(risk, dict(setting))


def _beyond(depth: float) -> float:
    """The probability that a Gaussian crosses a plane at such a distance on its right side."""
    return 0.5 * math.erfc(depth / math.sqrt(2))


SIMULATION = Simulation(
    title="The nearer mean",
    claim="The mean risk of the rule of the nearer mean is exactly the theorem's value.",
    world="Two equally likely Gaussians with identity covariance, and independent examples, so many of each class.",
    kind="average",
    one_run=risk_of_the_nearer_mean,
    settings=({"examples": 6, "n": 4, "distance": 1.8}, {"examples": 2, "n": 20, "distance": 2}),
    runs=250,
)
