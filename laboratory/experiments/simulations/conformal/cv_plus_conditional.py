"""CV+ around the mean of the labels: the coverage of every single interval is known."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.conformal._left_out_intervals import coverage


def covered(rng: np.random.Generator, setting: Setting) -> Measured:
    """Each fold is predicted by the mean of the others; without features the interval is the same for every x."""
    m, folds, alpha, delta = (setting[name] for name in ("m", "folds", "alpha", "delta"))
    labels = rng.normal(size=(folds, m // folds))
    left_out = ((labels.sum() - labels.sum(axis=1)) / (m - m // folds))[:, None]
    residuals = np.abs(labels - left_out)
    inside = coverage((left_out - residuals).ravel(), (left_out + residuals).ravel(), alpha)
    return Measured(inside, {"m": m, "folds": folds, "alpha": alpha, "delta": delta})


SIMULATION = Simulation(
    title="CV+, given the sample",
    claim="The coverage of the interval in hand is below the bound in at most δ of the samples.",
    world="Labels are independent standard Gaussian numbers, so that their probability to lie in an interval is known "
    "exactly; folds are equal.",
    kind="confident",
    one_run=covered,
    settings=(
        {"m": 60, "folds": 2, "alpha": 0.1, "delta": 0.5},
        {"m": 400, "folds": 4, "alpha": 0.2, "delta": 0.2},
    ),
    runs=300,
)
