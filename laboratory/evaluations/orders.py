"""Does the order of the answers say anything? Two exact tests, given how many are right."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np


def halves_p_value(rights: Sequence[bool]) -> float:
    """Is the first half as good as the second? Two-sided, twice the smaller tail of the hypergeometric law, at most 1.

    Of an odd number the one in the middle belongs to the second half. If every order is as likely, it is at most δ with
    probability at most δ.
    """
    n, half, total, early = len(rights), len(rights) // 2, sum(rights), sum(rights[: len(rights) // 2])
    if not 0 < total < n or not half:
        return 1.0
    counts = np.arange(half + 1)
    whole = _log_choices(n, np.array(half))
    law = np.exp(_log_choices(total, counts) + _log_choices(n - total, half - counts) - whole)
    return min(1.0, 2 * min(float(law[: early + 1].sum()), float(law[early:].sum())))


def runs_p_value(rights: Sequence[bool]) -> float:
    """Are right answers as mixed with wrong ones as in a random order? The exact law of the number of runs (Wald and
    Wolfowitz), given how many are right; two-sided, twice the smaller tail, at most 1."""
    n, total = len(rights), sum(rights)
    if not 0 < total < n:
        return 1.0
    runs = 1 + sum(left != right for left, right in pairwise(rights))
    law = runs_law(total, n - total)
    return min(1.0, 2 * min(float(law[: runs + 1].sum()), float(law[runs:].sum())))


def runs_law(right: int, wrong: int) -> np.ndarray:
    """The probability of 0, 1, 2, ... runs in a random order of so many right and wrong answers, 1 or more of each.

    >>> runs_law(2, 1).round(9).tolist()
    [0.0, 0.0, 0.666666667, 0.333333333]
    """
    most = 2 * min(right, wrong) + (right != wrong)
    whole = _log_choices(right + wrong, np.array(right))
    fewer = np.arange(1, most // 2 + 1)
    law = np.zeros(most + 2)
    law[2 * fewer] = 2 * np.exp(_log_choices(right - 1, fewer - 1) + _log_choices(wrong - 1, fewer - 1) - whole)
    for more, less in ((right, wrong), (wrong, right)):
        law[2 * fewer + 1] += np.exp(_log_choices(more - 1, fewer) + _log_choices(less - 1, fewer - 1) - whole)
    return law[: most + 1]


def _log_choices(n: int, k: np.ndarray) -> np.ndarray:
    """The logarithms of the binomial coefficients; of those that are 0, too."""
    from scipy.special import gammaln

    logs: np.ndarray = gammaln(n + 1) - gammaln(k + 1) - gammaln(np.maximum(n - k, 0) + 1)
    return np.where(k <= n, logs, -np.inf)
