"""The restricted isometry of a Gaussian matrix, with the number of measurements that a net needs."""

from functools import partial

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.high_dimension.rip_gaussian import SIMULATION as COARSER
from laboratory.experiments.simulations.high_dimension.rip_gaussian import measurements_not_enough

SIMULATION = Simulation(
    title="Restricted isometry, by a net",
    claim=COARSER.claim,
    world=COARSER.world,
    kind="confident",
    one_run=partial(measurements_not_enough, theorem="rip_gaussian_net"),
    settings=COARSER.settings,
    runs=60,
)
