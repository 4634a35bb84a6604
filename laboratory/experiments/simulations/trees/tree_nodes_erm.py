"""Every tree with N nodes, on all values of a few yes-or-no features: its risk is a sum over these values."""

from functools import cache
from itertools import product

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def excess_of_the_worst_minimizer(rng: np.random.Generator, setting: Setting) -> Measured:
    """Of the trees with fewest mistakes on the sample the one of largest risk."""
    m, features, edge = int(setting["m"]), int(setting["features"]), float(setting["edge"])
    says_yes = all_trees(int(setting["nodes"]), features)
    probability = np.where(_values(features)[:, 0], 0.5 + edge, 0.5 - edge)  # of label 1, by the first feature alone
    times = rng.multinomial(m, np.full(probability.size, 1 / probability.size))
    yes = rng.binomial(times, probability)
    mistakes = says_yes @ (times - 2 * yes).astype(float) + yes.sum()
    risks = (says_yes @ (1 - 2 * probability) + probability.sum()) / probability.size
    inputs = {"m": m, "delta": setting["delta"], "nodes": setting["nodes"], "features": features}
    return Measured(float(risks[mistakes == mistakes.min()].max() - risks.min()), inputs)


@cache
def all_trees(nodes: int, features: int) -> np.ndarray:
    """What every tree with so many nodes says of every value of the features; shape `(trees, values)`."""
    values = _values(features)
    if nodes == 1:
        return np.array([np.zeros(len(values)), np.ones(len(values))])
    grown = []
    for left in range(1, nodes - 1, 2):
        pairs = product(all_trees(left, features), all_trees(nodes - 1 - left, features))
        grown += [np.where(answers, yes, no) for no, yes in pairs for answers in values.T]
    return np.array(grown)


@cache
def _values(features: int) -> np.ndarray:
    return np.array(list(product([False, True], repeat=features)))


SIMULATION = Simulation(
    title="Trees with N nodes",
    claim=(
        "The risk of the best tree on the sample exceeds the minimum by more than the bound in at most δ of the runs."
    ),
    world="Independent fair yes-or-no features, all combinations equally likely; the label follows the first a little "
    "more often than not. All trees are tried, and each one's risk is known exactly.",
    kind="confident",
    one_run=excess_of_the_worst_minimizer,
    settings=(
        {"m": 200, "delta": 0.1, "nodes": 5, "features": 5, "edge": 0.1},
        {"m": 200, "delta": 0.3, "nodes": 3, "features": 6, "edge": 0.12},
    ),
    runs=400,
)
