"""Pegasos: the soft-margin support vector machine by stochastic subgradient steps, one example each."""

from functools import partial
from typing import Any, Self

import numpy as np

from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.halfspace import Halfspace, parted, training_error, with_constant
from learners.svm._draws import Draws, DrawsExamples
from learners.svm.excess import AboveTheLeast


@learner
class Pegasos(DrawsExamples, AboveTheLeast, Halfspace):
    """theta = 0; for t = 1..T: w_t = theta / (lambda t); draw an example; if y <w_t, x> < 1, theta += y x.

    It descends (lambda/2) ||w||^2 + mean of max(0, 1 - y <w, x>); the answer is the mean of w_1..w_T, whose objective
    is in expectation within 2 rho^2 (1 + ln T) / (lambda T) of the best, rho = max ||x||. Since theta holds t - 1
    terms at step t, this is descent with steps 1 / (lambda (t + 1)), a path beside that of steps 1 / (lambda t); the
    bound holds for it too. The notes say that it corrects by -y x and only for mistakes: it is +y x, wherever
    the margin is below 1. And they have an intercept in the problem but none in the algorithm: with
    `fit_intercept` every point gets a last coordinate 1, so that the intercept is penalized like any weight, and
    rho, norms and objective are those of these longer points.

    Source: Shalev-Shwartz, Singer & Srebro (2007); Shalev-Shwartz & Ben-David (2014), section 15.5.

    Attributes
    ----------
    history_ : dict
        `updates`, steps that changed theta; `update_fraction`; `steps` `(marks,)`, where the run was looked at, and
        there `objectives_of_mean`, `objectives_of_last` `(marks,)` and `weights_path` `(marks, features)`, the
        w_t, a last coordinate being the intercept; `objective` and `squared_norm` of the answer; `radius`,
        max ||x||; `training_error`; `stopped_by`, always "max_iter".

    Complexity: O(steps features); memory O(steps).

    >>> from learners import Pegasos
    >>> X, y = [[0, 0], [1, 0], [3, 3], [4, 3]], [-1, -1, 1, 1]
    >>> machine = Pegasos(alpha=0.1, max_iter=5_000).fit(X, y)
    >>> machine.predict([[0, 1], [5, 5]]).tolist()
    [-1, 1]
    """

    title = "Pegasos"
    description = (
        "Draws one example after the other and adds it wherever it lies within the margin, in ever smaller steps."
    )

    alpha: float = 0.01
    max_iter: int = 10_000
    output: str = "mean"
    fit_intercept: bool = True
    random_state: Any = 0
    path_limit: int = 20
    labels: tuple[Any, Any] | None = None

    def fit(self, X: Any, y: Any) -> Self:
        """Run on X `(samples, features)` and two labels y `(samples,)`."""
        draws, intercept = self._draws(), self._may_miss_origin()
        X, positive = self._read_sample(X, y)
        points, signs = with_constant(X, intercept), np.where(positive, 1.0, -1.0)
        w, self.history_ = _run(points, signs, draws)
        self.coef_, self.intercept_ = parted(w, X.shape[1])
        self.n_iter_ = draws.max_iter
        self._problem, self._excess = (points, signs, False), None
        return self

    def remarks(self, X: Any) -> dict[str, str]:
        """Beside what every classifier says, whether it converged."""
        return super().remarks(X) | self._far()


def _run(X: Reals, y: Reals, draws: Draws) -> tuple[Reals, dict[str, Any]]:
    """The answer `(features,)` and what happened on the way."""
    from learners.svm._pegasos import by_features  # brings Numba, which only a fit needs

    seen = draws.seen(X.shape[1])
    updates = by_features(X, y, draws.picks(len(X)), draws.lam, seen.steps, seen.lasts, seen.means)
    w, history = draws.answer(int(updates), seen, partial(_objectives, X, y, draws.lam))
    return w, history | {
        "weights_path": seen.lasts,
        "squared_norm": float(w @ w),
        "radius": float(np.linalg.norm(X, axis=1).max()),
        "training_error": training_error(X, y, w),
    }


def _objectives(X: Reals, y: Reals, lam: float, weights: Reals) -> Reals:
    """(lambda/2) ||w||^2 + mean hinge loss for each row of weights `(marks, features)`."""
    hinges = np.maximum(0.0, 1 - (y[:, None] * X) @ weights.T).mean(axis=0)
    objectives: Reals = lam / 2 * (weights**2).sum(axis=1) + hinges
    return objectives
