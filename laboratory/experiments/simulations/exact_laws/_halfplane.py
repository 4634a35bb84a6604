"""Homogeneous halfplanes: the directions that no example excludes, to both sides of the true one."""

import numpy as np

WORLD = (
    "Examples have uniform directions in the plane, drawn independently, with labels by a halfplane through the "
    "origin; halfplanes at an angle differ on that angle over π of all examples."
)
TARGET = 1.0  # the true direction, as an angle
SETTINGS = ({"m": 20}, {"m": 1}, {"m": 3})


def consistent(rng: np.random.Generator, m: int) -> tuple[float, float]:
    """How far one may turn from the true direction, clockwise and counterclockwise, before an example is wrong."""
    angles = rng.uniform(0, 2 * np.pi, m)
    # An example is on the border of a halfplane whose direction is at a right angle to it.
    turns = (angles + np.pi / 2 - TARGET) % np.pi
    return float(np.pi - turns.max()), float(turns.min())
