"""Random forest for classes: bagged trees that see a few features, drawn anew, at every split."""

from typing import Any

from learners.ensembles._forest import Forest
from learners.ensembles.voting_trees import VotingTrees
from learners.shared.declaring import learner


@learner
class RandomForest(Forest, VotingTrees):
    """Bagging whose trees choose each split among a few features only, drawn anew every time.

    Each tree answers with the shares of the classes in its leaf; the mean share decides, and of equal ones the
    first class.

    Source: Breiman (2001), Random forests.

    Parameters
    ----------
    max_features : int >= 1, real in (0, 1], "sqrt", "log2" or None, default "sqrt"
        Features drawn at every split: so many (all of them where there are no more), that share of them or that
        function of their number, rounded down and at least one; None: all, which is bagging.

    Complexity: O(trees max_features samples log^2 samples) to grow, O(trees depth) an answer.

    >>> from learners import RandomForest
    >>> X, y = [[1], [2], [4], [5]], [0, 0, 1, 1]
    >>> forest = RandomForest(n_estimators=20, max_features="sqrt").fit(X, y)
    >>> forest.predict([[0], [6]]).tolist()
    [0, 1]
    >>> forest.max_features_
    1
    """

    title = "Random forest, voting"
    description = (
        "Grows many trees on samples of the sample, each split seeing only a few features, and lets them vote."
    )

    n_estimators: int = 20
    max_features: Any = "sqrt"
    max_depth: int | None = None
    random_state: Any = 0
    vote: str = "soft"

    def _planted(self, trees: int, random: Any, features: int) -> Any:
        from sklearn.ensemble import RandomForestClassifier

        return RandomForestClassifier(trees, **self._drawn(features), random_state=random)
