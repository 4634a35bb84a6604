"""The VC bound by chaining, on thresholds whose labels are coin tosses."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.coin_labels import SETTINGS, WORLD, largest_gap

SIMULATION = Simulation(
    title="The VC bound by chaining",
    claim="The risk of some threshold exceeds its training error by more than the bound in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=largest_gap,
    settings=SETTINGS,
    runs=300,
)
