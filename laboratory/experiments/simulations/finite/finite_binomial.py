"""Every hypothesis of a finite class at once, by the binomial distribution itself."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.independent_mistakes import WORLD, inputs_of, mistakes, risks_of, several_risks


def least_likely(rng: np.random.Generator, setting: Setting) -> Measured:
    """The hypothesis whose few mistakes are least likely at its risk: if one violates its bound, this one does."""
    from scipy.special import bdtr

    risks, errors = risks_of(setting), mistakes(rng, setting)
    worst = int(np.argmin(bdtr(errors, int(setting["m"]), risks)))
    return Measured(float(risks[worst]), inputs_of(setting) | {"errors": int(errors[worst])})


SIMULATION = Simulation(
    title="A finite class, by the binomial distribution",
    claim="The risk of some hypothesis exceeds its bound in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=least_likely,
    settings=(several_risks(80, 0.1), several_risks(30, 0.3, 5)),
    runs=300,
)
