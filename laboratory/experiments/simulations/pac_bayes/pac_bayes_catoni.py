"""Catoni's PAC-Bayes bound, its parameter fixed beforehand, for Gibbs posteriors over thresholds."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.pac_bayes._gibbs_thresholds import SAYS, SETTINGS, WORLD, gibbs_risk


def risk_beside_parameter(rng: np.random.Generator, setting: Setting) -> Measured:
    """The parameter is the setting's."""
    risk, inputs = gibbs_risk(rng, setting)
    return Measured(risk, {**inputs, "a": setting["a"]})


SIMULATION = Simulation(
    title="Catoni's PAC-Bayes bound",
    claim=SAYS,
    world=WORLD + " The bound's parameter is fixed beforehand.",
    kind="confident",
    one_run=risk_beside_parameter,
    settings=tuple(setting | {"a": 1} for setting in SETTINGS),
    runs=200,
)
