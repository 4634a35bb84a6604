"""Losses of the residual z = f(x) - y."""

import numpy as np

from learners.losses.loss import NONE, Loss, as_reals

# The squared loss has no Lipschitz constant on the whole line; at its kink the absolute one has slope 0 here.
OF_RESIDUALS = {
    "squared": Loss("Squared", "residual", lambda z: as_reals(z) ** 2, lambda z: 2 * as_reals(z), NONE, 2.0),
    "half_squared": Loss("Half of the square", "residual", lambda z: as_reals(z) ** 2 / 2, as_reals, NONE, 1.0),
    "absolute": Loss("Absolute", "residual", lambda z: np.abs(as_reals(z)), lambda z: np.sign(as_reals(z)), 1.0, NONE),
    "huber": Loss(
        "Huber, bend at 1",
        "residual",
        lambda z: np.where(np.abs(as_reals(z)) <= 1, as_reals(z) ** 2 / 2, np.abs(as_reals(z)) - 0.5),
        lambda z: np.clip(as_reals(z), -1.0, 1.0),
        1.0,
        1.0,
    ),
}
