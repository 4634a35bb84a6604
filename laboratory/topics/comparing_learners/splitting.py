"""A random split into a training and a test part, and scaling that only the training part decides."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Indices, Reals


class Part(NamedTuple):
    """Which examples are trained on, and which are tested on: indices, in random order."""

    train: Indices
    test: Indices


def split(rng: np.random.Generator, y: NDArray[np.int64], share: float = 0.6, stratified: bool = False) -> Part:
    """A random part of round(share examples) to train on, the rest to test; `stratified` does so class by class.

    Raises ValueError where either part would be empty.
    """
    if not 0 < share < 1:
        raise ValueError(f"share of split (part to train on) must be a real in (0, 1); got {share!r}")
    groups = [np.flatnonzero(y == label) for label in np.unique(y)] if stratified else [np.arange(len(y))]
    train: list[int] = []
    test: list[int] = []
    for group in groups:
        shuffled = rng.permutation(group)
        cut = round(share * len(group))
        train.extend(shuffled[:cut])
        test.extend(shuffled[cut:])
    if not (train and test):
        raise ValueError(f"y of split (labels) must be enough for two parts; got {len(y)} examples")
    return Part(rng.permutation(np.array(train)), rng.permutation(np.array(test)))


def standardized(train: Reals, other: Reals) -> tuple[Reals, Reals]:
    """Both parts less the mean of `train`, over its standard deviation; features constant there become 0."""
    mean, spread = train.mean(axis=0), train.std(axis=0)
    varies = spread > 1e-12 * np.maximum(np.abs(mean), 1e-300)
    scale = np.where(varies, 1 / np.where(varies, spread, 1.0), 0.0)
    return (train - mean) * scale, (other - mean) * scale
