"""Pegasos: the soft-margin support vector machine by stochastic subgradient steps, one example each."""

from __future__ import annotations

from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from learners.shared.arguments import choice, generator, integer, real
from learners.shared.declaring import learner
from learners.shared.halfspace import Halfspace

OUTPUTS = ("mean", "last")


@learner
class Pegasos(Halfspace):
    """theta = 0; for t = 1..T: w_t = theta / (lambda t); draw an example; if y <w_t, x> < 1, theta += y x.

    It descends (lambda/2) ||w||^2 + mean of max(0, 1 - y <w, x>); the answer is the mean of w_1..w_T, whose objective
    is in expectation within 2 rho^2 (1 + ln T) / (lambda T) of the best, rho = max ||x||. Since theta holds t - 1
    terms at step t, this is descent with steps 1 / (lambda (t + 1)), a path beside that of steps 1 / (lambda t); the
    bound holds for it too. The notes say that it corrects by -y x and only for mistakes: it is +y x, wherever
    the margin is below 1. And they have an intercept in the problem but none in the algorithm: with
    `fit_intercept` every point gets a last coordinate 1, so that the intercept is penalised like any weight, and
    rho, norms and objective speak of these longer points.

    Source: Shalev-Shwartz, Singer & Srebro (2007); Shalev-Shwartz & Ben-David (2014), section 15.5.

    Parameters
    ----------
    regularisation : real > 0, default 0.01
        lambda, of (lambda/2) ||w||^2: twice the lambda of `SoftSVM`.
    steps : int >= 1, default 10000
        T, the examples drawn.
    output : "mean" or "last", default "mean"
        The mean of w_1..w_T, or w_T.
    random_state : None, int or RandomState, default 0
        Draws the examples.
    path_limit : int >= 1, default 20
        At how many steps, evenly on a logarithmic scale, the run is looked at.

    Attributes
    ----------
    history_ : dict
        `updates`, steps that changed theta; `update_fraction`; `steps` `(marks,)`, where the run was looked at, and
        there `objectives_of_mean`, `objectives_of_last` `(marks,)` and `weights_path` `(marks, features)`, the
        w_t, a last coordinate being the intercept; `objective` and `squared_norm` of the answer; `radius`,
        max ||x||; `training_error`; `stopped_by`, always "steps".

    Complexity: O(steps features); memory O(steps).
    """

    title = "Pegasos"
    says = "Draws one example after the other and adds it wherever it lies within the margin, in ever smaller steps."

    regularisation: float = 0.01
    steps: int = 10_000
    output: str = "mean"
    fit_intercept: bool = True
    random_state: Any = 0
    path_limit: int = 20
    labels: tuple[Any, Any] | None = None

    def fit(self, X: Any, y: Any) -> Self:
        """Run on X `(samples, features)` and two labels y `(samples,)`."""
        lam = real(self, "regularisation", "factor lambda of half the squared norm", above=0)
        steps = integer(self, "steps", "examples drawn", 1)
        output = choice(self, "output", "which weights are the answer", OUTPUTS)
        intercept = self._may_miss_origin()
        limit = integer(self, "path_limit", "steps looked at", 1)
        random = generator(self)
        X, positive = self._read_sample(X, y)
        points = np.column_stack([X, np.ones(len(X))]) if intercept else np.ascontiguousarray(X)
        signs = np.where(positive, 1.0, -1.0)
        w, self.history_ = _run(points, signs, random.randint(len(X), size=steps), lam, output, limit)
        self.coef_ = w[np.newaxis, : X.shape[1]].copy()
        self.intercept_ = w[X.shape[1] :].copy() if intercept else np.zeros(1)
        return self


def _run(
    X: NDArray[np.float64], y: NDArray[np.float64], picks: NDArray[Any], lam: float, output: str, limit: int
) -> tuple[NDArray[np.float64], dict[str, Any]]:
    """The answer `(features,)` and what happened on the way."""
    from learners.svm._marks import marks
    from learners.svm._pegasos import by_features  # brings Numba, which only a fit needs

    steps = marks(len(picks), limit)
    lasts, means = np.zeros((len(steps), X.shape[1])), np.zeros((len(steps), X.shape[1]))
    updates = int(by_features(X, y, picks.astype(np.int64), lam, steps, lasts, means))
    of_mean, of_last = _objectives(X, y, lam, means), _objectives(X, y, lam, lasts)
    w, objective = (means[-1], of_mean[-1]) if output == "mean" else (lasts[-1], of_last[-1])
    return w, {
        "updates": updates,
        "update_fraction": updates / len(picks),
        "steps": steps,
        "objectives_of_mean": of_mean,
        "objectives_of_last": of_last,
        "weights_path": lasts,
        "objective": float(objective),
        "squared_norm": float(w @ w),
        "radius": float(np.linalg.norm(X, axis=1).max()),
        "training_error": float(np.mean((X @ w > 0) != (y > 0))),
        "stopped_by": "steps",
    }


def _objectives(
    X: NDArray[np.float64], y: NDArray[np.float64], lam: float, weights: NDArray[np.float64]
) -> NDArray[np.float64]:
    """(lambda/2) ||w||^2 + mean hinge loss for each row of weights `(marks, features)`."""
    hinges = np.maximum(0.0, 1 - (y[:, None] * X) @ weights.T).mean(axis=0)
    objectives: NDArray[np.float64] = lam / 2 * (weights**2).sum(axis=1) + hinges
    return objectives
