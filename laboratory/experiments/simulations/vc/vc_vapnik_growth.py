"""Vapnik's VC bound, by the growth function, on thresholds whose labels are coin tosses."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.coin_labels import SETTINGS, WORLD, largest_distance

SIMULATION = Simulation(
    title="Vapnik's VC bound, by the growth function",
    claim="The training error of some threshold differs from its risk by more than the bound in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=largest_distance,
    settings=SETTINGS,
    runs=300,
)
