"""Every hypothesis of a finite class at once, with a bound that shrinks with its mistakes."""

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


def risk_most_beyond(rng: np.random.Generator, setting: Setting) -> Measured:
    """The hypothesis whose risk is largest beside its own bound: if one violates it, this one does."""
    risks, shares = risks_of(setting), mistakes(rng, setting) / int(setting["m"])
    bound = theorems["finite_relative"](**inputs_of(setting), training_error=shares)
    worst = int(np.argmax(risks - bound))
    return Measured(float(risks[worst]), inputs_of(setting) | {"training_error": float(shares[worst])})


SIMULATION = Simulation(
    title="A finite class, relative to its errors",
    claim="The risk of some hypothesis exceeds its bound in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=risk_most_beyond,
    settings=(several_risks(80, 0.1), all_guess(100, 0.5, 50)),
    runs=300,
)
