"""The weighted majority against an adversary who always contradicts it."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def mistakes_against_an_adversary(rng: np.random.Generator, setting: Setting) -> Measured:
    """Experts answer at random; the label is whatever the majority does not say, so every round is a mistake."""
    experts, rounds, beta = int(setting["experts"]), int(setting["rounds"]), float(setting["beta"])
    wrong = np.zeros(experts, int)
    mistakes = 0
    for _ in range(rounds):
        said = rng.random(experts) < 0.5
        weights = beta ** (wrong - wrong.min())
        majority = weights[said].sum() >= weights[~said].sum()
        label = not majority
        mistakes += int(majority != label)
        wrong += said != label
    inputs = {"best_mistakes": int(wrong.min()), "experts": experts, "beta": beta}
    return Measured(mistakes, inputs)


SIMULATION = Simulation(
    title="Weighted majority",
    claim="The mistakes never exceed the bound, whatever the sequence.",
    world="The sequence is chosen by an adversary; the best expert's mistakes are counted on it.",
    kind="sure",
    one_run=mistakes_against_an_adversary,
    settings=(
        {"experts": 100, "rounds": 100, "beta": 0.5},
        {"experts": 10, "rounds": 50, "beta": 0.8},
    ),
    runs=60,
)
