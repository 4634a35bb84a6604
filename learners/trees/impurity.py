"""How mixed a node is, for any number of classes and in any unit: entropy, Gini, errors; and what a split gains.

`learners.trees.psi` holds such functions of two classes' share, scaled to 1/2 in the middle, as the notes have them.

    >>> round(float(information_gain([[2, 3], [4, 0], [3, 2]])), 4)  # outlook, of 14 days of tennis
    0.2467
"""

from collections.abc import Callable
from math import e, isfinite
from typing import Any

import numpy as np

from learners.shared.arrays import Reals, read_array

Impurity = Callable[[Any], float]
BITS, NATS = 2.0, e


def entropy(counts: Any, base: float = BITS) -> float:
    """-sum p log p of the classes' counts (or probabilities) `(classes,)`, 0 log 0 being 0; bits, or nats for base e.

    Source: Shannon (1948); Quinlan (1986), Induction of decision trees.
    """
    if not (isfinite(base) and base > 1):
        raise ValueError(f"base of entropy (of the logarithm: 2 for bits, e for nats) must be a real > 1; got {base!r}")
    shares = _shares(counts, "entropy")
    heard = shares[shares > 0]
    return max(0.0, float(-(heard * np.log(heard)).sum() / np.log(base)))


def gini_impurity(counts: Any) -> float:
    """1 - sum p^2 of the classes' counts `(classes,)`: the probability that two draws differ; 2p(1 - p) for two."""
    return 1 - float((_shares(counts, "gini_impurity") ** 2).sum())


def majority_error(counts: Any) -> float:
    """1 - max p of the classes' counts `(classes,)`: the training error of a leaf that answers its majority."""
    return 1 - float(_shares(counts, "majority_error").max())


def after_split(children: Any, impurity: Impurity = entropy) -> float:
    """Mean impurity of the children `(children, classes)`, each counting as its examples; empty ones do not count.

    With `entropy` this is the conditional entropy of the class given the answer to the question.
    """
    table = _table(children)
    sizes = table.sum(axis=1)
    return float(sum(size * impurity(child) for size, child in zip(sizes, table, strict=True) if size) / sizes.sum())


def information_gain(children: Any, impurity: Impurity = entropy) -> float:
    """What a split into the children `(children, classes)` takes off the impurity of all of them together."""
    table = _table(children)
    return impurity(table.sum(axis=0)) - after_split(table, impurity)


def gain_ratio(children: Any) -> float:
    """Information gain divided by the entropy of the children's sizes, as C4.5 has it; nan for one child only.

    Source: Quinlan (1993), C4.5.
    """
    table = _table(children)
    split = entropy(table.sum(axis=1))
    return information_gain(table) / split if split > 0 else float("nan")


def _shares(counts: Any, name: str) -> Reals:
    raw = read_array(counts, np.float64)
    if raw.ndim != 1 or not (np.isfinite(raw) & (raw >= 0)).all() or not raw.sum() > 0:
        raise ValueError(
            f"counts of {name} (examples of each class) must be reals >= 0, not all 0, in shape (classes,); "
            f"got {raw.tolist()}"
        )
    shares: Reals = raw / raw.sum()
    return shares


def _table(children: Any) -> Reals:
    table = read_array(children, np.float64)
    if table.ndim != 2 or not (np.isfinite(table) & (table >= 0)).all() or not table.sum() > 0:
        raise ValueError(
            "children of a split (examples of each class in each) must be reals >= 0, not all 0, in shape "
            f"(children, classes); got {table.tolist()}"
        )
    return table
