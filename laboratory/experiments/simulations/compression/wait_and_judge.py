"""Scenarios for a convex program, judged by the support scenarios that turned up."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.compression._smallest_interval import SAYS, WORLD, violation

SIMULATION = Simulation(
    title="Wait and judge",
    claim=SAYS,
    world=WORLD,
    kind="confident",
    one_run=violation,
    settings=({"m": 60, "delta": 0.1, "size": 2}, {"m": 8, "delta": 0.5, "size": 2}),
    runs=500,
)
