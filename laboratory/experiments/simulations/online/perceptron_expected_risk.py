"""The perceptron that cycles until it makes no more mistakes: its risk on distributions where it is known exactly."""

import math

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def risk(rng: np.random.Generator, setting: Setting) -> Measured:
    """`axes`: examples times labels are the axes of a space, evenly. Otherwise: unit vectors of the plane, evenly."""
    m = int(setting["m"])
    if "axes" in setting:
        axes = int(setting["axes"])
        weights = _cycled(np.eye(axes)[rng.integers(axes, size=m)])
        return Measured(float((weights <= 0).mean()), {"m": m, "radius": 1, "gamma": 1 / math.sqrt(axes)})
    gamma = float(setting["gamma"])
    widest = math.acos(gamma)
    angles = rng.uniform(-widest, widest, m)
    weights = _cycled(np.column_stack([np.cos(angles), np.sin(angles)]))
    turned = abs(math.atan2(weights[1], weights[0]))
    wrong = max(0.0, turned + widest - math.pi / 2) / (2 * widest)
    return Measured(wrong, {"m": m, "radius": 1, "gamma": gamma})


def _cycled(signed: np.ndarray) -> np.ndarray:
    """The weights once none of the examples times labels `(m, features)` is wrong, taken in turn from 0."""
    weights, at = np.zeros(signed.shape[1]), 0
    while True:
        wrong = np.flatnonzero(signed @ weights <= 0)
        if not wrong.size:
            return weights
        at = int(wrong[np.searchsorted(wrong, at) % wrong.size])
        weights, at = weights + signed[at], at + 1


SIMULATION = Simulation(
    title="The perceptron's expected risk",
    claim="The mean risk of the perceptron that cycles through its sample is at most the bound.",
    world="Examples times labels are independent unit vectors: the axes, which their mean separates with margin one "
    "over the root of their number, or of the plane, at an angle to the first axis whose cosine is at least γ. "
    "A score of 0 is a mistake.",
    kind="average",
    one_run=risk,
    settings=({"m": 20, "axes": 20}, {"m": 50, "axes": 20}, {"m": 60, "gamma": 0.2}),
    runs=250,
)
