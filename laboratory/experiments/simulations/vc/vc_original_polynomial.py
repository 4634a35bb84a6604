"""The VC bound, by a polynomial, on intervals where labels are coin tosses."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def largest_distance(rng: np.random.Generator, setting: Setting) -> Measured:
    """For the interval whose training error is farthest from 1/2: that of the largest, or smallest, sum of labels."""
    m = int(setting["m"])
    labels = rng.choice(np.array([-1, 1]), size=m)
    sums = np.concatenate([[0], np.cumsum(labels)])
    most = (sums - np.minimum.accumulate(sums)).max()
    smallest = (sums - np.maximum.accumulate(sums)).min()
    # An interval is wrong on the positive examples outside of it and on the negative ones inside.
    errors = ((labels > 0).sum() - np.array([most, smallest])) / m
    return Measured(float(np.abs(errors - 0.5).max()), dict(setting))


SIMULATION = Simulation(
    title="The VC bound, by a polynomial",
    claim="The training error of some interval differs from its risk by more than the bound in at most δ of the runs.",
    world="Examples are different points of a line in their order, with labels by a fair coin, so that every interval "
    "has risk 1/2; intervals, positive inside, have VC dimension 2.",
    kind="confident",
    one_run=largest_distance,
    settings=({"m": 200, "delta": 0.1, "d": 2}, {"m": 1000, "delta": 0.5, "d": 2}),
    runs=300,
)
