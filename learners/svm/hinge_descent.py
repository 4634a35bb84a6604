"""The soft-margin problem by plain subgradient descent on the hinge loss, all examples at every step."""

from typing import Annotated, Any, Self

import numpy as np

from learners.shared.arguments import integer, real
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.halfspace import Halfspace
from learners.shared.words import Lambda, Steps


@learner
class HingeDescent(Halfspace):
    """w <- w - (eta0 / (R^2 sqrt(t))) v, v a subgradient of (alpha/2) ||w||^2 + mean of max(0, 1 - y (<w, x> + b)).

    R is the length of the longest point (1, x). The objective has kinks, so a step may raise it: the answer is the
    best w on the way, and only steps that shrink get close, here like 1 / sqrt(t). The intercept takes part in the
    descent and is not penalized, so that the optimum is that of `SoftSVM` with C = 1 / (alpha m). (Learners that
    penalize it, as scikit-learn's LinearSVC, have another.) scikit-learn's SGDClassifier has the same objective and
    alpha, but steps by one example. One set of notes has the hinge without y.

    Source: Shalev-Shwartz & Ben-David (2014), section 15.2, equation 15.5.

    Parameters
    ----------
    alpha : real > 0, default 0.02
        Twice the lambda of lambda ||w||^2.
    eta0 : real > 0, default 1.0
        The first step, for points of length 1.
    max_iter : int >= 1, default 1000

    Attributes
    ----------
    n_iter_ : int, steps; 1 where none was needed.
    history_ : dict
        `objectives` `(steps + 1,)`, from w = 0 on; `best_step`, the first with the smallest; `objective`, that
        smallest; `weights_path` `(steps + 1, features)`, a last coordinate being the intercept; `training_error`;
        `stopped_by`, "max_iter" or "zero subgradient".

    Complexity: O(steps samples features); memory O(steps features).

    >>> from learners import HingeDescent
    >>> X, y = [[0, 0], [1, 0], [3, 3], [4, 3]], [-1, -1, 1, 1]
    >>> machine = HingeDescent(alpha=0.1, max_iter=200).fit(X, y)
    >>> machine.predict([[0, 1], [5, 5]]).tolist()
    [-1, 1]
    """

    title = "Hinge loss by subgradient descent"
    description = "Walks down the regularized hinge loss of the whole sample, in ever smaller steps."

    alpha: Annotated[Lambda, "factor of half the squared norm"] = 0.02
    eta0: Annotated[float, "first learning rate η", "first step"] = 1.0
    max_iter: Annotated[Steps, "most steps taken"] = 1000
    fit_intercept: bool = True
    labels: tuple[Any, Any] | None = None

    def fit(self, X: Any, y: Any) -> Self:
        """Descend on X `(samples, features)` and two labels y `(samples,)`."""
        alpha = real(self, "alpha", above=0)
        rate = real(self, "eta0", above=0)
        steps = integer(self, "max_iter", 1)
        intercept = self._may_miss_origin()
        X, positive = self._read_sample(X, y)
        points = np.column_stack([X, np.ones(len(X))]) if intercept else X
        priced = np.r_[np.ones(X.shape[1]), np.zeros(int(intercept))]
        w, self.history_ = _descend(points, np.where(positive, 1.0, -1.0), alpha / 2 * priced, rate, steps)
        self.coef_ = w[np.newaxis, : X.shape[1]].copy()
        self.intercept_ = w[X.shape[1] :].copy() if intercept else np.zeros(1)
        self.n_iter_ = max(1, len(self.history_["weights_path"]) - 1)
        return self


def _descend(X: Reals, y: Reals, penalties: Reals, rate: float, steps: int) -> tuple[Reals, dict[str, Any]]:
    """The best weights `(features,)` for prices `(features,)` of their squares, and what happened on the way."""
    first = rate / (float((X**2).sum(axis=1).max()) or 1.0)
    path = [np.zeros(X.shape[1])]
    objectives, stopped_by = [], "zero subgradient"
    for t in range(1, steps + 2):
        w = path[-1]
        margins = y * (X @ w)
        objectives.append(float(penalties @ w**2 + np.maximum(0.0, 1 - margins).mean()))
        subgradient = 2 * penalties * w - X.T @ np.where(margins < 1, y, 0.0) / len(y)
        if t > steps or not subgradient.any():
            stopped_by = "max_iter" if t > steps else stopped_by
            break
        path.append(w - first / t**0.5 * subgradient)
    best = int(np.argmin(objectives))
    return path[best], {
        "objectives": np.array(objectives),
        "best_step": best,
        "objective": objectives[best],
        "weights_path": np.array(path),
        "training_error": float(np.mean((X @ path[best] > 0) != (y > 0))),
        "stopped_by": stopped_by,
    }
