"""A single sigmoid unit, trained by the delta rule on its squared error."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.base import BaseEstimator, ClassifierMixin

from learners._arguments import beginning, choice, flag, generator, integer, real
from learners._delta_rule import ORDERS, SCHEDULES, Settings, orders, run
from learners._hyperplane import parted, training_error, with_constant
from learners._sigmoid_unit import sigmoid, squared_error, visit_each
from learners._two_classes import as_labels, read_points, read_sample


class SigmoidUnit(ClassifierMixin, BaseEstimator):
    """From w = 0, `w += rate (d - out) f'(net) x`, net = <w, x>, out = f(net) = 1 / (1 + exp(-slope net)), d 0 or 1.

    Where the unit is saturated, |slope net| large, f' = slope out (1 - out) is nearly 0, and so are the steps,
    however wrong the answer; the squared error is not convex in w (that of `LogisticRegression` is). The notes define
    delta once with f' and once without: f' belongs into the rule once, twice would make the step at net = 2 another
    9.5 times shorter. The factor 2 of the derivative is part of the rate.

    With `fit_intercept` every point gets a last coordinate 1, whose weight is the intercept.

    Source: Rumelhart, Hinton & Williams (1986); lecture notes of Matteoni, the delta rule for a sigmoid unit.

    Parameters
    ----------
    rate : real > 0, default 0.5
        The learning rate.
    slope : real > 0, default 1.0
        Of the sigmoid, a quarter of it at net = 0.
    schedule : "constant", "inverse" or "inverse root", default "constant"
        The rate of epoch k is rate, rate / k or rate / sqrt(k).
    max_epochs : int >= 1, default 200
        The most passes over the sample.
    tolerance : real > 0, default 1e-6
        Stop after an epoch that moves w by no more than this.
    order : "given", "shuffled", "with replacement" or "batch", default "batch"
        How an epoch takes the examples; "batch" moves by the mean of their steps at once.
    fit_intercept : bool, default True
        Whether the hyperplane may miss the origin.
    random_state : None, int or RandomState, default None
        Draws the orders.
    path_limit : int >= 0, default 0
        How many weight vectors to keep, those after the first steps.
    start : array `(features,)`, the intercept's weight last where there is one, or None, default None
        The weights to begin with; None is 0.
    labels : pair (negative, positive) or None, default None
        The labels, where they are known before the sample; None reads them off the sample.

    Attributes
    ----------
    classes_ : array `(classes,)`; `classes_[1]` is the positive class. One class only: every answer is that class.
    n_features_in_ : int
    coef_ : array `(1, features)`
    intercept_ : array `(1,)`
    n_iter_ : int, epochs.
    history_ : dict
        `mean_squares` `(epochs + 1,)`, the mean of (d - out)^2 before the first and after each epoch; `epoch_path`
        `(epochs + 1, features)`, w after each epoch; `weights_path` `(kept + 1, features)`, w from the start on, step
        by step; `updates`, the steps; `outs` `(samples,)` and `deltas` `(samples,)`, (d - out) f'(net), at the end;
        `stopped_by`, "settled", "max_epochs" or "diverged"; `training_error`.

    Complexity: O(epochs samples features).
    """

    title = "Sigmoid unit"
    says = "Trains one smooth threshold by the slope of its squared error."

    def __init__(
        self,
        rate: float = 0.5,
        slope: float = 1.0,
        schedule: str = "constant",
        max_epochs: int = 200,
        tolerance: float = 1e-6,
        order: str = "batch",
        fit_intercept: bool = True,
        random_state: Any = None,
        path_limit: int = 0,
        labels: tuple[Any, Any] | None = None,
        start: Any = None,
    ) -> None:
        self.rate = rate
        self.slope = slope
        self.schedule = schedule
        self.max_epochs = max_epochs
        self.tolerance = tolerance
        self.order = order
        self.fit_intercept = fit_intercept
        self.random_state = random_state
        self.path_limit = path_limit
        self.labels = labels
        self.start = start

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.classifier_tags.multi_class = False
        return tags

    def fit(self, X: Any, y: Any) -> SigmoidUnit:
        """Run on X `(samples, features)` and two labels y `(samples,)`."""
        settings, slope = self._settings(), real(self, "slope", "slope of the sigmoid", above=0)
        order = choice(self, "order", "how an epoch takes the examples", (*ORDERS, "batch"))
        intercept, random = flag(self, "fit_intercept", "whether the hyperplane may miss the origin"), generator(self)
        X, positive = read_sample(self, X, y)
        points, targets = with_constant(X, intercept), positive.astype(np.float64)
        start = beginning(self, points.shape[1])
        w, self.history_ = _run(points, targets, start, slope, settings, order, random)
        self.n_iter_ = len(self.history_["mean_squares"]) - 1
        self.coef_, self.intercept_ = parted(w, X.shape[1])
        return self

    def _settings(self) -> Settings:
        return Settings(
            real(self, "rate", "learning rate", above=0),
            choice(self, "schedule", "how the rate falls over the epochs", SCHEDULES),
            integer(self, "max_epochs", "most passes over the sample", 1),
            real(self, "tolerance", "movement of an epoch to stop at", above=0),
            integer(self, "path_limit", "weight vectors kept", 0),
        )

    def vc_dimension(self, features: int) -> int:
        """VC dimension of the halfspaces this learner chooses from: the features, and one for a free intercept."""
        return features + bool(self.fit_intercept)

    def decision_function(self, X: Any) -> NDArray[np.float64]:
        """net = <w, x> plus the intercept, positive for `classes_[1]`; shape `(samples,)`."""
        scores: NDArray[np.float64] = read_points(self, X) @ self.coef_[0] + self.intercept_[0]
        return scores

    def predict(self, X: Any) -> NDArray[Any]:
        """The class of each row of X `(samples, features)`; shape `(samples,)`."""
        return as_labels(self, self.decision_function(X) > 0)


def _run(
    X: NDArray[np.float64],
    targets: NDArray[np.float64],
    start: NDArray[np.float64],
    slope: float,
    settings: Settings,
    order: str,
    random: Any,
) -> tuple[NDArray[np.float64], dict[str, Any]]:
    """The last weights `(features,)` and what happened on the way."""
    samples, objective, epochs = len(X), squared_error(X, targets, slope), orders(order, len(X), random)
    batch = order == "batch"

    def pass_over(rate: float, w: NDArray[np.float64], path: NDArray[np.float64]) -> None:
        if not batch:
            visit_each(X, targets, slope, next(epochs), rate, w, path)
            return
        w -= rate / (2 * samples) * objective.gradient(w)
        path[:1] = w

    w, history = run(settings, 1 if batch else samples, start, pass_over, lambda v: objective.value(v) / samples)
    net = slope * (X @ w)
    history["mean_squares"] = history.pop("losses")
    return w, history | {
        "outs": sigmoid(net),
        "deltas": (targets - sigmoid(net)) * slope * sigmoid(net) * sigmoid(-net),
        "training_error": training_error(X, np.where(targets == 1, 1.0, -1.0), w),
    }
