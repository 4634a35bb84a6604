"""McNemar's exact test on drawn items: how often it finds the better model."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.evaluation._same_items import SETTINGS, share_rejected

SIMULATION = Simulation(
    title="Two models on the same items",
    claim="The share of test sets on which the test rejects is on average exactly the power.",
    world="Items are independent; on each just the first model is right, just the second, or neither alone, with the "
    "probabilities planned.",
    kind="average",
    one_run=share_rejected,
    settings=SETTINGS,
    runs=200,
)
