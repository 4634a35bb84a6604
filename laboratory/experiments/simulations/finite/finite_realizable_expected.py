"""Bad hypotheses of which one survives more often than not: the mean risk of the worst survivor."""

import math

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.finite._survivors import WORLD, risk_of_the_worst_survivor


def worst_consistent_risk(rng: np.random.Generator, setting: Setting) -> Measured:
    """Of the hypotheses without training error the learner returns the worst."""
    inputs = {"m": setting["m"], "ln_size": math.log(int(setting["hypotheses"]))}
    return Measured(risk_of_the_worst_survivor(rng, setting), inputs)


SIMULATION = Simulation(
    title="The worst survivor on average",
    claim="The mean risk of the worst hypothesis without training error is at most the bound.",
    world=WORLD,
    kind="average",
    one_run=worst_consistent_risk,
    settings=({"m": 50, "hypotheses": 200, "risk": 0.09}, {"m": 10, "hypotheses": 20, "risk": 0.22}),
    runs=1_000,
)
