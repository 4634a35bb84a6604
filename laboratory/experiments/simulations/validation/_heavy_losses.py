"""Losses without any bound, whose mean and variance are known."""

import numpy as np

from laboratory.experiments.simulation import Setting

WORLD = (
    "Losses are independent draws of one distribution whose variance is known: Pareto's (less 1), which has no bound, "
    "or 1 for a rare mistake."
)


def heavy_losses(rng: np.random.Generator, setting: Setting) -> tuple[np.ndarray, float, float]:
    """`m` losses, their mean and their variance: Pareto-distributed with this `shape`, or 1 with probability `risk`."""
    m = int(setting["m"])
    if "risk" in setting:
        risk = float(setting["risk"])
        return (rng.random(m) < risk).astype(float), risk, risk * (1 - risk)
    shape = float(setting["shape"])
    return rng.pareto(shape, size=m), 1 / (shape - 1), shape / ((shape - 1) ** 2 * (shape - 2))
