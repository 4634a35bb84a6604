"""Mallows' criterion, at the mean residual sum of squares, is the mean error on new labels."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.regression._ridge_fit import POINTS, TRUTH, drawn_labels, hat


def error_on_new_labels(rng: np.random.Generator, setting: Setting) -> Measured:
    """Of a fit to labels drawn at the same points."""
    sigma, matrix = float(setting["sigma"]), hat(float(setting["lam"]))
    error = float(((drawn_labels(rng, sigma) - matrix @ drawn_labels(rng, sigma)) ** 2).mean())
    rest = np.eye(len(POINTS)) - matrix
    mean_rss = float(((rest @ POINTS @ TRUTH) ** 2).sum() + sigma**2 * (rest**2).sum())
    return Measured(error, {"m": len(POINTS), "rss": mean_rss, "df": float(np.trace(matrix)), "sigma": sigma})


SIMULATION = Simulation(
    title="Mallows' Cₚ",
    claim="The mean error on new labels is the criterion at the mean residual sum of squares.",
    world="The points are given, labels are linear with independent Gaussian noise, and the "
    "weights are those of ridge regression.",
    kind="average",
    one_run=error_on_new_labels,
    settings=({"sigma": 1.0, "lam": 2.0}, {"sigma": 0.5, "lam": 0.3}),
    runs=2000,
)
