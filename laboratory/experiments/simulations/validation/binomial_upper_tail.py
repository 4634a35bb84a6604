"""How often a hypothesis makes so many mistakes."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def so_many(rng: np.random.Generator, setting: Setting) -> Measured:
    """Did at least that many of the examples come out as mistakes?"""
    mistakes = int((rng.random(int(setting["m"])) < setting["risk"]).sum())
    return Measured(float(mistakes >= setting["errors"]), dict(setting))


SIMULATION = Simulation(
    title="Many mistakes",
    claim="The share of runs with at least that many mistakes is the tail's probability.",
    world="A hypothesis fixed beforehand misclassifies every example with the same probability, independently.",
    kind="average",
    one_run=so_many,
    settings=({"m": 20, "errors": 3, "risk": 0.2}, {"m": 7, "errors": 4, "risk": 0.5}),
    runs=2_000,
)
