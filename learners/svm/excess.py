"""How far a descent on the hinge loss ended above the least, by the dual of the same problem, which is never above."""

from typing import Any

import numpy as np
from sklearn.utils.validation import check_is_fitted

from learners.shared.arrays import Reals
from learners.shared.remarks import above_the_least


class AboveTheLeast:
    """Ends somewhere above the least objective, and knows how far.

    A fit sets `_problem`, the points and signs of (alpha/2) ||w||^2 + mean of max(0, 1 - y (<w, x> + b)) and whether
    there is a free b, and `_excess` to None.

    Attributes
    ----------
    excess_ : float, worked out when first asked for
        (objective - least) / least of the objective, or a little more: the least is bounded below by the dual
        objective of `SoftSVM`.
    """

    alpha: float
    history_: dict[str, Any]
    _problem: tuple[Reals, Reals, bool]
    _excess: float | None

    @property
    def excess_(self) -> float:
        """(objective - least) / least, by a lower bound on the least."""
        from learners.svm.soft_svm import SoftSVM

        check_is_fitted(self)
        if self._excess is None:
            X, signs, intercept = self._problem
            machine = SoftSVM(1 / (self.alpha * len(X)), fit_intercept=intercept, labels=(-1, 1)).fit(X, signs)
            least = self.alpha * float(machine.history_["dual_objective"])
            self._excess = float(self.history_["objective"]) / least - 1 if least > 0 else np.inf
        return self._excess

    def _far(self) -> dict[str, str]:
        """The remark on how far."""
        return above_the_least("objective", self.excess_)
