"""The largest distance between shares and a distribution function."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.vc._uniform_sample import WORLD, largest_distance

SIMULATION = Simulation(
    title="Distribution functions, by the exact distribution",
    claim="The share of examples up to some point differs from F by more than the bound in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=largest_distance,
    settings=({"m": 40, "delta": 0.1},),
    runs=300,
)
