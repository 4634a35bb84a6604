"""A leaf of a decision tree and a test that splits it."""

import numpy as np

MOST = 7  # examples of one class in a child
APART = 0.3  # the children's shares of positives: closer ones leave a gain of few digits


def split(rng: np.random.Generator) -> np.ndarray:
    """Positives and negatives of two children `(2, 2)`, of different sizes and different shares."""
    while True:
        children = rng.integers(0, MOST + 1, (2, 2))
        left, right = children.sum(axis=1).tolist()
        shares = children[:, 0] / np.maximum(children.sum(axis=1), 1)
        if left != right and min(left, right) >= 2 and abs(shares[0] - shares[1]) >= APART:
            return np.asarray(children)


def leaf_in_words(children: np.ndarray) -> str:
    """The leaf and its split in words."""
    positives, negatives = children.sum(axis=0)
    return (
        f"A leaf of a decision tree holds {positives} positive and {negatives} negative examples. A test sends "
        f"{children[0, 0]} positive and {children[0, 1]} negative ones to the left, the others to the right. "
    )
