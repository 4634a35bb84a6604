"""Every hypothesis of a finite class at once: none is much worse than it looks."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.independent_mistakes import (
    WORLD,
    all_guess,
    inputs_of,
    mistakes,
    risks_of,
    several_risks,
)


def largest_gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """Risk less error on the sample, for the hypothesis that looks better than it is by most."""
    gaps = risks_of(setting) - mistakes(rng, setting) / int(setting["m"])
    return Measured(float(gaps.max()), inputs_of(setting))


SIMULATION = Simulation(
    title="A finite class, from above",
    claim="The risk of some hypothesis exceeds its training error by more than the bound in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=largest_gap,
    settings=(several_risks(80, 0.1), all_guess(100, 0.05, 1000)),
    runs=1_000,
)
