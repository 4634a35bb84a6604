"""A random consistent halfplane: its mean risk is known exactly."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.exact_laws._halfplane import SETTINGS, WORLD, consistent


def risk_of_a_random_one(rng: np.random.Generator, setting: Setting) -> Measured:
    """Every consistent direction is equally likely."""
    clockwise, counterclockwise = consistent(rng, int(setting["m"]))
    return Measured(abs(float(rng.uniform(-clockwise, counterclockwise))) / np.pi, dict(setting))


SIMULATION = Simulation(
    title="A random consistent halfplane",
    claim="The mean risk of a random direction without training error is exactly the theorem's value.",
    world=WORLD,
    kind="average",
    one_run=risk_of_a_random_one,
    settings=SETTINGS,
    runs=1_500,
)
