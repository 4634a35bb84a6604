"""The halving algorithm against an adversary who contradicts it as long as some hypothesis survives."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def mistakes_against_an_adversary(rng: np.random.Generator, setting: Setting) -> Measured:
    """Hypotheses answer at random; every majority that can be wrong is."""
    size, rounds = int(setting["hypotheses"]), int(setting["rounds"])
    answers = rng.integers(2, size=(rounds, size)).astype(bool)
    alive, mistakes = np.ones(size, bool), 0
    for said in answers:
        majority = 2 * said[alive].sum() >= alive.sum()
        if (said[alive] != majority).any():
            mistakes += 1
            alive &= said != majority
    return Measured(mistakes, {"ln_size": float(np.log(size))})


SIMULATION = Simulation(
    title="Halving",
    claim="The mistakes never exceed the logarithm of the class's size, to base 2.",
    world="The sequence is chosen by an adversary who always leaves one hypothesis without mistakes.",
    kind="sure",
    one_run=mistakes_against_an_adversary,
    settings=({"hypotheses": 1024, "rounds": 40}, {"hypotheses": 7, "rounds": 20}),
    runs=200,
)
