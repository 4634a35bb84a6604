"""The nearest training points: searched by scikit-learn, their distances computed from differences."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from learners.neighbours.nearest import AllDistances
from learners.shared.arrays import Reals
from learners.shared.compiled import compiled

MOST_FOR_A_TREE = 15  # features, as scikit-learn chooses: with more a tree looks at nearly all points
# Coordinates whose squares and their sums are far from overflowing.
LARGEST = 1e150


class Nearest(NamedTuple):
    """Of each row the nearest points in order, `(rows, count)`, and how far at least all others are, `(rows,)`."""

    distances: Reals
    places: NDArray[np.int64]
    beyond: Reals


class Search:
    """Finds the points of X `(samples, features)` nearest to others.

    In many dimensions scikit-learn computes Euclid's distances from inner products, whose rounding separates points
    that coincide. So it only names candidates, around the centre of X; `beyond` allows for what its rounding hides.
    """

    def __init__(self, X: Reals, metric: str, p: float) -> None:
        from sklearn.neighbors import NearestNeighbors

        self._X, self._centre = np.ascontiguousarray(X), X.mean(axis=0)
        many, euclidean = X.shape[1] > MOST_FOR_A_TREE, metric == "euclidean" or (metric == "minkowski" and p == 2)
        self.names_candidates = many and euclidean and bool(np.abs(X).max() < LARGEST)
        self._search: AllDistances | NearestNeighbors
        if self.names_candidates:
            moved = X - self._centre
            self._radius = float(np.linalg.norm(moved, axis=1).max())
            self._search = NearestNeighbors(algorithm="brute").fit(moved)
        elif many:
            self._search = AllDistances(X, metric, p)
        else:
            self._search = NearestNeighbors(algorithm="kd_tree", metric=metric, p=p).fit(X)

    def nearest(self, X: Reals, count: int) -> Nearest:
        """The `count` nearest of each row of X `(rows, features)`."""
        if not self.names_candidates:
            distances, places = self._search.kneighbors(X, count)
            return Nearest(distances, places, distances[:, -1])
        if count == len(self._X):
            places, beyond = np.tile(np.arange(count), (len(X), 1)), np.full(len(X), np.inf)
        else:
            moved = np.clip(X - self._centre, -LARGEST, LARGEST)
            rough, places = self._search.kneighbors(moved, count)
            reach = np.linalg.norm(moved, axis=1) + self._radius
            hidden = 8 * (X.shape[1] + 8) * np.finfo(np.float64).eps * reach**2
            beyond = np.sqrt(np.maximum(rough[:, -1] ** 2 - hidden, 0.0))
        distances = euclidean_distances(np.ascontiguousarray(X), self._X, places)
        order = np.argsort(distances, axis=1, kind="stable")
        return Nearest(np.take_along_axis(distances, order, axis=1), np.take_along_axis(places, order, axis=1), beyond)


@compiled
def euclidean_distances(X: Reals, points: Reals, places: NDArray[np.int64]) -> Reals:
    """How far each row of X is from the points at its places `(rows, count)`, by differences and in their order."""
    distances = np.empty(places.shape)
    for i in range(len(X)):
        for j in range(places.shape[1]):
            total = 0.0
            for feature in range(X.shape[1]):
                difference = X[i, feature] - points[places[i, j], feature]
                total += difference * difference
            distances[i, j] = np.sqrt(total)
    return distances
