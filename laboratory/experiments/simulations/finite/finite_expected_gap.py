"""The largest gap of a finite class, on average over samples."""

import math

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.independent_mistakes import WORLD, all_guess, mistakes, risks_of, several_risks


def largest_gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """How far a risk is above its training error, for the hypothesis where it is farthest."""
    m = int(setting["m"])
    gaps = risks_of(setting) - mistakes(rng, setting) / m
    return Measured(float(gaps.max()), {"m": m, "ln_size": math.log(int(setting["hypotheses"]))})


SIMULATION = Simulation(
    title="The largest gap, on average",
    claim="The mean of the largest gap is at most the bound.",
    world=WORLD,
    kind="average",
    one_run=largest_gap,
    settings=(several_risks(80, 0.1), all_guess(200, 0.1, 1000)),
    runs=1_000,
)
