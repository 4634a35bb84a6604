"""Compression to a sequence, as in the textbook: the hull of the positive examples."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.compression._interval_hull import SAYS, SETTINGS, WORLD, risk_of_the_hull

SIMULATION = Simulation(
    title="Compression to a sequence",
    claim=SAYS,
    world=WORLD,
    kind="confident",
    one_run=risk_of_the_hull,
    settings=tuple(setting | {"training_error": 0} for setting in SETTINGS),
    runs=500,
)
