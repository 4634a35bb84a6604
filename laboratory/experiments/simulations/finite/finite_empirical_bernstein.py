"""Every hypothesis of a finite class at once, by the variance of its losses on the sample."""

import numpy as np

from bounds import theorems
from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.independent_mistakes import (
    WORLD,
    all_guess,
    inputs_of,
    mistakes,
    risks_of,
    several_risks,
)


def gap_most_beyond(rng: np.random.Generator, setting: Setting) -> Measured:
    """The hypothesis whose gap is largest beside its own bound: if one violates it, this one does."""
    m, errors = int(setting["m"]), mistakes(rng, setting)
    variance = errors * (m - errors) / (m * (m - 1))
    gaps = risks_of(setting) - errors / m
    bound = theorems["finite_empirical_bernstein"](**inputs_of(setting), variance=variance)
    worst = int(np.argmax(gaps - bound))
    return Measured(float(gaps[worst]), inputs_of(setting) | {"variance": float(variance[worst])})


SIMULATION = Simulation(
    title="A finite class, by sample variances",
    claim="The risk of some hypothesis exceeds its training error by more than the bound in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=gap_most_beyond,
    settings=(several_risks(200, 0.1), all_guess(100, 0.5, 50)),
    runs=300,
)
