"""Bagging for numbers: trees grown on bootstrap samples are averaged."""

from typing import Any

from learners.ensembles.averaged_trees import TreesRegressor
from learners.shared.declaring import learner


@learner
class BaggingRegressor(TreesRegressor):
    """Trees on B samples drawn with replacement from the sample, each as large as it; their mean.

    The mean of correlated trees keeps the part rho sigma^2 of their variance sigma^2, however many there are:
    the 1/B of independent trees, which one page of the notes claims, needs fresh samples.

    Source: Breiman (1996), Bagging predictors; the lecture notes' published example drew its bags from the first
    half of the sample only, which this does not.

    Complexity: O(trees features samples log^2 samples) to grow, O(trees depth) an answer.

    >>> from learners import BaggingRegressor
    >>> X, y = [[1], [2], [3], [4]], [2, 3, 5, 6]
    >>> bags = BaggingRegressor(n_estimators=50).fit(X, y)
    >>> bool(bags.predict([[1]])[0] < bags.predict([[4]])[0])
    True
    >>> bags.tree_answers([[4]]).shape
    (50, 1)
    """

    title = "Bagging, trees averaged"
    description = "Grows a tree on each of many samples drawn from the sample, and answers with their mean."

    n_estimators: int = 20
    max_depth: int | None = None
    random_state: Any = 0

    def _planted(self, trees: int, random: Any, features: int) -> Any:
        from sklearn.ensemble import BaggingRegressor as Bags
        from sklearn.tree import DecisionTreeRegressor

        return Bags(DecisionTreeRegressor(max_depth=self.max_depth), trees, random_state=random)
