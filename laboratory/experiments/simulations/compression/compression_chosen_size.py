"""Compression to a size read off the sample: the hull of the positive examples."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.compression._interval_hull import SAYS, SETTINGS, WORLD, risk_of_the_hull

SIMULATION = Simulation(
    title="Compression to a size read off the sample",
    claim=SAYS,
    world=WORLD,
    kind="confident",
    one_run=risk_of_the_hull,
    settings=SETTINGS,
    runs=500,
)
