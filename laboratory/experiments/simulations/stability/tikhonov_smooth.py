"""Regularized least squares where every feature is seen alone: the gap of the squared loss."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """An example is one of the axes, evenly, with a label of 1 or -1 by a fair coin; weights split by axis."""
    m, axes, lam = int(setting["m"]), int(setting["axes"]), float(setting["lam"])
    axis, labels = rng.integers(axes, size=m), rng.choice([-1.0, 1.0], size=m)
    weights = np.bincount(axis, labels, axes) / (np.bincount(axis, minlength=axes) + lam * m)
    true_loss = 1 + float((weights**2).mean())
    seen = float(((weights[axis] - labels) ** 2).mean())
    return Measured(true_loss - seen, {"m": m, "lam": lam, "smoothness": 2, "loss_at_zero": 1})


SIMULATION = Simulation(
    title="Regularized least squares",
    claim="The true loss exceeds the loss on the sample, on average, by at most the bound.",
    world="Examples are axes of a space with labels of 1 or -1, independent; the squared loss is convex, 2-smooth, "
    "never negative and 1 at the weights 0, and its true mean is known exactly.",
    kind="average",
    one_run=gap,
    settings=({"m": 50, "axes": 200, "lam": 4}, {"m": 200, "axes": 200, "lam": 1}),
    runs=300,
)
