"""Bernstein's inequality, on losses that vary little."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.validation._rare_savings import SAYS, SETTINGS, WORLD, gap

SIMULATION = Simulation(
    title="Bernstein's inequality",
    claim=SAYS,
    world=WORLD,
    kind="confident",
    one_run=gap,
    settings=SETTINGS,
    runs=800,
)
