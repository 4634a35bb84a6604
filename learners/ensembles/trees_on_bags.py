"""Trees on samples of the sample: what bagging and forests share, whether they vote or are averaged."""

from collections.abc import Callable
from typing import Annotated, Any

from sklearn.utils.validation import check_is_fitted

from learners.shared.arguments import at_least_one_or_none, generator, integer
from learners.shared.estimators import ReadsPoints
from learners.shared.words import Seed, Trees


class TreesOnBags(ReadsPoints):
    """Grows each tree on a bag of examples drawn from the sample.

    Out of bag, an example is judged only by the trees whose bag misses it. An example in every bag so far has no
    such judge and is left out (scikit-learn's own score counts it, with an answer of 0 or none).

    Parameters
    ----------
    n_estimators : int >= 1; the number B of bags.
    max_depth : int >= 1 or None; of each tree.
    random_state : None, int or RandomState
        Draws the bags, and whatever else is drawn.

    Attributes
    ----------
    ensemble_ : scikit-learn's fitted ensemble.
    """

    n_estimators: Trees
    max_depth: Annotated[int | None, "depth of each tree", "depth of each tree, None for any"]
    random_state: Seed
    ensemble_: Any
    _planted: Callable[[int, Any, int], Any]  # scikit-learn's ensemble of so many trees, for so many features

    def _members(self) -> tuple[int, Any]:
        """How many trees, and who draws; ValueError on a bad argument."""
        trees = integer(self, "n_estimators", 1)
        at_least_one_or_none(self, "max_depth")
        return trees, generator(self)

    def _more_history(self) -> dict[str, Any]:
        """What else the history tells."""
        return {}

    @property
    def estimators_(self) -> list[Any]:
        """The trees, in whose cuts alone the answer may change."""
        check_is_fitted(self)
        return list(self.ensemble_.estimators_)
