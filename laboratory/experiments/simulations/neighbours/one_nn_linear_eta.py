"""The nearest neighbour on a line, where the label's probability is a straight line: the risk is known exactly."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.neighbours._nearest_on_a_line import WORLD, risk_at_one_point


def risk(rng: np.random.Generator, setting: Setting) -> Measured:
    """Unbiased: the risk at one new example, given the labels' probabilities there and at its neighbour."""
    m, slope = int(setting["m"]), float(setting["slope"])
    return Measured(risk_at_one_point(rng, m, slope), dict(setting))


SIMULATION = Simulation(
    title="The nearest neighbour on a line, exactly",
    claim="The mean risk of the nearest-neighbour rule is exactly the theorem's value.",
    world=WORLD,
    kind="average",
    one_run=risk,
    settings=({"m": 10, "slope": 0.25}, {"m": 100, "slope": 0.5}),
    runs=500,
)
