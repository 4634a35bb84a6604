"""Every learner fails with a probability that can be counted, on some target."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def fails_on_a_random_target(rng: np.random.Generator, setting: Setting) -> Measured:
    """The learner repeats what it saw and gives the majority's label to all other points."""
    m, points = int(setting["m"]), int(setting["points"])
    target = rng.integers(2, size=points)
    sample = rng.integers(points, size=m)
    seen = np.zeros(points, bool)
    seen[sample] = True
    elsewhere = int(2 * target[sample].sum() > m)
    wrong = int((~seen & (target != elsewhere)).sum())
    return Measured(float(wrong >= float(setting["epsilon"]) * points), dict(setting))


SIMULATION = Simulation(
    title="No free lunch, in probability",
    claim="Averaged over targets, a learner's risk reaches ε with at least the bound's probability; so it does on some "
    "target.",
    world="Points are equally likely and drawn independently; the target is drawn uniformly among all labellings, and "
    "the worst target does at least as much harm as the average one.",
    kind="average",
    one_run=fails_on_a_random_target,
    settings=({"epsilon": 0.4, "m": 10, "points": 110}, {"epsilon": 0.3, "m": 20, "points": 60}),
    runs=1_000,
)
