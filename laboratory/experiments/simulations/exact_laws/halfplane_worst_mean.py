"""The worst consistent halfplane: its mean risk is known exactly."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.exact_laws._halfplane import SETTINGS, WORLD, consistent


def risk_of_the_worst(rng: np.random.Generator, setting: Setting) -> Measured:
    """The direction is turned as far as no example forbids."""
    return Measured(max(consistent(rng, int(setting["m"]))) / np.pi, dict(setting))


SIMULATION = Simulation(
    title="The worst consistent halfplane",
    claim="The mean risk of the worst direction without training error is exactly the theorem's value.",
    world=WORLD,
    kind="average",
    one_run=risk_of_the_worst,
    settings=SETTINGS,
    runs=1_500,
)
