"""Uniform stability: the gap of a learner that no single example moves by much."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.stability._mean_of_coins import SAYS, SETTINGS, WORLD, gap_of_the_mean

SIMULATION = Simulation(
    title="Uniform stability",
    claim=SAYS,
    world=WORLD,
    kind="confident",
    one_run=gap_of_the_mean,
    settings=SETTINGS,
    runs=500,
)
