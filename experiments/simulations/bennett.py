"""Bennett's inequality, on losses that vary little."""

from __future__ import annotations

from experiments._simulation import Simulation
from experiments.simulations._rare_savings import SAYS, SETTINGS, WORLD, gap

SIMULATION = Simulation(
    theorem="bennett",
    title="Bennett's inequality",
    says=SAYS,
    world=WORLD,
    kind="confident",
    one_run=gap,
    settings=SETTINGS,
    runs=800,
)
