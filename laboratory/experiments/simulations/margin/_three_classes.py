"""Three classes on a circle: each class's weights point to its mean, and the risk is a mean over all points."""

from typing import Any

import numpy as np

from laboratory.experiments.simulation import Measured, Setting

CLASSES, NOISE = 3, 0.1
ANGLES = np.linspace(0, 2 * np.pi, 360, endpoint=False)
CIRCLE = np.column_stack([np.cos(ANGLES), np.sin(ANGLES)])
TRUTH = (ANGLES // (2 * np.pi / CLASSES)).astype(int)
WORLD = (
    "Examples are independent draws from equally likely points of the unit circle, a third of it to each of three "
    "classes; some labels are replaced by a random one. Each class has weights of length 1, and the risk is a mean "
    "over all points."
)
SAYS = "The risk of the learned weights exceeds the margin bound in at most δ of the runs."
SETTINGS: tuple[dict[str, Any], ...] = (
    {"m": 20_000, "gamma": 0.5, "delta": 0.1},
    {"m": 1000, "gamma": 0.8, "delta": 0.5},
)


def risk(rng: np.random.Generator, setting: Setting) -> tuple[float, dict[str, Any]]:
    """The true risk, and the inputs of both margin theorems."""
    m, gamma = int(setting["m"]), float(setting["gamma"])
    places = rng.integers(ANGLES.size, size=m)
    labels = np.where(rng.random(m) < NOISE, rng.integers(CLASSES, size=m), TRUTH[places])
    weights = np.array([CIRCLE[places[labels == each]].sum(axis=0) for each in range(CLASSES)])
    weights /= np.maximum(np.linalg.norm(weights, axis=1, keepdims=True), 1e-12)
    scores = CIRCLE @ weights.T
    replaced = NOISE * (1 - 1 / CLASSES)  # of the labels that are not the truth
    right = scores.argmax(axis=1) == TRUTH
    true_risk = float(np.where(right, replaced, 1 - NOISE / CLASSES).mean())
    inputs = {"m": m, "delta": setting["delta"], "classes": CLASSES, "gamma": gamma}
    return true_risk, inputs | {"margin_error": float((_leads(scores[places], labels) < gamma).mean())}


def measured(rng: np.random.Generator, setting: Setting, more: dict[str, float]) -> Measured:
    """The risk, with one theorem's additional inputs."""
    true_risk, inputs = risk(rng, setting)
    return Measured(true_risk, inputs | more)


def _leads(scores: np.ndarray, labels: np.ndarray) -> np.ndarray:
    """By how much the right class's score is above the next one's."""
    rows = np.arange(labels.size)
    own = scores[rows, labels]
    others = scores.copy()
    others[rows, labels] = -np.inf
    lead: np.ndarray = own - others.max(axis=1)
    return lead
