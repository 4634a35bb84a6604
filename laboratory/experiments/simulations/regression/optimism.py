"""New labels at the same points are met worse than the sample's own."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.regression._ridge_fit import POINTS, drawn_labels, hat


def gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """Error on new labels less that on the sample's own; degrees of freedom that are not whole."""
    sigma, matrix = float(setting["sigma"]), hat(float(setting["lam"]))
    labels, new = drawn_labels(rng, sigma), drawn_labels(rng, sigma)
    answers = matrix @ labels
    measured = float(((new - answers) ** 2).mean() - ((labels - answers) ** 2).mean())
    return Measured(measured, {"m": len(POINTS), "df": float(np.trace(matrix)), "sigma": sigma})


SIMULATION = Simulation(
    title="Optimism",
    claim="The mean gap between the errors on new and on the sample's labels is the theorem's value.",
    world="The points are given, labels are linear with independent Gaussian noise, and the "
    "weights are those of ridge regression.",
    kind="average",
    one_run=gap,
    settings=({"sigma": 1.0, "lam": 2.0}, {"sigma": 0.5, "lam": 0.3}),
    runs=2000,
)
