"""The VC bound of Parrondo and Van den Broek, on thresholds whose labels are coin tosses."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.coin_labels import SETTINGS, WORLD, largest_distance

SIMULATION = Simulation(
    title="The VC bound of Parrondo and Van den Broek",
    claim="The training error of some threshold differs from its risk by more than the bound in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=largest_distance,
    settings=SETTINGS,
    runs=300,
)
