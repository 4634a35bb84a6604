"""Over all targets at once every unseen point is a coin toss, however a learner goes about it."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def risk_on_a_random_target(rng: np.random.Generator, setting: Setting) -> Measured:
    """The learner repeats what it saw and gives the majority's label to all other points."""
    m, points = int(setting["m"]), int(setting["points"])
    target = rng.integers(2, size=points)
    sample = rng.integers(points, size=m)
    seen = np.zeros(points, bool)
    seen[sample] = True
    elsewhere = int(2 * target[sample].sum() > m)
    return Measured(float((~seen & (target != elsewhere)).mean()), dict(setting))


SIMULATION = Simulation(
    title="No free lunch",
    claim="The mean risk over targets and samples is exactly half the probability that a point was not seen.",
    world="Points are equally likely and drawn independently; the target is drawn uniformly among all labellings.",
    kind="average",
    one_run=risk_on_a_random_target,
    settings=({"m": 100, "points": 200}, {"m": 5, "points": 8}),
    runs=1_500,
)
