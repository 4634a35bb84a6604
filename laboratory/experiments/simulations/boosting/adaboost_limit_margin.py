"""AdaBoost run for long, its weak learner giving no more edge than it must."""

import math

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def smallest_margin(rng: np.random.Generator, setting: Setting) -> Measured:
    """The smallest margin after T rounds, and what so few rounds may still lack: 2 ln m/(T ln((1+2γ)/(1-2γ)))."""
    gamma, rounds, examples = float(setting["gamma"]), int(setting["rounds"]), int(setting["examples"])
    correct = _hypotheses(rng, examples, gamma)
    weights, votes = np.full(examples, 1 / examples), np.zeros(len(correct))
    for _ in range(rounds):
        edges = correct @ weights / 2
        chosen = np.where(edges >= gamma, edges, np.inf).argmin()
        alpha = math.log((1 + 2 * edges[chosen]) / (1 - 2 * edges[chosen])) / 2
        votes[chosen] += alpha
        weights = weights * np.exp(-alpha * correct[chosen])
        weights /= weights.sum()
    lacking = 2 * math.log(examples) / (rounds * math.log((1 + 2 * gamma) / (1 - 2 * gamma)))
    return Measured(float((votes @ correct).min() / votes.sum()) + lacking, {"gamma": gamma})


def _hypotheses(rng: np.random.Generator, examples: int, gamma: float) -> np.ndarray:
    """Rows of 1 where a hypothesis is right and -1 where wrong, in all turns: every weighting leaves an edge γ."""
    wrong = math.floor((0.5 - gamma) * examples)
    bases = [rng.permutation(np.r_[-np.ones(wrong), np.ones(examples - wrong)]) for _ in range(3)]
    return np.array([np.roll(base, shift) for base in bases for shift in range(examples)])


SIMULATION = Simulation(
    title="AdaBoost's margin in the limit",
    claim="The smallest margin, with what so few rounds may lack, is never below the bound.",
    world="Of hypotheses wrong on the same number of examples, turned round all examples, some has the edge under "
    "every weighting; of those that have it the weak learner returns the worst.",
    kind="sure",
    one_run=smallest_margin,
    settings=(
        {"examples": 20, "gamma": 0.2, "rounds": 2000},
        {"examples": 10, "gamma": 0.3, "rounds": 1000},
        {"examples": 15, "gamma": 0.05, "rounds": 4000},
    ),
    runs=6,
)
