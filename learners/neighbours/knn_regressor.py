"""k nearest neighbours for numbers: the mean target of the k closest training points."""

from typing import Annotated, Any, Self

import numpy as np
from numpy.typing import NDArray

from learners.neighbours.nearest import BLOCK, ByNeighbours, distances
from learners.shared.arguments import choice
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.estimators import Regressor
from learners.shared.lazy_history import LazyHistory

WEIGHTS = ("uniform", "distance")


@learner
class KNNRegressor(ByNeighbours, LazyHistory, Regressor):
    """The mean of the targets of the k nearest training points, ties in distance included.

    Every training point as far away as the k-th nearest counts too, so k' >= k points have a part and the answer
    does not depend on the order of the sample. With `weights="distance"` a point at distance r has weight 1 / r,
    and points at distance 0, if there are any, are alone. The mean is for numbers: of classes coded 1, 2, 3, of
    which one lecture note would have it too, it means nothing, and `KNN` votes.

    Source: lecture notes after Cesa-Bianchi, the nearest neighbour algorithm; Cover (1968), Estimation by the
    nearest neighbor rule.

    Parameters
    ----------
    weights : "uniform" or "distance", default "uniform".

    Attributes
    ----------
    history_ : dict, worked out when first asked for: `training_error`, mean squared (each point is its own
        neighbour); `neighbours`, array `(samples,)`, how many points answer for each training point (k').

    Complexity: O(1) to fit, O(features samples) for an answer: every distance is computed.

    >>> from learners import KNNRegressor
    >>> X, y = [[1], [2], [3], [4]], [2, 3, 5, 6]
    >>> neighbours = KNNRegressor(n_neighbors=2).fit(X, y)
    >>> neighbours.predict([[1.4], [3.6]]).tolist()
    [2.5, 5.5]
    """

    title = "k nearest neighbours, mean"
    description = "Answers with the mean target of the k closest training points."

    n_neighbors: int = 1
    weights: Annotated[str, "weights of neighbours", "weight of a neighbour"] = "uniform"
    metric: str = "euclidean"
    p: float = 2.0

    def fit(self, X: Any, y: Any) -> Self:
        """Store X `(samples, features)` with targets y `(samples,)`; ValueError on fewer than k points."""
        self._judge()
        choice(self, "weights", WEIGHTS)
        self._X, self._y = self._read_sample(X, y)
        self._need_k(len(self._X))
        self._history = None
        return self

    def predict(self, X: Any) -> Reals:
        """The mean target of each row's neighbours; shape `(samples,)`."""
        return self._answers(self._read_points(X))[0]

    def remarks(self, X: Any) -> dict[str, str]:
        """That one neighbour alone is copied."""
        return super().remarks(X) | self._copies()

    def _history_of_fit(self) -> dict[str, Any]:
        answers, neighbours = self._answers(self._X)
        return {"training_error": float(np.mean((answers - self._y) ** 2)), "neighbours": neighbours}

    def _answers(self, X: Reals) -> tuple[Reals, NDArray[np.int64]]:
        """Answers and numbers of neighbours `(samples,)`, block by block."""
        answers, neighbours = np.empty(len(X)), np.empty(len(X), np.int64)
        for rows in np.array_split(np.arange(len(X)), 1 + len(X) * len(self._X) // BLOCK):
            between = distances(X[rows], self._X, self.metric, self.p)
            furthest = np.partition(between, self.n_neighbors - 1, axis=1)[:, [self.n_neighbors - 1]]
            near = between <= furthest
            answers[rows] = _mean(self._y, near, between if self.weights == "distance" else None)
            neighbours[rows] = near.sum(axis=1)
        return answers, neighbours


def _mean(y: Reals, near: NDArray[np.bool_], distances: Reals | None) -> Reals:
    """Means `(rows,)` of y over the near ones of each row, by inverse distance where distances are given."""
    if distances is None:
        weights = near.astype(np.float64)
    else:
        nearest = distances.min(axis=1, keepdims=True)
        coincide = distances == 0
        # Relative to the nearest, so that 1 / r does not overflow.
        relative = np.divide(nearest, distances, out=np.zeros_like(distances), where=~coincide)
        weights = np.where(nearest == 0, coincide, near * relative)
    means: Reals = np.einsum("ij,j->i", weights, y) / weights.sum(axis=1)
    return means
