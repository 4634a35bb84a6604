"""Adaline, the adaptive linear neuron of Widrow and Hoff: every example pulls its score towards its label."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.base import BaseEstimator, ClassifierMixin

from learners._arguments import beginning, choice, flag, generator, integer, real
from learners._delta_rule import ORDERS, SCHEDULES, Settings, distances, mean_square, orders, run
from learners._hyperplane import parted, training_error, with_constant
from learners._two_classes import as_labels, read_points, read_sample


class Adaline(ClassifierMixin, BaseEstimator):
    """From w = 0, `w += rate (y - <w, x>) x` at every example, judged right or not; the answer is the sign of <w, x>.

    It walks down the squared error, and not down the number of mistakes: a distant point on the right side still
    pulls, and the least-squares hyperplane may misjudge a separable sample. A visit multiplies the residual of its
    own example by 1 - rate ||x||^2, so a rate below 2 / max ||x||^2 never makes that one larger; far above, the
    weights diverge. With a constant rate they do not converge but hover about the least-squares solution, unless
    that has residuals 0; "inverse" lets them settle.

    With `fit_intercept` every point gets a last coordinate 1, whose weight is the intercept. The derivative of the
    squared error has a factor 2 which, as in the notes, is part of the rate. The notes write h_w without its step:
    the residual is computed once, before either weight moves.

    Source: Widrow & Hoff (1960), Adaptive switching circuits; lecture notes of Amini, algorithm 2.

    Parameters
    ----------
    rate : real > 0, default 0.01
        The learning rate.
    schedule : "constant", "inverse" or "inverse root", default "constant"
        The rate of epoch k is rate, rate / k or rate / sqrt(k).
    max_epochs : int >= 1, default 100
        The most passes over the sample.
    tolerance : real > 0, default 1e-10
        Stop after an epoch that moves w by no more than this.
    order : "given", "shuffled" or "with replacement", default "given"
        How an epoch takes the examples; the notes draw each one anew, "with replacement".
    fit_intercept : bool, default True
        Whether the hyperplane may miss the origin.
    random_state : None, int or RandomState, default None
        Draws the orders.
    path_limit : int >= 0, default 0
        How many weight vectors to keep, those after the first visits.
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
        `mean_squares` `(epochs + 1,)`, the mean of (y - <w, x>)^2 before the first and after each epoch;
        `training_errors` `(epochs + 1,)`; `distances` `(epochs + 1,)`, ||w - w*|| to the least-squares solution
        of least length; `epoch_path` `(epochs + 1, features)`, w after each epoch; `weights_path`
        `(kept + 1, features)`, w from the start on, visit by visit; `updates`, the visits; `stopped_by`, "settled",
        "max_epochs" or "diverged" (mean square a million times above the first, or no longer finite: the answer
        is the last finite w); `rate_limit`, 2 / max ||x||^2; `training_error`.

    Complexity: O(epochs samples features), and O(samples features^2) for the least-squares solution.
    """

    title = "Adaline"
    says = "Pulls the score of every example towards its label, a step in proportion to what is missing."

    def __init__(
        self,
        rate: float = 0.01,
        schedule: str = "constant",
        max_epochs: int = 100,
        tolerance: float = 1e-10,
        order: str = "given",
        fit_intercept: bool = True,
        random_state: Any = None,
        path_limit: int = 0,
        labels: tuple[Any, Any] | None = None,
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
        self.labels = labels
        self.start = start

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.classifier_tags.multi_class = False
        return tags

    def fit(self, X: Any, y: Any) -> Adaline:
        """Run on X `(samples, features)` and two labels y `(samples,)`."""
        settings, order = self._settings(), choice(self, "order", "how an epoch takes the examples", ORDERS)
        intercept, random = flag(self, "fit_intercept", "whether the hyperplane may miss the origin"), generator(self)
        X, positive = read_sample(self, X, y)
        points, signs = with_constant(X, intercept), np.where(positive, 1.0, -1.0)
        start = beginning(self, points.shape[1])
        w, self.history_ = _run(points, signs, start, settings, orders(order, len(X), random))
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
        """<w, x> plus the intercept, positive for `classes_[1]`; shape `(samples,)`."""
        scores: NDArray[np.float64] = read_points(self, X) @ self.coef_[0] + self.intercept_[0]
        return scores

    def predict(self, X: Any) -> NDArray[Any]:
        """The class of each row of X `(samples, features)`; shape `(samples,)`."""
        return as_labels(self, self.decision_function(X) > 0)


def _run(
    X: NDArray[np.float64], signs: NDArray[np.float64], start: NDArray[np.float64], settings: Settings, epochs: Any
) -> tuple[NDArray[np.float64], dict[str, Any]]:
    """The last weights `(features,)` and what happened on the way."""
    from learners._lms import lms_epoch  # brings Numba, which only a fit needs

    def pass_over(rate: float, w: NDArray[np.float64], path: NDArray[np.float64]) -> None:
        lms_epoch(X, signs, next(epochs), rate, w, path)

    w, history = run(settings, len(X), start, pass_over, mean_square(X, signs))
    history["mean_squares"] = history.pop("losses")
    errors = np.array([training_error(X, signs, v) for v in history["epoch_path"]])
    longest = float((X**2).sum(axis=1).max())
    return w, history | {
        "training_errors": errors,
        "distances": distances(history["epoch_path"], X, signs),
        "rate_limit": 2 / longest if longest > 0 else np.inf,
        "training_error": float(errors[-1]),
    }
