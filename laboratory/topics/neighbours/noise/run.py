"""One relevant feature and many irrelevant ones: the effect on neighbours, and on a cut of one feature."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from bounds import theorems
from learners.shared.arrays import Integers, Reals

LADDER = (0, 1, 2, 5, 10, 20, 30, 50, 100, 200, 300)  # numbers of noise features that are tried
MOST = LADDER[-1]
FRESH = 1_000  # examples on which every rule is tested
DELTA = 0.05
THEOREM = "test_set_binomial"
GUESS = 0.5
ANY_TWO = 1 / 3  # mean distance of two independent uniform numbers
BAD = 0.45  # hardly better than guessing


@dataclass(frozen=True, eq=False)
class NoiseRun:
    """Training part `X` `(m, 1 + MOST)`, `y` `(m,)`, and FRESH examples `X_test`, `y_test`.

    Features are uniform on [0, 1]; the label is 1 where the first is at least 1/2, and the others are irrelevant.
    Distances multiply the first by `weight`.
    """

    k: int
    weight: float
    X: Reals
    y: Integers
    X_test: Reals
    y_test: Integers
    _known: dict[int, tuple[int, int, float]] = field(default_factory=dict, repr=False)

    @property
    def m(self) -> int:
        """Training examples."""
        return len(self.y)

    def at(self, noise: int) -> tuple[int, int, float]:
        """Among so many noise features: misclassified by k neighbours, by the best cut, and the nearest one's distance.

        The distance is that of the first feature, between a fresh example and the one nearest to it in all features.
        """
        if noise not in self._known:
            self._known[noise] = self._evaluated(noise)
        return self._known[noise]

    def _evaluated(self, noise: int) -> tuple[int, int, float]:
        from scipy.spatial.distance import cdist

        from learners.ensembles.ada_boost import AdaBoost  # both bring scikit-learn, which only a run needs
        from learners.neighbours.knn import KNN

        X, fresh = self._features(self.X, noise), self._features(self.X_test, noise)
        neighbours = int((KNN(self.k).fit(X, self.y).predict(fresh) != self.y_test).sum())
        cut = int((_trained(AdaBoost(1), X, self.y).predict(fresh) != self.y_test).sum())
        nearest = cdist(fresh, X, "sqeuclidean").argmin(axis=1)
        return neighbours, cut, float(np.abs(self.X[nearest, 0] - self.X_test[:, 0]).mean())

    def _features(self, X: Reals, noise: int) -> Reals:
        """The first feature with its weight, and so many others."""
        return np.column_stack([self.weight * X[:, :1], X[:, 1 : 1 + noise]])

    def error(self, noise: int) -> float:
        """The error of k neighbours on fresh examples."""
        return self.at(noise)[0] / FRESH

    def share(self, noise: int) -> float:
        """The share of the first feature in the expected squared distance of two examples, exactly."""
        return self.weight**2 / (self.weight**2 + noise)

    @property
    def errors(self) -> Reals:
        """Error of k neighbours, error of the cut, distance in the first feature: `(LADDER, 3)`."""
        return np.array([self.at(noise) for noise in LADDER]) / (FRESH, FRESH, 1)

    def bad_from(self, level: float) -> int | None:
        """The fewest noise features of the ladder with an error of at least `level`; None where there are none."""
        return next((noise for noise in LADDER if self.error(noise) >= level), None)

    def inputs(self, noise: int) -> dict[str, float]:
        """The theorem's inputs."""
        return {"m": FRESH, "delta": DELTA, "errors": self.at(noise)[0]}

    def guaranteed(self, noise: int) -> float:
        """The bound on the true risk from the fresh examples, with probability 1 - DELTA."""
        return float(theorems[THEOREM](**self.inputs(noise)))


def noise_run(k: int, m: int, weight: float, seed: int) -> NoiseRun:
    """Draw `m` training examples and FRESH others with `seed`; k is at most m."""
    rng = np.random.default_rng(seed)
    X, fresh = rng.random((m, 1 + MOST)), rng.random((FRESH, 1 + MOST))
    y, y_test = ((part[:, 0] >= GUESS).astype(np.int64) for part in (X, fresh))
    return NoiseRun(k, weight, X, y, fresh, y_test)


def _trained(learner: Any, X: Reals, y: Integers) -> Any:
    """The learner trained; where all labels are equal, one neighbour, which repeats them."""
    from learners.neighbours.knn import KNN

    return (learner if len(set(y.tolist())) == 2 else KNN(1)).fit(X, y)
