"""Empirical risk minimization over thresholds on one feature, exact: sort, then add up."""

from typing import Annotated, Any, Self

import numpy as np
from numpy.typing import NDArray

from learners.erm.one_feature import OnOneFeature
from learners.shared.arguments import flag
from learners.shared.arrays import Reals
from learners.shared.declaring import learner


@learner
class ThresholdERM(OnOneFeature):
    """The threshold with the fewest training mistakes, among all reals.

    The class is {1[x >= a] : a real, or infinite} on one feature x; with `both_signs` also {1[x < a]}. Labels
    may be noisy. A sample with k distinct values of x cuts the line into k + 1 gaps: (-inf, u_1], (u_1, u_2],
    ..., (u_k, inf); all thresholds of one gap answer alike on the sample, and equal values are never
    separated.

    Of several best gaps the first from the left is taken, 1[x >= a] before 1[x < a]; within it the middle.
    The outer gaps have none: there the threshold is -inf or inf, a constant answer.

    Source: Shalev-Shwartz & Ben-David (2014), Understanding Machine Learning, section 2.2 (empirical risk
    minimization) and example 6.1 (thresholds).

    Parameters
    ----------
    both_signs : bool, default False
        Whether the positive class may lie below the threshold.

    Attributes
    ----------
    threshold_ : float, may be infinite.
    positive_above_ : bool, whether the positive class is x >= `threshold_` (else x < `threshold_`).
    history_ : dict
        `thresholds` `(gaps,)`, one in each gap; `training_errors` `(gaps,)` of 1[x >= a] there, and with
        `both_signs` also `training_errors_below` `(gaps,)` of 1[x < a]; `optimal_intervals` `(ties, 2)`, the
        gaps (left, right] of all minimizers, and `optimal_above` `(ties,)`, their sign; `ties`,
        `training_error`.

    Complexity: O(samples log samples) to fit, O(samples) to predict.

    >>> from learners import ThresholdERM
    >>> X, y = [[1], [2], [4], [5]], [0, 0, 1, 1]
    >>> threshold = ThresholdERM().fit(X, y)
    >>> threshold.threshold_
    3.0
    >>> threshold.predict([[0], [9]]).tolist()
    [0, 1]
    """

    title = "Best threshold"
    description = "Tries every cut of one feature and keeps the one with the fewest mistakes on the sample."

    feature: int = 0
    both_signs: Annotated[bool, "positive class may lie below", "whether the positive class may lie below"] = False
    labels: tuple[Any, Any] | None = None

    def fit(self, X: Any, y: Any) -> Self:
        """Find the best threshold for X `(samples, features)` and two labels y `(samples,)`."""
        both_signs = flag(self, "both_signs")
        x, positive = self._read_column(X, y)
        edges, mistakes = _gaps(x, positive)
        errors = np.stack([mistakes, len(positive) - mistakes])[: 1 + both_signs] / len(positive)
        sign, gap = np.nonzero(errors == errors.min())
        thresholds = _inside(edges[:-1], edges[1:])
        self.threshold_ = float(thresholds[gap[0]])
        self.positive_above_ = bool(sign[0] == 0)
        self.history_ = {
            "thresholds": thresholds,
            "training_errors": errors[0],
            "optimal_intervals": np.column_stack([edges[gap], edges[gap + 1]]),
            "optimal_above": sign == 0,
            "ties": len(gap),
            "training_error": float(errors.min()),
        }
        if both_signs:
            self.history_["training_errors_below"] = errors[1]
        return self

    def vc_dimension(self, features: int) -> int:
        """VC dimension of the class this learner chooses from: cuts of one feature, whatever the number of features."""
        return 2 if self.both_signs else 1

    def predict(self, X: Any) -> NDArray[Any]:
        """The class of each row of X `(samples, features)`; shape `(samples,)`."""
        above = self._column(X) >= self.threshold_
        return self._as_labels(above == self.positive_above_)


def _gaps(x: Reals, positive: NDArray[np.bool_]) -> tuple[Reals, NDArray[np.int64]]:
    """Ends of the gaps `(gaps + 1,)`, and the mistakes of 1[x >= a] for a threshold in each `(gaps,)`."""
    order = np.argsort(x)  # equal values are never separated, so their order is of no consequence
    x, positive = x[order], positive[order]
    first = np.flatnonzero(np.concatenate([[True], x[1:] != x[:-1]]))
    begins = np.append(first, len(x))  # a threshold in gap g leaves the first begins[g] points below
    positives_below = np.concatenate([[0], np.cumsum(positive)])[begins]
    negatives_above = np.count_nonzero(~positive) - (begins - positives_below)
    return np.concatenate([[-np.inf], x[first], [np.inf]]), positives_below + negatives_above


def _inside(left: Reals, right: Reals) -> Reals:
    """A threshold in each gap (left, right]: the middle, or the infinite end of an outer gap."""
    middle = left / 2 + right / 2
    # Between neighbouring doubles rounding may land on the left end, which answers otherwise.
    return np.where(np.isfinite(middle) & (middle <= left), right, middle)
