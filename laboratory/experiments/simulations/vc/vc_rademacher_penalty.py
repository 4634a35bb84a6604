"""Thresholds under coin labels, by their growth on the sample."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.coin_labels import SETTINGS, WORLD, largest_distance

SIMULATION = Simulation(
    title="Uniform convergence by Rademacher's penalty",
    claim="The training error of some threshold differs from its risk by more than the bound in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=largest_distance,
    settings=SETTINGS,
    runs=300,
)
