"""Hypotheses of a few bits: the empirical risk minimizer against the best of them."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.finite.finite_agnostic_excess import worst_excess
from laboratory.experiments.simulations.independent_mistakes import WORLD, several_risks


def excess_of_numbers(rng: np.random.Generator, setting: Setting) -> Measured:
    """As many hypotheses as the bits of all parameters can name."""
    hypotheses = 2 ** (int(setting["parameters"]) * int(setting["bits"]))
    excess, _ = worst_excess(rng, several_risks(int(setting["m"]), float(setting["delta"]), hypotheses))
    return Measured(excess, dict(setting))


SIMULATION = Simulation(
    title="Parameters of a few bits",
    claim="The minimizer's risk exceeds the best of the class by more than the bound in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=excess_of_numbers,
    settings=(
        {"m": 80, "delta": 0.1, "parameters": 2, "bits": 3},
        {"m": 20, "delta": 0.5, "parameters": 1, "bits": 8},
    ),
    runs=1_000,
)
