"""A disc inside a ring: not separable in the plane, separable once the squared length is a third coordinate."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from bounds import theorems
from laboratory.worlds.circles import Circles
from learners.shared.arrays import Integers, Reals

STEEPEST, TILT = 9, 10  # steps from above to the side, and degrees of one


@dataclass(frozen=True)
class Lifted:
    """`points` `(m, 3)`: two features and their squared length; `labels` `(m,)`, 1 in the disc.

    `in_plane` and `in_space`: whether some line and some plane separate the labels, by linear programming.
    """

    points: Reals
    labels: Integers
    in_plane: bool
    in_space: bool

    @cached_property
    def level(self) -> float:
        """Half way between the highest of the disc's points and the lowest of the ring's, where labels are right."""
        height = self.points[:, 2]
        inside, outside = height[height < 0.25 + 1e-12], height[height > 0.25 + 1e-12]
        top = float(inside.max()) if len(inside) else 0.0
        return (top + (float(outside.min()) if len(outside) else 1.0)) / 2

    @property
    def error(self) -> float:
        """The share of the labels that lie on the wrong side of the plane at `level`."""
        return float(np.mean((self.points[:, 2] < self.level) != (self.labels == 1)))

    @property
    def one_label(self) -> bool:
        """Has the sample only one of the labels?"""
        return len(np.unique(self.labels)) < 2


def lifted(m: int, gap: float, noise: float, seed: int) -> Lifted:
    """Draw `m` points of Circles and add the squared length as a coordinate."""
    from learners.features.embeddings import embed

    sample = Circles(gap, noise).draw(np.random.default_rng(seed), m)
    points = embed(np.asarray(sample.X, np.float64), "radius")
    labels = np.asarray(sample.y, np.int64)
    return Lifted(points, labels, _separable(points[:, :2], labels), _separable(points, labels))


def dimensions_for(m: int) -> Integers:
    """The dimensions from the plane to that in which any labels of `m` points are separable, and beyond."""
    return np.arange(2, max(m, 4) + 1)


def probabilities_of(m: int) -> Reals:
    """`random_labels_separable` in each of `dimensions_for(m)`."""
    return random_labels_separable(m, dimensions_for(m))


def random_labels_separable(m: int, dimensions: Integers) -> Reals:
    """The exact probability that random labels of `m` points are separable by an affine hyperplane, by dimension."""
    return np.array([float(theorems["cover_separability"](m=m, n=int(n) + 1)) for n in dimensions])


def _separable(points: Reals, labels: Integers) -> bool:
    from learners.halfspaces.separation import separating

    signs = np.where(labels == 1, 1.0, -1.0)
    return separating(signs[:, None] * np.column_stack([points, np.ones(len(points))])) is not None
