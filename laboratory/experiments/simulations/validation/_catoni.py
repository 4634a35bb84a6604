"""Catoni's estimate of the mean of losses without a bound."""

import numpy as np

from laboratory.experiments.simulation import Setting
from laboratory.experiments.simulations.validation._heavy_losses import heavy_losses

SETTINGS = (
    {"m": 12, "delta": 0.2, "shape": 2.1},
    {"m": 50, "delta": 0.1, "shape": 2.5},
    {"m": 20, "delta": 0.3, "risk": 0.1},
)


def catoni_estimate(losses: np.ndarray, variance: float, c: float) -> float:
    """The root of Catoni's equation for the α that c = ln(1/δ), or ln(2/δ), takes; `losses` has shape `(m,)`."""
    from scipy.optimize import brentq

    m = len(losses)
    alpha = np.sqrt(2 * c * (m - 2 * c) / variance) / m

    def pull(y: float) -> float:
        x = alpha * (losses - y)
        return float((np.sign(x) * np.log1p(np.abs(x) + x**2 / 2)).sum())

    return float(brentq(pull, losses.min() - 1, losses.max() + 1))


def estimated(rng: np.random.Generator, setting: Setting, c: float) -> tuple[float, float, dict[str, float]]:
    """An estimate, the true mean, and the theorem's inputs for them."""
    losses, mean, variance = heavy_losses(rng, setting)
    inputs = {"m": setting["m"], "delta": setting["delta"], "variance": variance}
    return catoni_estimate(losses, variance, c), mean, inputs
