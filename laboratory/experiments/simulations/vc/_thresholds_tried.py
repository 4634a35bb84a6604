"""How many examples thresholds need: all sizes of one growing sample, up to as many as a theorem needs."""

from typing import Any

import numpy as np

from laboratory.experiments.simulation import Measured, Setting
from laboratory.experiments.simulations.noiseless_threshold import WORLD as NOISELESS
from laboratory.experiments.simulations.sizes_tried import largest_that_failed, sizes_to_try

CONSISTENT = NOISELESS + " Thresholds have VC dimension 1."
CONSISTENT_SAYS = (
    "With the theorem's number of examples, the worst threshold without training error has a risk above ε in at most δ "
    "of the runs."
)
NOISE = 0.3
NOISY = (
    "Examples are independent and uniform on [0, 1], labels are flipped with a known probability; all thresholds "
    "are tried, which have VC dimension 1 and risks known exactly."
)


def consistent_not_enough(rng: np.random.Generator, setting: Setting, theorem: str) -> Measured:
    """The most examples tried after which the worst consistent threshold still has a risk above ε."""
    inputs = dict(setting) | {"d": 1}
    sizes = sizes_to_try(theorem, inputs)
    x = rng.random(sizes[-1])
    low = np.maximum.accumulate(np.where(x < 0.5, x, 0.0))[sizes - 1]
    high = np.minimum.accumulate(np.where(x >= 0.5, x, 1.0))[sizes - 1]
    return Measured(largest_that_failed(sizes, np.maximum(0.5 - low, high - 0.5), float(setting["epsilon"])), inputs)


def errors_and_risks(x: np.ndarray, labels: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Of thresholds in all gaps: the error on the sample, and the largest risk in the gap; shape `(m + 1,)`."""
    order = np.argsort(x)
    positive = labels[order]
    wrong_left = np.concatenate([[0], np.cumsum(positive)])
    wrong_right = np.concatenate([np.cumsum(~positive[::-1])[::-1], [0]])
    ends = np.concatenate([[0.0], x[order], [1.0]])
    farthest = np.maximum(np.abs(ends[:-1] - 0.5), np.abs(ends[1:] - 0.5))
    return (wrong_left + wrong_right) / x.size, NOISE + (1 - 2 * NOISE) * farthest


def minimisers_not_enough(rng: np.random.Generator, setting: Setting, theorem: str) -> Measured:
    """The most examples tried after which the worst threshold of smallest training error still exceeds ε."""
    return _noisy_not_enough(rng, setting, theorem, _worst_excess)


def uniform_not_enough(rng: np.random.Generator, setting: Setting, theorem: str) -> Measured:
    """The most examples tried after which some threshold's error is still farther than ε from its risk."""
    return _noisy_not_enough(rng, setting, theorem, _largest_distance)


def _noisy_not_enough(rng: np.random.Generator, setting: Setting, theorem: str, measure: Any) -> Measured:
    inputs = dict(setting) | {"d": 1}
    sizes = sizes_to_try(theorem, inputs)
    x = rng.random(sizes[-1])
    labels = (x >= 0.5) ^ (rng.random(x.size) < NOISE)
    measured = np.array([measure(x[:m], labels[:m]) for m in sizes])
    return Measured(largest_that_failed(sizes, measured, float(setting["epsilon"])), inputs)


def _worst_excess(x: np.ndarray, labels: np.ndarray) -> float:
    errors, risks = errors_and_risks(x, labels)
    return float(risks[errors == errors.min()].max()) - NOISE


def _largest_distance(x: np.ndarray, labels: np.ndarray) -> float:
    """At both ends of every gap, where the risk is largest and smallest."""
    errors, _ = errors_and_risks(x, labels)
    ends = np.concatenate([[0.0], np.sort(x), [1.0]])
    risks = NOISE + (1 - 2 * NOISE) * np.abs(ends - 0.5)
    return float(np.maximum(np.abs(risks[:-1] - errors), np.abs(risks[1:] - errors)).max())
