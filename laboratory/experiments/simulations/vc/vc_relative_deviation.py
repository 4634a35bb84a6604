"""Thresholds under noisy labels: the minimizer, with a bound that shrinks with its errors."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.vc._thresholds_tried import NOISE, NOISY, errors_and_risks


def risk_of_the_worst_minimizer(rng: np.random.Generator, setting: Setting) -> Measured:
    """Of the thresholds of smallest training error, the one of largest risk."""
    m = int(setting["m"])
    x = rng.random(m)
    errors, risks = errors_and_risks(x, (x >= 0.5) ^ (rng.random(m) < NOISE))
    error = float(errors.min())
    inputs = {"d": 1, "training_error": error}
    return Measured(float(risks[errors == error].max()), dict(setting) | inputs)


SIMULATION = Simulation(
    title="Relative deviations",
    claim="The risk of a threshold of smallest training error exceeds the bound in at most δ of the runs.",
    world=NOISY,
    kind="confident",
    one_run=risk_of_the_worst_minimizer,
    settings=({"m": 200, "delta": 0.1}, {"m": 2000, "delta": 0.5}),
    runs=200,
)
