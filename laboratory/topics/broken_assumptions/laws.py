"""The exact law of the number of mistakes on a test set whose examples repeat, drift, or were looked at before."""

import numpy as np

from learners.shared.arrays import Reals


def repeating_mistakes(m: int, risk: float, stay: float) -> Reals:
    """Chances of 0, …, m mistakes, `(m + 1,)`: each example is the one before with probability `stay`, else a new one.

    A new example is misjudged with probability `risk`.
    """
    right, wrong = np.zeros(m + 1), np.zeros(m + 1)  # by the number of mistakes, and by how the last example fared
    right[0], wrong[1] = 1 - risk, risk
    for _ in range(m - 1):
        renewed = (1 - stay) * (right + wrong)
        right, wrong = stay * right + (1 - risk) * renewed, _one_more(stay * wrong + risk * renewed)
    return right + wrong


def mistakes_by_turns(chances: Reals) -> Reals:
    """Chances of 0, …, m mistakes, `(m + 1,)`, where example i is misjudged with probability `chances[i]`, `(m,)`."""
    law = np.zeros(len(chances) + 1)
    law[0] = 1.0
    for chance in chances:
        law = (1 - chance) * law + chance * _one_more(law)
    return law


def fewest_mistakes(m: int, risk: float, candidates: int) -> Reals:
    """Chances of 0, …, m mistakes, `(m + 1,)`, for the best of independent candidates of the same risk."""
    from scipy.special import bdtrc

    at_least = np.concatenate([[1.0], bdtrc(np.arange(m), m, risk), [0.0]])  # of one candidate: c mistakes or more
    return np.asarray(-np.diff(at_least**candidates))


def _one_more(law: Reals) -> Reals:
    return np.concatenate([[0.0], law[:-1]])
