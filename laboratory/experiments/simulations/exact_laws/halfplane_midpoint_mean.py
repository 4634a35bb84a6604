"""The middle of the consistent halfplanes: its mean risk is known exactly."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.exact_laws._halfplane import SETTINGS, WORLD, consistent


def risk_of_the_middle(rng: np.random.Generator, setting: Setting) -> Measured:
    """Half the difference of what is left on both sides."""
    clockwise, counterclockwise = consistent(rng, int(setting["m"]))
    return Measured(abs(counterclockwise - clockwise) / 2 / np.pi, dict(setting))


SIMULATION = Simulation(
    title="The middle of the consistent halfplanes",
    claim="The mean risk of the middle direction is exactly the theorem's value.",
    world=WORLD,
    kind="average",
    one_run=risk_of_the_middle,
    settings=SETTINGS,
    runs=1_500,
)
