"""The empirical risk minimizer of a finite class, against the best of the class."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.independent_mistakes import WORLD, inputs_of, mistakes, risks_of, several_risks


def worst_excess(rng: np.random.Generator, setting: Setting) -> Measured:
    """Among hypotheses of equally few mistakes the minimizer takes the worst."""
    risks, errors = risks_of(setting), mistakes(rng, setting)
    chosen = float(risks[errors == errors.min()].max())
    return Measured(chosen - float(risks.min()), inputs_of(setting))


SIMULATION = Simulation(
    title="ERM over a finite class",
    claim="The minimizer's risk exceeds the best of the class by more than the bound in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=worst_excess,
    settings=(several_risks(80, 0.1), several_risks(20, 0.3, 100)),
    runs=1_000,
)
