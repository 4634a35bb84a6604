"""Scenarios for a convex program: here the bound fails exactly as often as it may."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.compression._smallest_interval import SAYS, WORLD, violation

SIMULATION = Simulation(
    title="Scenario optimization",
    claim=SAYS,
    world=WORLD,
    kind="confident",
    one_run=violation,
    settings=({"m": 60, "delta": 0.1, "d": 2}, {"m": 8, "delta": 0.5, "d": 2}),
    runs=500,
)
