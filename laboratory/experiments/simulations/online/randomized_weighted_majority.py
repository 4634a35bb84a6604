"""Experts drawn by weight, against an adversary who contradicts the greater part of the weight."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def mistakes(rng: np.random.Generator, setting: Setting) -> Measured:
    """The label of a round is fixed by the weights, which do not depend on which experts were drawn."""
    experts, rounds, beta = int(setting["experts"]), int(setting["rounds"]), float(setting["beta"])
    advice = np.random.default_rng(experts).random((rounds, experts)) < 0.5
    wrong, count = np.zeros(experts, int), 0
    for row in advice:
        weights = beta ** (wrong - wrong.min())
        label = weights[row].sum() < weights[~row].sum()
        count += int(row[rng.choice(experts, p=weights / weights.sum())] != label)
        wrong += row != label
    return Measured(count, {"best_mistakes": int(wrong.min()), "experts": experts, "beta": beta})


SIMULATION = Simulation(
    title="Randomized weighted majority",
    claim="The mean number of mistakes over the learner's coins is at most the bound.",
    world="The sequence is fixed by the weights, which no coin changes; the best expert's mistakes are counted on it.",
    kind="average",
    one_run=mistakes,
    settings=(
        {"experts": 50, "rounds": 60, "beta": 0.5},
        {"experts": 4, "rounds": 80, "beta": 0.9},
    ),
    runs=200,
)
