"""Bagging for classes: trees grown on bootstrap samples vote."""

from typing import Any

from learners.ensembles.voting_trees import VotingTrees
from learners.shared.declaring import learner


@learner
class Bagging(VotingTrees):
    """Trees on B samples drawn with replacement from the sample, each as large as it; they vote.

    Each tree answers with the shares of the classes in its leaf; the mean share decides, and of equal ones the
    first class. (Trees of unbounded depth on distinct points vote.)

    Source: Breiman (1996), Bagging predictors; the lecture notes' published example drew its bags from the first
    half of the sample only, which this does not.

    Complexity: O(trees features samples log^2 samples) to grow, O(trees depth) an answer.

    >>> from learners import Bagging
    >>> X, y = [[1], [2], [4], [5]], [0, 0, 1, 1]
    >>> bags = Bagging(n_estimators=10).fit(X, y)
    >>> bags.predict([[0], [6]]).tolist()
    [0, 1]
    >>> bags.tree_answers([[6]]).shape
    (10, 1)
    """

    title = "Bagging, trees that vote"
    description = "Grows a tree on each of many samples drawn from the sample, and lets them vote."

    n_estimators: int = 20
    max_depth: int | None = None
    random_state: Any = 0
    vote: str = "soft"

    def _planted(self, trees: int, random: Any, features: int) -> Any:
        from sklearn.ensemble import BaggingClassifier
        from sklearn.tree import DecisionTreeClassifier

        return BaggingClassifier(DecisionTreeClassifier(max_depth=self.max_depth), trees, random_state=random)
