"""The regularized absolute loss: how far leaving out one example moves any loss."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.absolute_loss import regularized_minimizer


def largest_change(rng: np.random.Generator, setting: Setting) -> Measured:
    """Over all examples left out; the mean is still divided by m, which multiplies λ for the others."""
    m, lam = int(setting["m"]), float(setting["lam"])
    z = rng.random(m)
    whole = regularized_minimizer(z, lam)
    without = [regularized_minimizer(np.delete(z, left), lam * m / (m - 1)) for left in range(m)]
    # |w - z| changes by at most the change of w, and by all of it where z is beyond both.
    return Measured(float(np.abs(np.array(without) - whole).max()), {"m": m, "lam": lam, "lipschitz": 1, "radius": 1})


SIMULATION = Simulation(
    title="Stability of regularized loss",
    claim="Leaving out an example never changes a loss by more than the bound.",
    world="Predictions are one weight times 1, so that K(x, x) = 1; the loss |w - z| is convex and 1-Lipschitz, and "
    "the minimizer of its mean plus λ w² is a median, exactly.",
    kind="sure",
    one_run=largest_change,
    settings=({"m": 20, "lam": 0.1}, {"m": 5, "lam": 1}, {"m": 50, "lam": 0.01}),
    runs=40,
)
