"""From online to batch: the average of what was played, beside the best there is."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.absolute_loss import LEAST_RISK
from laboratory.experiments.simulations.online._running_mean import SETTINGS, WORLD, average_played


def excess_of_the_average(rng: np.random.Generator, setting: Setting) -> Measured:
    """The regret is that against the sample's own median; a negative one counts as none."""
    risk, _, regret = average_played(rng, setting)
    return Measured(risk - LEAST_RISK, dict(setting) | {"mean_regret": max(0.0, regret), "loss_bound": 1})


SIMULATION = Simulation(
    title="From online to batch, beside the best",
    claim="The average's risk exceeds the smallest one by more than the bound in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=excess_of_the_average,
    settings=SETTINGS,
    runs=300,
)
