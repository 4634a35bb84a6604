"""ERM over a finite class, δ divided between the class and its best hypothesis."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.finite.finite_agnostic_excess import worst_excess
from laboratory.experiments.simulations.independent_mistakes import WORLD, several_risks


def excess_with_a_share(rng: np.random.Generator, setting: Setting) -> Measured:
    """The share kept for the best hypothesis was fixed beforehand."""
    excess, inputs = worst_excess(rng, setting)
    return Measured(excess, dict(inputs) | {"share": setting["share"]})


SIMULATION = Simulation(
    title="ERM over a finite class, δ divided",
    claim="The minimizer's risk exceeds the best of the class by more than the bound in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=excess_with_a_share,
    settings=(several_risks(80, 0.1) | {"share": 0.5}, several_risks(20, 0.3, 100) | {"share": 0.1}),
    runs=1_000,
)
