"""Sums of random symmetric matrices, by their eigenvalues."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def largest(rng: np.random.Generator, setting: Setting) -> Measured:
    """Of signed projections on random directions, or of counts of d kinds: d in a random place, less 1 in all."""
    m, d = int(setting["summands"]), int(setting["dimension"])
    if setting["summand"] == "projection":
        directions = rng.normal(size=(m, d))
        directions /= np.linalg.norm(directions, axis=1, keepdims=True)
        signs = rng.choice([-1.0, 1.0], size=(m, 1))
        value, variance, bound = np.linalg.eigvalsh((signs * directions).T @ directions)[-1], m / d, 1.0
    else:
        counts = np.bincount(rng.integers(0, d, size=m), minlength=d)
        value, variance, bound = d * counts.max() - m, m * (d - 1.0), d - 1.0
    return Measured(float(value), {"delta": setting["delta"], "dimension": d, "variance": variance, "bound": bound})


SIMULATION = Simulation(
    title="Sums of random matrices",
    claim="The largest eigenvalue of the sum exceeds the bound in at most δ of the runs.",
    world="Summands are independent, of mean 0, and their squares have a multiple of the unit matrix for their mean.",
    kind="confident",
    one_run=largest,
    settings=(
        {"summand": "projection", "summands": 100, "dimension": 5, "delta": 0.5},
        {"summand": "count", "summands": 40, "dimension": 8, "delta": 0.2},
        {"summand": "count", "summands": 60, "dimension": 2, "delta": 0.5},
    ),
    runs=300,
)
