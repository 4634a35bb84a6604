"""The nearest neighbour where the label's probability changes slowly."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.neighbours._nearest_on_a_line import WORLD, risk_at_one_point


def risk(rng: np.random.Generator, setting: Setting) -> Measured:
    """The straight line is Lipschitz with its slope, and the mean of min(η, 1 - η) is (1 - slope)/2."""
    m, slope = int(setting["m"]), float(setting["slope"])
    inputs = {"m": m, "n": 1, "lipschitz": slope, "bayes_risk": (1 - slope) / 2}
    return Measured(risk_at_one_point(rng, m, slope), inputs)


SIMULATION = Simulation(
    title="The nearest neighbour",
    claim="The mean risk of the nearest-neighbour rule is at most the bound.",
    world=WORLD,
    kind="average",
    one_run=risk,
    settings=({"m": 10, "slope": 0.25}, {"m": 100, "slope": 0.5}),
    runs=500,
)
