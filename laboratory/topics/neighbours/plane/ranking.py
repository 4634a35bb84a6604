"""All examples ranked by distance once, so that every number of neighbours is evaluated at once."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import numpy as np

from learners.shared.arrays import Integers, Reals

METRICS = {"euclidean": "Euclidean", "manhattan": "Manhattan", "chebyshev": "Chebyshev"}
NORMS: Mapping[str, Callable[[list[Reals]], Reals]] = {
    "euclidean": lambda differences: np.asarray(np.sqrt(sum(each**2 for each in differences))),
    "manhattan": lambda differences: np.asarray(sum(np.abs(each) for each in differences)),
    "chebyshev": lambda differences: np.asarray(np.max(np.abs(differences), axis=0)),
}


def distances(places: Reals, points: Reals, metric: str) -> Reals:
    """From each of the places `(places, features)` to each of the points, `(places, points)`; see METRICS."""
    return NORMS[metric]([places[:, i, np.newaxis] - points[:, i] for i in range(points.shape[1])])


@dataclass
class Ranking:
    """Examples `points` `(samples, features)` with `labels` `(samples,)` in {0, 1}.

    Ties are broken as `learners.KNN` breaks them: an example as far away as the k-th votes too, and a tied vote
    goes to the label more frequent in the sample, then to 0. The ranking of the last places is kept.
    """

    points: Reals
    labels: Integers
    metric: str = "euclidean"
    _places: Reals | None = field(default=None, init=False)
    _distance: Reals = field(init=False)
    _ones: Integers = field(init=False)

    def labels_at(self, places: Reals, k: int) -> Integers:
        """The label with k neighbours at each of the places `(places, features)`; `(places,)`."""
        if places is not self._places:
            self._rank(places)
        voters = self._voters(k)
        ones = np.take_along_axis(self._ones, voters[:, np.newaxis] - 1, axis=1)[:, 0]
        usual = int(2 * self.labels.sum() > len(self.labels))
        return np.asarray(np.where(2 * ones == voters, usual, 2 * ones > voters), np.int64)

    def _rank(self, places: Reals) -> None:
        distance = distances(places, self.points, self.metric)
        order = np.argsort(distance, axis=1)
        self._distance = np.take_along_axis(distance, order, axis=1)
        self._ones = np.cumsum(self.labels[order], axis=1)
        self._places = places

    def _voters(self, k: int) -> Integers:
        """How many are no farther than the k-th, `(places,)`."""
        voters = np.full(len(self._distance), k)
        radius = self._distance[:, k - 1]
        for more in range(k, len(self.points)):
            tied = (voters == more) & (self._distance[:, more] == radius)
            if not tied.any():
                break
            voters[tied] += 1
        return voters


@dataclass(frozen=True)
class RankedRule:
    """k nearest neighbours on a ranking that other rules share."""

    ranking: Ranking
    k: int

    def predict(self, X: Reals) -> Integers:
        """Labels `(m,)` of the places `X`, `(m, features)`."""
        return self.ranking.labels_at(X, self.k)
