"""Thresholds on a line, one at every hundredth: their training errors and true risks."""

from dataclasses import dataclass

import numpy as np

from laboratory.worlds.uniform_threshold import UniformThreshold
from learners.shared.arrays import Integers, Reals

GRID = np.linspace(0, 1, 101)  # the thresholds, of which one is the true one
TRUE = 0.5


@dataclass(frozen=True, eq=False)
class Thresholds:
    """A sample `x` `(m,)` with labels `y` `(m,)`, and of every threshold of GRID, `(thresholds,)`, both errors.

    `errors` are training errors; `risks` are true risks, exact.
    """

    world: UniformThreshold
    x: Reals
    y: Integers
    errors: Reals
    risks: Reals


def thresholds(m: int, noise: float, seed: int) -> Thresholds:
    """Draw `m` examples with `seed`, labels flipped with probability `noise`, and try every threshold on them."""
    world = UniformThreshold(noise, TRUE)
    sample = world.draw(np.random.default_rng(seed), m)
    return Thresholds(
        world=world,
        x=sample.X[:, 0],
        y=sample.y,
        errors=((sample.X >= GRID) != sample.y[:, np.newaxis]).mean(axis=0),
        risks=noise + (1 - 2 * noise) * np.abs(GRID - TRUE),
    )
