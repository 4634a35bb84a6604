"""Least mean squares: linear regression by the delta rule, the whole sample at a time or example by example."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.base import BaseEstimator, RegressorMixin

from learners._arguments import beginning, choice, flag, generator, integer, real
from learners._delta_rule import ORDERS, SCHEDULES, Settings, distances, mean_square, orders, run
from learners._hyperplane import with_constant
from learners._regression import read_targets
from learners._two_classes import read_points


class LMS(RegressorMixin, BaseEstimator):
    """From w = 0, `w += 2 rate (y - <w, x>) x` for every example in turn; "batch": the sum of these at once.

    In batch this is gradient descent on the sum of squared errors, whose second derivative is 2 X'X: it converges
    if and only if rate < 1/lambda, lambda the largest eigenvalue of X'X. (A rate between 0 and 1, as the notes have
    it, is neither needed nor enough: 100 standardised numbers need a rate below 1/100, and 1/2 multiplies the error
    by -99 a step.) Example by example a visit multiplies its own residual by 1 - 2 rate ||x||^2; with a constant
    rate the weights end in a cycle near the least-squares solution, or hover about it if the order is random.

    With `fit_intercept` every point gets a last coordinate 1, whose weight is the intercept.

    Source: Widrow & Hoff (1960); lecture notes of Matteoni, the LMS algorithm and the delta rule.

    Parameters
    ----------
    rate : real > 0, default 0.01
        The learning rate, without the factor 2.
    schedule : "constant", "inverse" or "inverse root", default "constant"
        The rate of epoch k is rate, rate / k or rate / sqrt(k).
    max_epochs : int >= 1, default 1000
        The most passes over the sample.
    tolerance : real > 0, default 1e-10
        Stop after an epoch that moves w by no more than this.
    order : "given", "shuffled", "with replacement" or "batch", default "given"
        How an epoch takes the examples.
    fit_intercept : bool, default True
        Whether the function may miss the origin.
    random_state : None, int or RandomState, default None
        Draws the orders.
    start : array `(features,)`, the intercept's weight last where there is one, or None, default None
        The weights to begin with; None is 0.
    path_limit : int >= 0, default 0
        How many weight vectors to keep, those after the first steps.

    Attributes
    ----------
    n_features_in_ : int
    coef_ : array `(features,)`
    intercept_ : float
    n_iter_ : int, epochs.
    history_ : dict
        `mean_squares` `(epochs + 1,)`, the mean of (y - <w, x>)^2 before the first and after each epoch;
        `distances` `(epochs + 1,)`, ||w - w*|| to the least-squares solution of least length; `epoch_path`
        `(epochs + 1, features)`, w after each epoch; `weights_path` `(kept + 1, features)`, w from the start on, step
        by step; `updates`, the steps; `rate_limit`, 1/lambda in batch, else 1 / max ||x||^2; `stopped_by`, "settled",
        "max_epochs" or "diverged" (mean square a million times above the first, or no longer finite: the answer
        is the last finite w).

    Complexity: O(epochs samples features), and O(samples features^2) for the least-squares solution.
    """

    title = "Least mean squares"
    says = "Moves the weights of a linear function, example by example, in proportion to its error."

    def __init__(
        self,
        rate: float = 0.01,
        schedule: str = "constant",
        max_epochs: int = 1000,
        tolerance: float = 1e-10,
        order: str = "given",
        fit_intercept: bool = True,
        random_state: Any = None,
        path_limit: int = 0,
        start: Any = None,
    ) -> None:
        self.rate = rate
        self.schedule = schedule
        self.max_epochs = max_epochs
        self.tolerance = tolerance
        self.order = order
        self.fit_intercept = fit_intercept
        self.random_state = random_state
        self.path_limit = path_limit
        self.start = start

    def fit(self, X: Any, y: Any) -> LMS:
        """Run on X `(samples, features)` and targets y `(samples,)`."""
        settings = Settings(
            real(self, "rate", "learning rate", above=0),
            choice(self, "schedule", "how the rate falls over the epochs", SCHEDULES),
            integer(self, "max_epochs", "most passes over the sample", 1),
            real(self, "tolerance", "movement of an epoch to stop at", above=0),
            integer(self, "path_limit", "weight vectors kept", 0),
        )
        order = choice(self, "order", "how an epoch takes the examples", (*ORDERS, "batch"))
        intercept, random = flag(self, "fit_intercept", "whether the function may miss the origin"), generator(self)
        X, y = read_targets(self, X, y)
        points = with_constant(X, intercept)
        w, self.history_ = _run(points, y, beginning(self, points.shape[1]), settings, order, random)
        self.n_iter_ = len(self.history_["mean_squares"]) - 1
        self.coef_, self.intercept_ = w[: X.shape[1]].copy(), float(w[-1]) if intercept else 0.0
        return self

    def predict(self, X: Any) -> NDArray[np.float64]:
        """<w, x> + b for each row of X `(samples, features)`; shape `(samples,)`."""
        answers: NDArray[np.float64] = read_points(self, X) @ self.coef_ + self.intercept_
        return answers


def _run(
    X: NDArray[np.float64],
    y: NDArray[np.float64],
    start: NDArray[np.float64],
    settings: Settings,
    order: str,
    random: Any,
) -> tuple[NDArray[np.float64], dict[str, Any]]:
    """The last weights `(features,)` and what happened on the way."""
    from learners._lms import lms_epoch  # brings Numba, which only a fit needs

    batch, epochs = order == "batch", orders(order, len(X), random)

    def pass_over(rate: float, w: NDArray[np.float64], path: NDArray[np.float64]) -> None:
        if not batch:
            lms_epoch(X, y, next(epochs), 2 * rate, w, path)
            return
        with np.errstate(over="ignore", invalid="ignore"):
            w += 2 * rate * ((y - X @ w) @ X)
        path[:1] = w

    w, history = run(settings, 1 if batch else len(X), start, pass_over, mean_square(X, y))
    largest = float(np.linalg.norm(X, 2)) ** 2 if batch else float((X**2).sum(axis=1).max())
    history["mean_squares"] = history.pop("losses")
    return w, history | {
        "distances": distances(history["epoch_path"], X, y),
        "rate_limit": 1 / largest if largest > 0 else np.inf,
    }
