"""A test set that is evaluated after every example: the bound may fail at any of them with probability δ only."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def worst_time(rng: np.random.Generator, setting: Setting) -> Measured:
    """The time at which mistakes are fewest for the risk, as the mixture of coins sees it."""
    from scipy.special import betaln, xlog1py, xlogy

    last, risk = int(setting["last"]), float(setting["risk"])
    times = np.arange(1, last + 1)
    errors = np.cumsum(rng.random(last) < risk)
    surprise = betaln(errors + 1, times - errors + 1) - xlogy(errors, risk) - xlog1py(times - errors, -risk)
    worst = int(np.argmax(np.where(errors <= risk * times, surprise, -np.inf)))
    inputs = {"m": int(times[worst]), "delta": setting["delta"], "errors": int(errors[worst])}
    return Measured(risk, inputs)


SIMULATION = Simulation(
    title="A test set watched all the time",
    claim="The risk exceeds the bound at one or more of all the times in at most δ of the runs.",
    world="A hypothesis fixed beforehand misclassifies every test example with the same probability, independently.",
    kind="confident",
    one_run=worst_time,
    settings=({"last": 300, "risk": 0.3, "delta": 0.1}, {"last": 300, "risk": 0.5, "delta": 0.5}),
    runs=300,
)
