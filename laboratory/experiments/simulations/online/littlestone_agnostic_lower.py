"""Fair coins down a tree of thresholds: what they take from every learner, and what the best threshold keeps."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 100  # sequences whose mean is one run


def regret(rng: np.random.Generator, setting: Setting) -> Measured:
    """The learner repeats the label seen most often at the node; the branch follows the lead of each node."""
    rounds, depth = int(setting["rounds"]), int(setting["littlestone"])
    labels = rng.integers(2, size=(TOGETHER, depth, rounds // depth))
    before = np.cumsum(labels, axis=2) - labels
    said = 2 * before > np.arange(rounds // depth)
    ones = labels.sum(axis=2)
    of_the_branch = np.minimum(ones, rounds // depth - ones).sum(axis=1)
    return Measured(float(((said != labels).sum(axis=(1, 2)) - of_the_branch).mean()), dict(setting))


SIMULATION = Simulation(
    title="The cost of labels without a pattern",
    claim="The mean regret against fair coins is at least the bound.",
    world="Thresholds on 2^d - 1 ordered points have a shattered tree of depth d, whose every branch some threshold "
    "labels; the number of rounds is a multiple of d.",
    kind="average",
    one_run=regret,
    settings=(
        {"rounds": 2, "littlestone": 1},
        {"rounds": 60, "littlestone": 3},
        {"rounds": 100, "littlestone": 1},
    ),
    runs=100,
)
