"""Empirical risk minimization over intervals on one feature, exact: the segment of greatest sum."""

from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from learners.erm.one_feature import OnOneFeature
from learners.shared.arrays import Reals
from learners.shared.declaring import learner


@learner
class IntervalERM(OnOneFeature):
    """The interval [a, b] with the fewest training mistakes, among all intervals and the empty one.

    Where some interval makes no mistake this is the tightest fit, from the smallest positive to the greatest. Else each
    value weighs its positives less its negatives, and the consecutive values of greatest total weight are taken
    (Kadane): the mistakes are the positives outside and the negatives inside. Of several best, the empty interval
    before all, then the one that ends first, then the shortest. Ends belong to the interval and are sample values.

    Source: Shalev-Shwartz & Ben-David (2014), Understanding Machine Learning, section 6.3.2 (intervals); Bentley
    (1984), Programming pearls: algorithm design techniques.

    Attributes
    ----------
    classes_ : array `(classes,)`; `classes_[1]` is the positive class, inside. One class only: every answer is
        that class.
    low_, high_ : floats, the ends; inf and -inf for the empty interval.
    history_ : dict
        `training_error`; `realisable`, whether it is 0; `empty`; `covered`, how many examples lie inside.

    Complexity: O(samples log samples) to fit, O(samples) to predict.

    >>> from learners import IntervalERM
    >>> X, y = [[1], [2], [3], [4]], [0, 1, 1, 0]
    >>> interval = IntervalERM().fit(X, y)
    >>> interval.predict([[0], [2.5], [5]]).tolist()
    [0, 1, 0]
    """

    title = "Best interval"
    description = "Keeps the interval of one feature with the fewest mistakes on the sample."

    feature: int = 0
    labels: tuple[Any, Any] | None = None

    def fit(self, X: Any, y: Any) -> Self:
        """Find the best interval for X `(samples, features)` and two labels y `(samples,)`."""
        x, positive = self._read_column(X, y)
        self.low_, self.high_ = _best(x, positive)
        inside = (x >= self.low_) & (x <= self.high_)
        error = float(np.mean(inside != positive))
        self.history_ = {
            "training_error": error,
            "realisable": error == 0,
            "empty": self.low_ > self.high_,
            "covered": int(inside.sum()),
        }
        return self

    def vc_dimension(self, features: int) -> int:
        """VC dimension of intervals on one feature, whatever the number of features."""
        return 2

    def predict(self, X: Any) -> NDArray[Any]:
        """The class of each row of X `(samples, features)`; shape `(samples,)`."""
        x = self._column(X)
        return self._as_labels((x >= self.low_) & (x <= self.high_))


def _best(x: Reals, positive: NDArray[np.bool_]) -> tuple[float, float]:
    """Ends of the segment of greatest sum of weights +1 and -1; (inf, -inf) where no sum is above 0."""
    values, places = np.unique(x, return_inverse=True)
    weights = np.bincount(places.ravel(), weights=np.where(positive, 1.0, -1.0))
    sums = np.concatenate([[0.0], np.cumsum(weights)])
    lowest = np.minimum.accumulate(sums[:-1])
    gains = sums[1:] - lowest
    last = int(np.argmax(gains))
    if gains[last] <= 0:
        return np.inf, -np.inf
    first = int(np.flatnonzero(sums[: last + 1] == lowest[last])[-1])
    return float(values[first]), float(values[last])
