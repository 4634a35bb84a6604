"""Gibbs posteriors over a grid of thresholds, with noisy labels: their true risk is a sum over the grid."""

from typing import Any

import numpy as np

from bounds import gibbs_posterior
from laboratory.experiments.simulation import Measured, Setting

GRID = np.linspace(0, 1, 21)
NOISE, TRUE = 0.1, 0.5
RISKS = NOISE + (1 - 2 * NOISE) * np.abs(GRID - TRUE)
WORLD = (
    "Examples are independent and uniform on [0, 1], labels are flipped with probability 0.1; the prior is uniform "
    "over a grid of thresholds and the posterior weighs them by their mistakes on the sample."
)
SAYS = "The risk of the Gibbs classifier exceeds the bound in at most δ of the runs, however sharp the posterior."
SETTINGS: tuple[dict[str, Any], ...] = (
    {"m": 50, "delta": 0.1, "lam": 12.5},
    {"m": 50, "delta": 0.1, "lam": 1000},
)


def labelled_sample(rng: np.random.Generator, m: int) -> tuple[np.ndarray, np.ndarray]:
    """Examples and their noisy labels; both of shape `(m,)`."""
    x = rng.random(m)
    return x, (x >= TRUE) ^ (rng.random(m) < NOISE)


def errors_on_a_sample(rng: np.random.Generator, m: int) -> np.ndarray:
    """The error of every threshold on m new examples; shape `(thresholds,)`."""
    x, labels = labelled_sample(rng, m)
    errors: np.ndarray = ((x[:, None] >= GRID) != labels[:, None]).mean(axis=0)
    return errors


def gibbs_risk(rng: np.random.Generator, setting: Setting) -> Measured:
    """`lam` weighs the training error against the distance from the prior."""
    m = int(setting["m"])
    posterior = gibbs_posterior(errors_on_a_sample(rng, m), float(setting["lam"]))
    inputs = {"m": m, "delta": setting["delta"], "kl": posterior.kl, "training_error": posterior.training_error}
    return Measured(float(posterior.weights @ RISKS), inputs)
