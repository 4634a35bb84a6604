"""What the k nearest neighbours are, whoever asks them."""

from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.arguments import at_least_one, choice, integer
from learners.shared.arrays import Reals
from learners.shared.remarks import COPIES

# How many distances are held at once, 32 MB of them.
BLOCK = 2**22
METRICS = ("euclidean", "manhattan", "chebyshev", "minkowski")


class ByNeighbours:
    """Answers with what the nearest training points say.

    Parameters
    ----------
    n_neighbors : int >= 1 and at most the number of training points
    metric : "euclidean", "manhattan", "chebyshev" or "minkowski"
    p : real >= 1; of Minkowski's distance, (sum |x_j - z_j|^p)^(1/p). The other metrics do not ask for it.
    """

    n_neighbors: Annotated[int, "neighbours k", "number of neighbours"]
    metric: Annotated[str, "distance"]
    p: Annotated[float, "exponent p", "exponent of Minkowski's distance"]

    def _judge(self) -> None:
        """ValueError on a bad argument."""
        integer(self, "n_neighbors", 1)
        choice(self, "metric", METRICS)
        at_least_one(self, "p")

    def _copies(self) -> dict[str, str]:
        """The remark on one neighbour alone."""
        return {COPIES: "with k = 1 their noise, too"} if self.n_neighbors == 1 else {}

    def _need_k(self, samples: int) -> None:
        """ValueError on fewer than k training points."""
        if self.n_neighbors > samples:
            raise ValueError(
                f"n_neighbors of {type(self).__name__} (number of neighbours) must be at most the number of training "
                f"points, n_samples = {samples}; got {self.n_neighbors}"
            )


def distances(X: Reals, Z: Reals, metric: str, p: float) -> Reals:
    """Between each row of X `(rows, features)` and Z `(points, features)`: `(rows, points)`.

    By differences, not inner products, whose rounding separates points that coincide.
    """
    from scipy.spatial.distance import cdist

    exponent: dict[str, Any] = {"p": p} if metric == "minkowski" else {}
    name: Any = {"manhattan": "cityblock"}.get(metric, metric)
    between: Reals = cdist(X, Z, name, **exponent)
    return between


class AllDistances:
    """Searches neighbours by every distance, as scikit-learn's trees do by some; nothing is built."""

    def __init__(self, points: Reals, metric: str, p: float) -> None:
        self._points, self._measure = points, (metric, p)

    def kneighbors(self, X: Reals, count: int) -> tuple[Reals, NDArray[np.int64]]:
        """Distances to the `count` nearest, in order, and which they are, both `(rows, count)`."""
        near, which = np.empty((len(X), count)), np.empty((len(X), count), np.int64)
        for rows in np.array_split(np.arange(len(X)), 1 + len(X) * len(self._points) // BLOCK):
            between = distances(X[rows], self._points, *self._measure)
            first = np.argpartition(between, count - 1, axis=1)[:, :count]
            among = np.take_along_axis(between, first, axis=1)
            order = np.argsort(among, axis=1, kind="stable")
            near[rows], which[rows] = (np.take_along_axis(part, order, axis=1) for part in (among, first))
        return near, which
