"""Scores by unit weights on the sphere: the risk is an angle, the complexity at most one over the root of m."""

import math
from typing import Any

import numpy as np

from laboratory.experiments.simulation import Setting

NOISE = 0.05
WORLD = (
    "Examples are independent and uniform on the unit sphere, so that two halfspaces differ on their angle over π; "
    "labels are flipped with a fixed probability. Weights have length 1, so that the complexity of the scores is "
    "at most one over the root of m, on every sample."
)
SAYS = "The risk of the learned weights exceeds the margin bound in at most δ of the runs."
SETTINGS: tuple[dict[str, Any], ...] = (
    {"m": 2000, "dimension": 5, "gamma": 0.2, "delta": 0.1},
    {"m": 300, "dimension": 3, "gamma": 0.3, "delta": 0.5},
)


def learned(rng: np.random.Generator, setting: Setting) -> tuple[float, np.ndarray]:
    """The risk of weights that point to the mean of examples times labels, and their margins `(m,)` on the sample."""
    m, dimension = int(setting["m"]), int(setting["dimension"])
    x = rng.normal(size=(m, dimension))
    x /= np.linalg.norm(x, axis=1, keepdims=True)
    labels = np.where(x[:, 0] > 0, 1.0, -1.0) * np.where(rng.random(m) < NOISE, -1.0, 1.0)
    weights = labels @ x
    weights /= np.linalg.norm(weights)
    angle = math.acos(min(1.0, max(-1.0, float(weights[0]))))
    return NOISE + (1 - 2 * NOISE) * angle / math.pi, labels * (x @ weights)


def inputs_of(setting: Setting, margins: np.ndarray, gamma: float) -> dict[str, Any]:
    """The inputs of margin theorems."""
    m = int(setting["m"])
    return {
        "m": m,
        "delta": setting["delta"],
        "gamma": gamma,
        "rademacher": 1 / math.sqrt(m),
        "margin_error": float((margins < gamma).mean()),
    }
