"""The PAC-Bayes-λ bound at the λ that is best for each sample, for Gibbs posteriors over thresholds."""

import math

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.pac_bayes._gibbs_thresholds import SAYS, SETTINGS, WORLD, gibbs_risk


def risk_beside_best_parameter(rng: np.random.Generator, setting: Setting) -> Measured:
    """λ is chosen after the sample, as the theorem allows."""
    risk, inputs = gibbs_risk(rng, setting)
    m = int(inputs["m"])
    spent = (float(inputs["kl"]) + math.log(2 * math.sqrt(m) / float(inputs["delta"]))) / m
    best = 2 / (math.sqrt(2 * float(inputs["training_error"]) / spent + 1) + 1)
    return Measured(risk, {**inputs, "lam": best})


SIMULATION = Simulation(
    title="The PAC-Bayes-λ bound",
    claim=SAYS,
    world=WORLD + " The bound's own λ is the best one for the sample.",
    kind="confident",
    one_run=risk_beside_best_parameter,
    settings=SETTINGS,
    runs=200,
)
