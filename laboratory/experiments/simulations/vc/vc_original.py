"""The VC bound, as first proved, on thresholds whose labels are coin tosses."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.coin_labels import SETTINGS, WORLD, largest_distance

SIMULATION = Simulation(
    title="The VC bound, as first proved",
    says="The error on the sample of some threshold is farther from its risk than promised in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=largest_distance,
    settings=SETTINGS,
    runs=300,
)
