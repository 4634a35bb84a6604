"""The functions psi that grow a tree: concave on [0, 1], 0 at both ends, 1/2 in the middle.

The lecture notes use a fourth, psi_4, without defining it: it is the square root of p (1 - p). Scikit-learn's
"gini" is the `gini` here; its "entropy" is twice `scaled_entropy`.

Source: Breiman, Friedman, Olshen & Stone (1984), Classification and regression trees; Kearns & Mansour (1999),
On the boosting ability of top-down decision tree learning algorithms, for the square root.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from learners.shared.arrays import Reals, read_array


def misclassification(share: Any) -> Reals:
    """min(p, 1 - p), the errors of a leaf that answers its majority; two straight lines, hence it stalls."""
    p: Reals = read_array(share, np.float64)
    return np.minimum(p, 1 - p)


def gini(share: Any) -> Reals:
    """2 p (1 - p)."""
    p: Reals = read_array(share, np.float64)
    return 2 * p * (1 - p)


def scaled_entropy(share: Any) -> Reals:
    """-(p / 2) log2 p - ((1 - p) / 2) log2 (1 - p), with 0 log 0 = 0."""
    p: Reals = read_array(share, np.float64)
    return -(_times_its_log(p) + _times_its_log(1 - p)) / 2


def square_root(share: Any) -> Reals:
    """sqrt(p (1 - p))."""
    p: Reals = read_array(share, np.float64)
    return np.sqrt(p * (1 - p))


PSI: dict[str, Callable[[Any], Reals]] = {
    "misclassification": misclassification,
    "gini": gini,
    "scaled_entropy": scaled_entropy,
    "square_root": square_root,
}


def _times_its_log(p: Reals) -> Reals:
    return p * np.log2(np.where(p > 0, p, 1.0))
