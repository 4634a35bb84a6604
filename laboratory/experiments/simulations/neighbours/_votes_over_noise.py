"""Nearest neighbours where labels have nothing to do with x: every sample shows the limit at once."""

import numpy as np

TOGETHER = 50  # new examples, each with a sample of its own, whose mean is one run
WORLD = (
    "Labels are independent of x, so the neighbours' labels are independent draws whatever the sample size, and the "
    "limit is reached at once; the Bayes risk is the probability of the rarer labels."
)


def risk_of_the_vote(rng: np.random.Generator, k: int, noise: float) -> float:
    """The probability that a new label is not that of the majority among k neighbours."""
    rarer = 2 * rng.binomial(k, noise, size=TOGETHER) > k
    return float(np.where(rarer, 1 - noise, noise).mean())
