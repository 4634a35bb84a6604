"""Gaussian means at the corners of a simplex: any two are equally far apart."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 100  # samples whose mean is one run


def risk(rng: np.random.Generator, setting: Setting) -> Measured:
    """The estimator names the nearest corner, or stays in the middle of them all."""
    m, corners, apart = int(setting["m"]), int(setting["hypotheses"]), float(setting["separation"])
    height = apart / np.sqrt(2)
    truth = rng.integers(corners, size=TOGETHER)
    seen = height * np.eye(corners)[truth] + rng.normal(size=(TOGETHER, corners)) / np.sqrt(m)
    guess = height * np.eye(corners)[seen.argmax(axis=1)]
    if setting["estimator"] == "middle":
        guess = np.full_like(seen, height / corners)
    away = np.linalg.norm(guess - height * np.eye(corners)[truth], axis=1)
    inputs = {"m": m, "separation": apart, "hypotheses": corners, "divergence": apart**2 / 2}
    return Measured(float(away.mean()), inputs)


SIMULATION = Simulation(
    title="Fano's method",
    claim="The mean error is at least the bound.",
    world="Observations are Gaussian with variance 1 around one of M corners, drawn at random; relative entropies "
    "are half the squared distances.",
    kind="average",
    one_run=risk,
    settings=(
        {"m": 20, "hypotheses": 50, "separation": 0.3, "estimator": "nearest"},
        {"m": 1, "hypotheses": 200, "separation": 1.0, "estimator": "middle"},
    ),
    runs=60,
)
