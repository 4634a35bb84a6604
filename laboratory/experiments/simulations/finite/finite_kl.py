"""Every hypothesis of a finite class at once, by relative entropy: tight where few mistakes are made."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.independent_mistakes import WORLD, inputs_of, mistakes, risks_of, several_risks


def most_underestimated(rng: np.random.Generator, setting: Setting) -> Measured:
    """The hypothesis with the largest relative entropy from error to risk: if one violates its bound, this one does."""
    risks, seen = risks_of(setting), mistakes(rng, setting) / int(setting["m"])
    with np.errstate(divide="ignore", invalid="ignore"):
        ones = np.where(seen > 0, seen * np.log(seen / risks), 0.0)
        zeros = np.where(seen < 1, (1 - seen) * np.log((1 - seen) / (1 - risks)), 0.0)
    worst = int(np.argmax(np.where(seen < risks, ones + zeros, -1.0)))
    return Measured(float(risks[worst]), inputs_of(setting) | {"training_error": float(seen[worst])})


SIMULATION = Simulation(
    title="A finite class, by relative entropy",
    claim="The risk of some hypothesis exceeds its bound in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=most_underestimated,
    settings=(several_risks(80, 0.1), several_risks(30, 0.3, 5)),
    runs=500,
)
