"""The tightest box about the positive examples."""

from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.two_classes import TwoClasses


@learner
class RectangleERM(TwoClasses):
    """The smallest axis-aligned box that holds every positive example; positive is what lies inside.

    Where some box makes no mistake, this one makes none, and it lies within the true box: it never calls a negative
    positive. Then ln(2 d / delta) 2 d / epsilon examples are enough for risk epsilon with probability 1 - delta, one
    strip of mass epsilon / (2 d) for each of the 2 d sides. Where no box is consistent, it still misses no positive
    of the sample, and minimizes nothing: `history_` tells. Without a positive the box is empty.

    Source: Shalev-Shwartz & Ben-David (2014), Understanding Machine Learning, exercise 2.3; Blumer, Ehrenfeucht,
    Haussler & Warmuth (1989), Learnability and the Vapnik-Chervonenkis dimension.

    Attributes
    ----------
    classes_ : array `(classes,)`; `classes_[1]` is the positive class, inside. One class only: every answer is
        that class.
    low_, high_ : arrays `(features,)`, the corners; inf and -inf for the empty box.
    history_ : dict
        `training_error`; `consistent`, whether it is 0, and else no box is; `empty`; `negatives_inside`.

    Complexity: O(samples features).

    >>> from learners import RectangleERM
    >>> X, y = [[0, 0], [1, 1], [2, 3], [5, 5]], [0, 1, 1, 0]
    >>> rectangle = RectangleERM().fit(X, y)
    >>> rectangle.predict([[1.5, 2], [4, 4]]).tolist()
    [1, 0]
    """

    title = "Tightest box"
    description = "Draws the smallest axis-aligned box about the positive examples."

    labels: tuple[Any, Any] | None = None

    def fit(self, X: Any, y: Any) -> Self:
        """Fit the box to X `(samples, features)` and two labels y `(samples,)`."""
        X, positive = self._read_sample(X, y)
        self.low_ = X[positive].min(axis=0, initial=np.inf)
        self.high_ = X[positive].max(axis=0, initial=-np.inf)
        inside = self._inside(X)
        self.history_ = {
            "training_error": float(np.mean(inside != positive)),
            "consistent": bool((inside == positive).all()),
            "empty": not positive.any(),
            "negatives_inside": int((inside & ~positive).sum()),
        }
        return self

    def vc_dimension(self, features: int) -> int:
        """VC dimension of boxes: two sides for every feature."""
        return 2 * features

    def predict(self, X: Any) -> NDArray[Any]:
        """The class of each row of X `(samples, features)`; shape `(samples,)`."""
        return self._as_labels(self._inside(self._read_points(X)))

    def _inside(self, X: Reals) -> NDArray[np.bool_]:
        inside: NDArray[np.bool_] = ((self.low_ <= X) & (self.high_ >= X)).all(axis=1)
        return inside
