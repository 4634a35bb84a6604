"""Thresholds on the line whose labels are coin tosses: every one misclassifies half, and some look much better."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting

WORLD = (
    "Examples are different points of a line in their order, with labels by a fair coin, so that every threshold has "
    "risk 1/2; thresholds have VC dimension 1."
)
SETTINGS = ({"m": 200, "delta": 0.1, "d": 1}, {"m": 1000, "delta": 0.5, "d": 1})


def _gaps(rng: np.random.Generator, m: int) -> np.ndarray:
    """Risk less error on the sample, for the thresholds in all m + 1 gaps; shape `(m + 1,)`."""
    positive = rng.integers(2, size=m)
    positive_left = np.concatenate([[0], np.cumsum(positive)])
    negative_right = np.concatenate([np.cumsum((1 - positive)[::-1])[::-1], [0]])
    gaps: np.ndarray = 0.5 - (positive_left + negative_right) / m
    return gaps


def largest_gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """For the threshold that looks better than it is by most."""
    return Measured(float(_gaps(rng, int(setting["m"])).max()), dict(setting))


def largest_distance(rng: np.random.Generator, setting: Setting) -> Measured:
    """For the threshold whose error on the sample is farthest from its risk."""
    return Measured(float(np.abs(_gaps(rng, int(setting["m"]))).max()), dict(setting))
