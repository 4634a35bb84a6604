"""Dimensions of small classes, by trying all sets of points; a class is an array with a row for each hypothesis."""

from itertools import combinations, product

import numpy as np


def vc_dimension(labels: np.ndarray) -> int:
    """Most columns of a 0-1 array `(hypotheses, points)` that show all words of their length; -1 without rows."""
    return max((d for d in range(labels.shape[1] + 1) if len(labels) >= 2**d and _shatters(labels, d)), default=-1)


def _shatters(labels: np.ndarray, size: int) -> bool:
    places = combinations(range(labels.shape[1]), size)
    return any(len({tuple(row) for row in labels[:, list(chosen)]}) == 2**size for chosen in places)


def natarajan_dimension(labels: np.ndarray, count: int) -> int:
    """The same for labels 0, ..., count - 1: two functions that differ everywhere, and all mixtures of them."""
    dimension = 0
    while dimension < labels.shape[1] and len(labels) >= 2 ** (dimension + 1) and _mixes(labels, count, dimension + 1):
        dimension += 1
    return dimension


def _mixes(labels: np.ndarray, count: int, size: int) -> bool:
    pairs = list(combinations(range(count), 2))
    for chosen in combinations(range(labels.shape[1]), size):
        seen = {tuple(row) for row in labels[:, list(chosen)].tolist()}
        if any(all(word in seen for word in product(*two)) for two in product(pairs, repeat=size)):
            return True
    return False
