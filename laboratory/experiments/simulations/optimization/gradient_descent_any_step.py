"""Gradient descent with a step of one's own: residuals in absolute value, some added up and some the largest."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.optimization.gradient_descent import SIMULATION as WITH_ITS_STEP
from laboratory.experiments.simulations.optimization.gradient_descent import gap_of_the_mean

STEPS = (0.3, 0.01, 2.0)


def gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """The same descents as with the theorem's own step."""
    measured, inputs = gap_of_the_mean(rng, setting, float(setting["eta"]))
    return Measured(measured, dict(inputs) | {"eta": setting["eta"]})


SIMULATION = Simulation(
    title="Gradient descent with any step",
    claim=WITH_ITS_STEP.claim,
    world=WITH_ITS_STEP.world.replace("the step of the theorem", "a step fixed beforehand"),
    kind="sure",
    one_run=gap,
    settings=tuple({**setting, "eta": eta} for setting, eta in zip(WITH_ITS_STEP.settings, STEPS, strict=True)),
    runs=40,
)
