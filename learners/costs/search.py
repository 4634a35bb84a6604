"""What a lazy learner's answer costs: the distances that a tree computes to find the nearest, counted and not timed."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from learners.shared.arrays import unmasked


@dataclass(frozen=True)
class SearchCost:
    """Distances computed for one answer, on average over the queries.

    Attributes
    ----------
    points : distances to training points; all_points, how many there are.
    cells : distances to boxes that hold several of them; all_cells, how many there are.
    """

    points: float
    cells: float
    all_points: int
    all_cells: int

    @property
    def distances(self) -> float:
        """Both kinds together."""
        return self.points + self.cells

    @property
    def most(self) -> int:
        """No search computes more: each point and each cell is looked at once at most."""
        return self.all_points + self.all_cells


def search_cost(X: Any, queries: Any, k: int = 1) -> SearchCost:
    """Count the distances by which scikit-learn's k-d tree finds the k nearest of X `(samples, features)`.

    `queries` are points `(queries, features)`. ValueError for k that is no integer from 1 to the number of samples.

    Source: Friedman, Bentley & Finkel (1977), An algorithm for finding best matches in logarithmic expected time.
    """
    from sklearn.neighbors import KDTree

    unmasked(X, queries)
    X, queries = np.asarray(X, np.float64), np.asarray(queries, np.float64)
    if not isinstance(k, int | np.integer) or not 1 <= k <= len(X):
        raise ValueError(f"k of search_cost (number of neighbours) must be an integer from 1 to {len(X)}; got {k!r}")
    tree = KDTree(X)
    tree.query(queries, k)
    points, cells = tree.get_n_calls() / len(queries), sum(tree.get_tree_stats()) / len(queries)
    return SearchCost(points, cells, len(X), len(tree.get_arrays()[2]))
