"""Weights on a circle of directions, each with its hinge loss at several margins: the risk is an angle."""

import numpy as np

from bounds import theorems
from laboratory.experiments.simulation import Measured, Setting, Simulation

NOISE = 0.05
DIRECTIONS = np.linspace(-np.pi, np.pi, 12, endpoint=False)
MARGINS = np.array([0.2, 0.4, 0.6, 0.8, 1.0])


def least_covered(rng: np.random.Generator, setting: Setting) -> Measured:
    """The direction and the margin, chosen after the sample, where the risk comes nearest to the bound."""
    m, spread = int(setting["m"]), float(setting["spread"])
    angle = rng.uniform(-spread, spread, m)
    side = np.where(rng.random(m) < NOISE, -1.0, 1.0)
    scores = side * np.cos(angle - DIRECTIONS[:, None])
    hinge = np.maximum(0, 1 - scores / MARGINS[:, None, None]).mean(axis=2)
    inputs = {"m": m, "delta": setting["delta"], "radius": 1}
    bounds = np.asarray(theorems["svm_hinge"].grid(**inputs, gamma=MARGINS[:, None], hinge_loss=hinge))
    risks = _risks(spread)
    margin, direction = np.unravel_index(int(np.argmax(risks - bounds)), hinge.shape)
    chosen = {"gamma": float(MARGINS[margin]), "hinge_loss": float(hinge[margin, direction])}
    return Measured(float(risks[direction]), inputs | chosen)


def _risks(spread: float) -> np.ndarray:
    """A direction disagrees with the true one on the angles more than a right angle away from it."""
    across = np.clip((np.abs(DIRECTIONS) - np.pi / 2 + spread) / (2 * spread), 0, 1)
    risks: np.ndarray = NOISE + (1 - 2 * NOISE) * across
    return risks


SIMULATION = Simulation(
    title="Hinge loss, at all margins",
    claim="The risk of some unit weights exceeds the bound at some margin in at most δ of the runs.",
    world="Examples are independent, on the unit circle within an angle of the first axis or of its opposite, labelled "
    "by the side; labels are flipped with a fixed probability, and the risk of every direction is known exactly.",
    kind="confident",
    one_run=least_covered,
    settings=({"m": 1000, "delta": 0.1, "spread": 1.5}, {"m": 2000, "delta": 0.3, "spread": 0.5}),
    runs=60,
)
