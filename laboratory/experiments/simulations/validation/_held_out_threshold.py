"""A threshold learned from noisy labels and then tried on examples that training never saw; its risk is known."""

import numpy as np

NOISE, TRUE = 0.35, 0.5
TRAINING = 15  # few enough for the learned threshold to be a poor one now and then
WORLD = (
    "Examples are independent and uniform on [0, 1], labels are flipped with a fixed probability; the threshold "
    "has the fewest mistakes on training examples of its own, so its risk is known and fixed before the others are "
    "drawn."
)


def risk_and_error(rng: np.random.Generator, m: int) -> tuple[float, float]:
    """The true risk of the learned threshold, and its error on `m` held-out examples."""
    x, labels = _examples(rng, TRAINING)
    learned = float(x[((x >= x[:, None]) != labels).sum(axis=1).argmin()])
    risk = NOISE + (1 - 2 * NOISE) * abs(learned - TRUE)
    x, labels = _examples(rng, m)
    return risk, float(((x >= learned) != labels).mean())


def _examples(rng: np.random.Generator, m: int) -> tuple[np.ndarray, np.ndarray]:
    x = rng.random(m)
    return x, (x >= TRUE) ^ (rng.random(m) < NOISE)
