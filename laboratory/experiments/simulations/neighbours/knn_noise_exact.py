"""The vote of k neighbours where labels are pure noise, by its exact risk."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.neighbours._votes_over_noise import WORLD, risk_of_the_vote


def risk(rng: np.random.Generator, setting: Setting) -> Measured:
    """The probability of the rarer label is the Bayes risk."""
    k, noise = int(setting["k"]), float(setting["noise"])
    return Measured(risk_of_the_vote(rng, k, noise), {"k": k, "eta": noise})


SIMULATION = Simulation(
    title="Several neighbours vote over noise",
    claim="The risk of the vote is on average exactly the theorem's value.",
    world=WORLD,
    kind="average",
    one_run=risk,
    settings=({"k": 3, "noise": 0.2}, {"k": 11, "noise": 0.4}),
    runs=500,
)
