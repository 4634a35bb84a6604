"""Empirical risk minimization over halfspaces: the fewest mistakes that any hyperplane makes on the sample."""

from typing import Annotated, Any, Self

import numpy as np

from learners.shared.arguments import integer
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.halfspace import Halfspace, parted, training_error, with_constant


@learner
class MinDisagreement(Halfspace):
    """A halfspace with the fewest examples y <w, x> <= 0: exact on small samples, a good guess beyond.

    To find that number is NP-hard in the dimension, and so is to come within any constant factor, unless it is 0,
    which a linear program tells. In a fixed dimension it is easy: the halfspaces that differ on the sample lie
    between the hyperplanes through its points, and these can be gone through. Where there are more of them than
    `max_planes`, the better of the pocket perceptron and of the smallest sum of slacks is answered, and `exact` is
    False. (One set of notes prints the empirical risk without its sum.)

    With `fit_intercept` every point gets a last coordinate 1, whose weight is the intercept. A point at the origin
    without intercept is always a mistake in this count; its prediction is `classes_[0]`.

    Source: Johnson & Preparata (1978) for the hardness; Hoeffgen, Simon & Van Horn (1995).

    Parameters
    ----------
    max_planes : int >= 1, default 100000
        The most hyperplanes through points to look at.

    Attributes
    ----------
    history_ : dict
        `mistakes`, examples with y <w, x> <= 0; `exact`, is no halfspace better?; `at_least`, a number that no
        halfspace is below; `misclassified`, the mistakes by number; `planes`, hyperplanes looked at; `stopped_by`,
        "separable", "all planes" or "max_planes"; `training_error` of the answers, which may be less than the
        share of mistakes where a score is exactly 0.

    Complexity: O(samples^(d + 1)) for d features, one more with intercept, and d fixed; exponential in d.

    >>> from learners import MinDisagreement
    >>> X, y = [[1], [2], [3], [4]], [0, 1, 0, 1]
    >>> fewest = MinDisagreement().fit(X, y)
    >>> fewest.history_["mistakes"], fewest.history_["exact"]
    (1, True)
    """

    title = "Fewest mistakes"
    description = "Finds the hyperplane that misclassifies the fewest examples, by going through all that matter."

    max_planes: Annotated[int, "largest number of hyperplanes", "most hyperplanes to look at"] = 100_000
    fit_intercept: bool = True
    labels: tuple[Any, Any] | None = None

    def fit(self, X: Any, y: Any) -> Self:
        """Fit to X `(samples, features)` and two labels y `(samples,)`."""
        most = integer(self, "max_planes", 1)
        intercept = self._may_miss_origin()
        X, positive = self._read_sample(X, y)
        points, signs = with_constant(X, intercept), np.where(positive, 1.0, -1.0)
        rows = signs[:, np.newaxis] * points
        w, search = _solved(rows, most)
        misclassified = np.flatnonzero(rows @ w <= 0)
        search["at_least"] = min(search["at_least"], len(misclassified))
        self.history_ = search | {
            "mistakes": len(misclassified),
            "exact": search["at_least"] == len(misclassified),
            "misjudged": misclassified,
            "training_error": training_error(points, signs, w),
        }
        self.coef_, self.intercept_ = parted(w, X.shape[1])
        return self


def _solved(rows: Reals, most: int) -> tuple[Reals, dict[str, Any]]:
    """Weights `(features,)` for rows y x, and how they were found."""
    from learners.halfspaces.fewest_mistakes import fewest_mistakes, planes_of
    from learners.halfspaces.separation import separating

    w = separating(rows)
    if w is not None:
        return w, {"at_least": 0, "planes": 0, "stopped_by": "separable"}
    if planes_of(rows) > most:
        return _guessed(rows), {"at_least": 1, "planes": 0, "stopped_by": "max_planes"}
    least, w, planes = fewest_mistakes(rows)
    # The same mistakes with a margin of 1 for the rest, where the program's tolerances allow it.
    wide = separating(rows[rows @ w > 0]) if (rows @ w > 0).any() else None
    if wide is not None and np.sum(rows @ wide <= 0) <= least:
        w = wide
    return w, {"at_least": least, "planes": planes, "stopped_by": "all planes"}


def _guessed(rows: Reals) -> Reals:
    """The better of the pocket perceptron and the smallest sum of slacks, `(features,)`."""
    from learners.halfspaces.pocket import Pocket
    from learners.svm.least_slack import least_slack

    ones = np.ones(len(rows))
    pocket = Pocket(fit_intercept=False, labels=(-1, 1)).fit(rows, ones.astype(int)).coef_[0]
    slack = least_slack(rows, ones, False)[0]
    return min((pocket, slack), key=lambda w: int(np.sum(rows @ w <= 0)))
