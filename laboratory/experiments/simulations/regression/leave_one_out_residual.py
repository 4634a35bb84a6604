"""An example left out, fitted again, and the same by formula."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.regression._ridge_fit import POINTS, drawn_labels, hat


def error_of_the_others(rng: np.random.Generator, setting: Setting) -> Measured:
    """Fit all but one example, drawn at random, and predict it."""
    lam, labels, out = float(setting["lam"]), drawn_labels(rng, 1.0), int(rng.integers(len(POINTS)))
    matrix = hat(lam)
    X, y = np.delete(POINTS, out, axis=0), np.delete(labels, out)
    weights = np.linalg.solve(X.T @ X + lam * np.eye(X.shape[1]), X.T @ y)
    inputs = {"residual": abs(float(labels[out] - matrix[out] @ labels)), "leverage": float(matrix[out, out])}
    return Measured(abs(float(labels[out] - POINTS[out] @ weights)), inputs)


SIMULATION = Simulation(
    title="Leaving one out",
    claim="The error of the fit to the others is the residual divided by 1 minus the leverage.",
    world="Ridge regression with a fixed penalty at given points; labels are linear with independent Gaussian noise.",
    kind="sure",
    one_run=error_of_the_others,
    settings=({"lam": 0.0}, {"lam": 1.0}),
    runs=100,
)
