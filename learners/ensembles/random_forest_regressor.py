"""Random forest for numbers: bagged trees that see a few features, drawn anew, at every split."""

from typing import Any

from learners.ensembles._forest import Forest
from learners.ensembles.averaged_trees import TreesRegressor
from learners.shared.declaring import learner


@learner
class RandomForestRegressor(Forest, TreesRegressor):
    """Bagging whose trees choose each split among a few features only, drawn anew every time.

    Fewer features at a split make the trees less alike: their correlation rho, hence the variance
    rho sigma^2 + (1 - rho) sigma^2 / B of the mean, falls, while each tree gets worse.

    Source: Breiman (2001), Random forests.

    Parameters
    ----------
    max_features : int >= 1, real in (0, 1], "sqrt", "log2" or None; 1/3 by default, as in Breiman's paper
        Features drawn at every split: so many (all of them where there are no more), that share of them or that
        function of their number, rounded down and at least one; None, or 1.0, scikit-learn's default: all, which
        is bagging.

    Complexity: O(trees max_features samples log^2 samples) to grow, O(trees depth) an answer.

    >>> from learners import RandomForestRegressor
    >>> X, y = [[1, 0, 0], [2, 1, 0], [3, 0, 1], [4, 1, 1]], [2, 3, 5, 6]
    >>> forest = RandomForestRegressor(n_estimators=20).fit(X, y)
    >>> forest.max_features_
    1
    >>> forest.tree_answers(X).shape
    (20, 4)
    """

    title = "Random forest, averaged"
    description = "Grows many trees on samples of the sample, each split seeing only a few features, and averages them."

    n_estimators: int = 100
    max_features: Any = 1 / 3
    max_depth: int | None = None
    random_state: Any = 0

    def _planted(self, trees: int, random: Any, features: int) -> Any:
        from sklearn.ensemble import RandomForestRegressor as Trees

        return Trees(trees, **self._drawn(features), random_state=random)
