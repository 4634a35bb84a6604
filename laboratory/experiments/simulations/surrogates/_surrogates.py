"""Scores on a few kinds of examples with known label frequencies: both excesses are sums."""

from collections.abc import Callable

import numpy as np

from laboratory.experiments.simulation import Measured

Function = Callable[[np.ndarray], np.ndarray]
KINDS = 5
WORLD = (
    "A few kinds of examples with random frequencies, label frequencies and scores: both excesses over the best of all "
    "scores are sums, the best surrogate loss of a kind being known in closed form."
)
SAYS = "The excess of the risk never exceeds what the excess of the surrogate loss allows."
SETTINGS = ({"scores": "small"}, {"scores": "large"}, {"scores": "one kind"})


def both_excesses(
    rng: np.random.Generator,
    scores: str,
    loss: Function,
    minimum: Function,
) -> Measured:
    """`loss` of the margin y f(x); `minimum` is its smallest mean at the given frequency of positive labels."""
    kinds = 1 if scores == "one kind" else KINDS
    frequency = rng.dirichlet(np.ones(kinds))
    eta = rng.random(kinds)
    score = rng.normal(size=kinds) * (0.1 if scores == "small" else 2.0)
    wrong = np.where(score > 0, 1 - eta, eta)  # a score of 0 says negative
    excess = float(frequency @ (wrong - np.minimum(eta, 1 - eta)))
    mean_loss = eta * loss(score) + (1 - eta) * loss(-score)
    return Measured(excess, {"surrogate_excess": max(0.0, float(frequency @ (mean_loss - minimum(eta))))})
