"""Margins of linear scores, by their complexity."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.margin._unit_scores import SAYS, SETTINGS, WORLD, inputs_of, learned


def risk(rng: np.random.Generator, setting: Setting) -> Measured:
    """The margin was fixed before the sample was drawn."""
    measured, margins = learned(rng, setting)
    return Measured(measured, inputs_of(setting, margins, float(setting["gamma"])))


SIMULATION = Simulation(
    title="Margins, by complexity",
    claim=SAYS,
    world=WORLD,
    kind="confident",
    one_run=risk,
    settings=SETTINGS,
    runs=100,
)
