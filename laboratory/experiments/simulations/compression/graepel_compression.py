"""Compression to as few examples as turn out to be needed: the hull of the positive ones, if there are any."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.compression._interval_hull import HIGH, LOW, SAYS, WORLD, risk_of_the_hull


def risk_at_its_own_size(rng: np.random.Generator, setting: Setting) -> Measured:
    """A hull of nothing or of one example counts as one example, the smallest size there is."""
    risk, inputs = risk_of_the_hull(rng, setting)
    return Measured(risk, dict(inputs) | {"size": 2 if risk < HIGH - LOW else 1})


SIMULATION = Simulation(
    title="Compression to a size read off the sample",
    claim=SAYS,
    world=WORLD,
    kind="confident",
    one_run=risk_at_its_own_size,
    settings=({"m": 40, "delta": 0.1}, {"m": 6, "delta": 0.5}),
    runs=500,
)
