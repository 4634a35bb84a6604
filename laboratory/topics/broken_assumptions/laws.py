"""The exact distribution of the number of errors on a test set whose examples repeat, drift, or were used before."""

import numpy as np

from learners.shared.arrays import Reals


def repeating_mistakes(m: int, risk: float, stay: float) -> Reals:
    """Probabilities of 0, …, m errors, `(m + 1,)`: each example repeats the one before with probability `stay`.

    A new example is misclassified with probability `risk`.
    """
    right, wrong = np.zeros(m + 1), np.zeros(m + 1)  # by the number of errors, and by whether the last was one
    right[0], wrong[1] = 1 - risk, risk
    for _ in range(m - 1):
        renewed = (1 - stay) * (right + wrong)
        right, wrong = stay * right + (1 - risk) * renewed, _one_more(stay * wrong + risk * renewed)
    return right + wrong


def mistakes_by_turns(risks: Reals) -> Reals:
    """Probabilities of 0, …, m errors, `(m + 1,)`; example i is misclassified with probability `risks[i]`, `(m,)`."""
    law = np.zeros(len(risks) + 1)
    law[0] = 1.0
    for risk in risks:
        law = (1 - risk) * law + risk * _one_more(law)
    return law


def fewest_mistakes(m: int, risk: float, candidates: int) -> Reals:
    """Probabilities of 0, …, m errors, `(m + 1,)`, for the best of independent candidates of the same risk."""
    from scipy.special import bdtrc

    at_least = np.concatenate([[1.0], bdtrc(np.arange(m), m, risk), [0.0]])  # of one candidate: c mistakes or more
    return np.asarray(-np.diff(at_least**candidates))


def _one_more(law: Reals) -> Reals:
    return np.concatenate([[0.0], law[:-1]])
