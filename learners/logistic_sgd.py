"""Logistic regression by stochastic gradient descent, example by example."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.base import BaseEstimator, ClassifierMixin

from learners._arguments import beginning, choice, flag, generator, integer, real
from learners._delta_rule import ORDERS, SCHEDULES, Settings, orders, run
from learners._hyperplane import parted, training_error, with_constant
from learners._two_classes import as_labels, read_points, read_sample


class LogisticSGD(ClassifierMixin, BaseEstimator):
    """From w = 0, `w += rate y x / (1 + exp(y <w, x>))` at every example: down the gradient of its logistic loss.

    It is the perceptron's update with a weight that falls from 1, for what is badly misjudged, to 0. With a constant
    rate w hovers about the minimum of `LogisticRegression`; on a separable sample, where there is none, it grows for
    ever, ever more slowly. The rule that stops it, an epoch that moves w by little, is then met by slowness alone.

    With `fit_intercept` every point gets a last coordinate 1, whose weight is the intercept.

    Source: Abu-Mostafa, Magdon-Ismail & Lin (2012), Learning from Data, section 3.3.

    Parameters
    ----------
    rate : real > 0, default 0.01
        The learning rate.
    schedule : "constant", "inverse" or "inverse root", default "constant"
        The rate of epoch k is rate, rate / k or rate / sqrt(k).
    max_epochs : int >= 1, default 1000
        The most passes over the sample.
    tolerance : real > 0, default 0.01
        Stop after an epoch that moves w by no more than this.
    order : "given", "shuffled" or "with replacement", default "given"
        How an epoch takes the examples.
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
        `losses` `(epochs + 1,)`, the mean of ln(1 + exp(-y <w, x>)) before the first and after each epoch;
        `epoch_path` `(epochs + 1, features)`, w after each epoch; `weights_path` `(kept + 1, features)`, w from 0
        on, visit by visit; `updates`, the visits; `separable`, does the answer separate the sample?;
        `stopped_by`, "settled", "max_epochs" or "diverged"; `training_error`.

    Complexity: O(epochs samples features).
    """

    title = "Logistic regression by stochastic gradient"
    says = "Moves towards every example in turn, the more the less probable its label seemed."

    def __init__(
        self,
        rate: float = 0.01,
        schedule: str = "constant",
        max_epochs: int = 1000,
        tolerance: float = 0.01,
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

    def fit(self, X: Any, y: Any) -> LogisticSGD:
        """Run on X `(samples, features)` and two labels y `(samples,)`."""
        settings, order = self._settings(), choice(self, "order", "how an epoch takes the examples", ORDERS)
        intercept, random = flag(self, "fit_intercept", "whether the hyperplane may miss the origin"), generator(self)
        X, positive = read_sample(self, X, y)
        points, signs = with_constant(X, intercept), np.where(positive, 1.0, -1.0)
        start = beginning(self, points.shape[1])
        w, self.history_ = _run(points, signs, start, settings, orders(order, len(X), random))
        self.n_iter_ = len(self.history_["losses"]) - 1
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
        """<w, x> plus the intercept, the log-odds of `classes_[1]`; shape `(samples,)`."""
        scores: NDArray[np.float64] = read_points(self, X) @ self.coef_[0] + self.intercept_[0]
        return scores

    def predict(self, X: Any) -> NDArray[Any]:
        """The class of each row of X `(samples, features)`; shape `(samples,)`."""
        return as_labels(self, self.decision_function(X) > 0)


def _run(
    X: NDArray[np.float64], signs: NDArray[np.float64], start: NDArray[np.float64], settings: Settings, epochs: Any
) -> tuple[NDArray[np.float64], dict[str, Any]]:
    """The last weights `(features,)` and what happened on the way."""
    from learners._logistic_epoch import logistic_epoch  # brings Numba, which only a fit needs

    def pass_over(rate: float, w: NDArray[np.float64], path: NDArray[np.float64]) -> None:
        logistic_epoch(X, signs, next(epochs), rate, w, path)

    def loss(w: NDArray[np.float64]) -> float:
        with np.errstate(over="ignore", invalid="ignore"):
            found = float(np.logaddexp(0.0, -signs * (X @ w)).mean())
        return found if np.isfinite(found) else np.inf

    w, history = run(settings, len(X), start, pass_over, loss)
    told = {"separable": bool((signs * (X @ w) > 0).all()), "training_error": training_error(X, signs, w)}
    return w, history | told
