"""From online to batch: the average of what an online learner played."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.online._running_mean import SAYS, SETTINGS, WORLD, risk_of_the_average

SIMULATION = Simulation(
    title="From online to batch",
    claim=SAYS,
    world=WORLD,
    kind="confident",
    one_run=risk_of_the_average,
    settings=SETTINGS,
    runs=500,
)
