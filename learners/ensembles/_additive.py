"""A sum of small trees, grown round by round: what the boosters for numbers share."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from sklearn.utils.validation import check_is_fitted

from learners.shared.arrays import Reals
from learners.shared.estimators import Regressor


class SumRegressor(Regressor):
    """Answers with a sum of small trees.

    Parameters
    ----------
    random_state : None, int or RandomState
        Draws the winner among equal splits.

    Attributes
    ----------
    trees_ : list of scikit-learn's trees, one a round.
    rounds_ : int, rounds done.
    """

    def predict(self, X: Any) -> Reals:
        """The sum after the last round, for each row of X; shape `(samples,)`."""
        *_, last = self.staged_predict(X)
        sums: Reals = last
        return sums

    @property
    def estimators_(self) -> list[Any]:
        """The trees, in whose cuts alone the answer may change."""
        check_is_fitted(self)
        return list(self.trees_)


def add_trees(
    X: Reals, start: Reals, rounds: int, rate: float, target: Callable[[Reals], Reals], tree: Callable[[], Any]
) -> tuple[list[Any], Reals, str]:
    """Grow `rounds` trees, each on `target(sum so far)` `(samples,)`, and add `rate` times each to the sum.

    Returns the trees, the sums on the sample after 0, 1, ... rounds `(rounds + 1, samples)`, and why it ended:
    "rounds done", or "nothing left" when the targets are all 0.
    """
    points = np.ascontiguousarray(X, dtype=np.float32)
    trees: list[Any] = []
    sums = [start]
    for _ in range(rounds):
        residual = target(sums[-1])
        if not residual.any():
            return trees, np.array(sums), "nothing left"
        trees.append(tree().fit(points, residual))
        sums.append(sums[-1] + rate * trees[-1].predict(points))
    return trees, np.array(sums), "rounds done"


def staged_sums(trees: list[Any], X: Reals, start: float, rate: float) -> Iterator[Reals]:
    """The sum at X `(samples, features)` after 0, 1, 2, ... rounds; each `(samples,)`."""
    points = np.ascontiguousarray(X, dtype=np.float32)
    total = np.full(len(X), start)
    yield total
    for tree in trees:
        total = total + rate * tree.predict(points)
        yield total
