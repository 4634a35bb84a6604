"""k nearest neighbours: the label that most of the k closest training points carry."""

from typing import Any, ClassVar, Self

import numpy as np
from numpy.typing import NDArray
from sklearn.utils.validation import check_is_fitted

from learners.neighbours._search import Search
from learners.neighbours.nearest import BLOCK, ByNeighbours
from learners.shared.declaring import learner
from learners.shared.estimators import AnyClasses
from learners.shared.lazy_history import LazyHistory
from learners.shared.words import Option

Counts = NDArray[np.int64]


@learner
class KNN(ByNeighbours, LazyHistory, AnyClasses):
    """k nearest neighbours with the tie rules of the lecture notes, for any number of classes.

    Ties in distance: every training point as far away as the k-th nearest votes too, so k' >= k points vote
    and the answer does not depend on the order of the sample. ("As far" means the same double-precision
    number.) Ties in votes: of the tied classes, the most frequent in the training set; if that ties too, the
    first in `classes_`.

    Where no two training points coincide with different labels, k = 1 makes no training mistake; k = m
    always answers the most frequent class. scikit-learn searches the neighbours, up to 15 features by a tree. With
    more it names candidates by inner products, whose rounding separates points that coincide: their distances are
    computed again, and more candidates named until none is left that rounding may hide. With k = 1 the risk tends, as
    the sample grows, to at most twice the Bayes risk, and not to it.

    Source: lecture notes after Cesa-Bianchi, the nearest neighbour algorithm; Cover & Hart (1967).

    Attributes
    ----------
    history_ : dict, worked out when first asked for: `training_error`, a float (each point is its own
        neighbour); `neighbours`, array `(samples,)`, how many points vote on each training point (k').

    Complexity: O(features samples log samples) to fit, O(1) in more than 15 dimensions; an answer costs from about
    log(samples) distances in few dimensions to all of them in many.

    >>> from learners import KNN
    >>> X, y = [[0], [1], [5], [6], [7]], ["a", "a", "b", "b", "b"]
    >>> neighbours = KNN(n_neighbors=3).fit(X, y)
    >>> neighbours.predict([[0.5], [6]]).tolist()
    ['a', 'b']
    >>> neighbours.votes([[3]]).tolist()
    [[2, 2]]
    """

    title = "k nearest neighbours"
    description = "Answers with the label that most of the k closest training points carry."
    options: ClassVar = {
        "metric": {
            "euclidean": Option("Euclidean"),
            "manhattan": Option("Manhattan"),
            "chebyshev": Option("Chebyshev"),
            "minkowski": Option("Minkowski", ("p",)),
        }
    }

    n_neighbors: int = 1
    metric: str = "euclidean"
    p: float = 2.0

    def fit(self, X: Any, y: Any) -> Self:
        """Store X `(samples, features)` with labels y `(samples,)`; ValueError on fewer than k points."""
        self._judge()
        self._X, self._label = self._read_sample(X, y)
        self._need_k(len(self._X))
        self._history = None
        self._search = Search(self._X, self.metric, self.p)
        return self

    def predict(self, X: Any) -> np.ndarray:
        """The winning class for each row of X; shape `(samples,)`."""
        votes = self.votes(X)
        return self._as_labels(_winners(votes, np.bincount(self._label)))

    def remarks(self, X: Any) -> dict[str, str]:
        """Beside what every classifier says, that one neighbour alone is copied."""
        return super().remarks(X) | self._copies()

    def votes(self, X: Any) -> np.ndarray:
        """How many of the k' nearest training points carry each class; integers `(samples, classes)`."""
        return self._votes(self._read_points(X), leave_out=False)

    @property
    def breakpoints_(self) -> np.ndarray | None:
        """With one feature: where the k nearest change `(samples - k,)`, halfway between what comes and what goes."""
        if self.n_features_in_ > 1:
            return None
        x = np.sort(self._X[:, 0])
        return (x[: -self.n_neighbors] + x[self.n_neighbors :]) / 2

    def leave_one_out_error(self) -> float:
        """The share of training points that the others get wrong, each left out in turn; k < samples."""
        check_is_fitted(self)
        m = len(self._X)
        if self.n_neighbors >= m:
            raise ValueError(
                f"n_neighbors of KNN (number of neighbours) must be below the number of training points, {m}, "
                f"to leave one out; got {self.n_neighbors}"
            )
        # The point left out does not count towards the more frequent class either.
        others = np.bincount(self._label) - np.eye(len(self.classes_), dtype=np.int64)[self._label]
        return float(np.mean(_winners(self._votes(self._X, leave_out=True), others) != self._label))

    def _history_of_fit(self) -> dict[str, Any]:
        votes = self._votes(self._X, leave_out=False)
        wrong = _winners(votes, np.bincount(self._label)) != self._label
        return {"training_error": float(np.mean(wrong)), "neighbours": votes.sum(axis=1)}

    def _votes(self, X: np.ndarray, leave_out: bool) -> np.ndarray:
        """Votes on each row; with leave_out, row i is training point i and does not vote on itself."""
        votes = np.zeros((len(X), len(self.classes_)), dtype=np.int64)
        rows, count = np.arange(len(X)), min(len(self._X), int(self.n_neighbors) + 1 + leave_out)
        # Rows whose last candidate still ties with the k-th nearest ask again, for four times as many.
        while len(rows):
            undecided = []
            for block in np.array_split(rows, 1 + len(rows) * count // BLOCK):
                votes[block], tied = self._count(X[block], count, block if leave_out else None)
                undecided.append(block[tied])
            rows, count = np.concatenate(undecided), min(len(self._X), 4 * count)
        return votes

    def _count(self, X: np.ndarray, count: int, left_out: np.ndarray | None) -> tuple[np.ndarray, np.ndarray]:
        """Votes among the `count` nearest, and which rows have ties that may go on beyond them."""
        near = self._search.nearest(X, count)
        # Oneself, at distance 0, is among the nearest: without it the k-th is the next in rank.
        radius = near.distances[:, self.n_neighbors - 1 + (left_out is not None)]
        heard = near.distances <= radius[:, None]
        if left_out is not None:
            heard &= near.places != left_out[:, None]
        classes = len(self.classes_)
        box = np.arange(len(X))[:, None] * classes + self._label[near.places]
        votes = np.bincount(box[heard], minlength=len(X) * classes).reshape(len(X), classes)
        return votes, ~(near.beyond > radius) & (count < len(self._X))


def _winners(votes: Counts, frequency: Counts) -> Counts:
    """Most votes, then most frequent, then first; frequency is `(classes,)` or one row for each of votes."""
    places: Counts = np.argmax(votes * (np.max(frequency, initial=0) + 1) + frequency, axis=1)
    return places
