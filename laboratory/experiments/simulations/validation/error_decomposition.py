"""A hypothesis, its training error, and examples held out."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def risk(rng: np.random.Generator, setting: Setting) -> Measured:
    """The training error is far too good."""
    m, risk = int(setting["m"]), float(setting["risk"])
    validation = int(rng.binomial(m, risk)) / m
    inputs = {"m": m, "delta": setting["delta"], "training_error": 0.5 * validation, "validation_error": validation}
    return Measured(risk, inputs)


SIMULATION = Simulation(
    title="Training, validation and the rest",
    claim="The risk exceeds the sum of the three in at most δ of the runs.",
    world="A hypothesis misclassifies held-out examples with a known probability, independently; its training error is "
    "what it happens to be and cancels.",
    kind="confident",
    one_run=risk,
    settings=({"m": 50, "delta": 0.1, "risk": 0.3}, {"m": 5, "delta": 0.5, "risk": 0.5}),
    runs=1000,
)
