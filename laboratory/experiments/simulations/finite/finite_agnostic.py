"""Every hypothesis of a finite class at once, on both sides; and what is lost without the class's size."""

import math

import numpy as np

from laboratory.experiments.simulation import Measured, Misprinted, Setting, Simulation
from laboratory.experiments.simulations.independent_mistakes import (
    WORLD,
    all_guess,
    inputs_of,
    mistakes,
    risks_of,
    several_risks,
)


def largest_distance(rng: np.random.Generator, setting: Setting) -> Measured:
    """How far the error on the sample is from the risk, for the hypothesis where it is farthest."""
    gaps = risks_of(setting) - mistakes(rng, setting) / int(setting["m"])
    return Measured(float(np.abs(gaps).max()), inputs_of(setting))


def as_for_one_hypothesis(m: int, delta: float, ln_size: float) -> float:
    """The class's size left out."""
    return math.sqrt(math.log(2 / delta) / (2 * m))


SIMULATION = Simulation(
    title="A finite class, on both sides",
    claim=(
        "The training error of some hypothesis differs from its risk by more than the bound in at most δ of the runs."
    ),
    world=WORLD,
    kind="confident",
    one_run=largest_distance,
    settings=(several_risks(80, 0.1), all_guess(185, 0.05, 1000)),
    runs=1_000,
    misprint=Misprinted("the bound of one hypothesis, taken for all", as_for_one_hypothesis),
)
