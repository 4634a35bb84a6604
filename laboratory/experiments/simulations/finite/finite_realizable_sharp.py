"""Bad hypotheses just beyond the bound: one survives the sample as often as the union bound allows."""

import math

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.finite._survivors import WORLD, risk_of_the_worst_survivor


def worst_consistent_risk(rng: np.random.Generator, setting: Setting) -> Measured:
    """Of the hypotheses without training error the learner returns the worst."""
    inputs = {"m": setting["m"], "delta": setting["delta"], "ln_size": math.log(int(setting["hypotheses"]))}
    return Measured(risk_of_the_worst_survivor(rng, setting), inputs)


SIMULATION = Simulation(
    title="Just beyond the bound",
    claim="The risk of the worst hypothesis without training error exceeds 1 - (δ/|H|) to the power 1/m in at most δ "
    "of the runs.",
    world=WORLD,
    kind="confident",
    one_run=worst_consistent_risk,
    settings=(
        {"m": 100, "delta": 0.05, "hypotheses": 100, "risk": 0.0733},
        {"m": 20, "delta": 0.3, "hypotheses": 10, "risk": 0.161},
    ),
    runs=1_000,
)
