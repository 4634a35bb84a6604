"""Logistic regression: the halfspace under whose probabilities the labels are most likely."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray
from sklearn.base import BaseEstimator, ClassifierMixin

from learners._arguments import choice, flag, generator, integer, real
from learners._hyperplane import parted, training_error, with_constant
from learners._logistic_loss import logistic_loss, minimise
from learners._prices import not_negative
from learners._two_classes import as_labels, read_points, read_sample
from learners.optimizers._conjugate import FORMULAS

SOLVERS = ("newton", "gradient", "conjugate gradient")
STARTS = ("zero", "uniform")


class LogisticRegression(ClassifierMixin, BaseEstimator):
    """Minimises the mean of ln(1 + exp(-y f(x))) + lambda ||w||^2, f(x) = <w, x> + b; P(y|x) = 1 / (1 + exp(-y f(x))).

    For lambda = 0 this is maximum likelihood: the mean loss is minus the log-likelihood over the number of
    examples. (The notes print the likelihood once without y; it has no maximum.) Then a separable sample has no
    minimiser: the loss falls to 0 while ||w|| grows for ever, the answer is where the gradient became shorter than
    the tolerance, and `separable` says so. The intercept is not penalised. lambda is 1 / (2 C samples) for
    scikit-learn's C, and half of the lambda of lambda/2 ||w||^2.

    The solvers find the same minimum: Newton's method (iteratively reweighted least squares), gradient descent with
    step rate / L, L the largest curvature, and non-linear conjugate gradients with a strong Wolfe search, begun
    anew every features + 1 steps. The notes' C program may return weights it never set, when the first loss is
    large, and overflows in exp; neither happens here.

    Source: Cox (1958); Shalev-Shwartz & Ben-David (2014), section 9.3; lecture notes of Amini, logistic regression.

    Parameters
    ----------
    regularisation : real >= 0, default 0.0
        lambda, the price of ||w||^2.
    solver : "newton", "gradient" or "conjugate gradient", default "newton"
    formula : "FR", "PR", "PR+" or "HS", default "PR+"
        The beta of conjugate gradients.
    rate : real > 0, default 1.0
        The step of gradient descent in units of 1/L; from 2 on it need not converge.
    tolerance : real > 0, default 1e-6
        Stop where the gradient is no longer than this.
    max_iterations : int >= 1, default 1000
    start : "zero" or "uniform", default "zero"
        From w = 0 or from coordinates uniform in [-1, 1].
    fit_intercept : bool, default True
        Whether the hyperplane may miss the origin.
    random_state : None, int or RandomState, default None
        Draws a "uniform" start.
    labels : pair (negative, positive) or None, default None
        The labels, where they are known before the sample; None reads them off the sample.

    Attributes
    ----------
    classes_ : array `(classes,)`; `classes_[1]` is the positive class. One class only: every answer is that class.
    n_features_in_ : int
    coef_ : array `(1, features)`
    intercept_ : array `(1,)`
    n_iter_ : int, steps.
    history_ : dict
        `objectives` `(steps + 1,)`; `gradient_norms` `(steps + 1,)`; `weights_path` `(steps + 1, features)`, a last
        coordinate being the intercept; `norms` `(steps + 1,)`, their lengths; `training_loss`, the mean loss
        without lambda ||w||^2; `log_likelihood`, minus its sum; `smoothness`, L; `separable`, does the answer
        separate the sample?; `training_error`; `stopped_by`, "small gradient", "steps", "no descent" (rounding: no
        step falls any more) or "diverged". With conjugate gradients also `etas`, `betas`, `cosines` `(steps,)`,
        `restarts` and `evaluations`.

    Complexity: O(steps samples features), with Newton's method O(steps samples features^2).
    """

    title = "Logistic regression"
    says = "Fits the probabilities of two classes under which the labels of the sample are most likely."
    options: ClassVar = {"solver": {"newton": (), "gradient": ("rate",), "conjugate gradient": ("formula",)}}

    def __init__(
        self,
        regularisation: float = 0.0,
        solver: str = "newton",
        formula: str = "PR+",
        rate: float = 1.0,
        tolerance: float = 1e-6,
        max_iterations: int = 1000,
        start: str = "zero",
        fit_intercept: bool = True,
        random_state: Any = None,
        labels: tuple[Any, Any] | None = None,
    ) -> None:
        self.regularisation = regularisation
        self.solver = solver
        self.formula = formula
        self.rate = rate
        self.tolerance = tolerance
        self.max_iterations = max_iterations
        self.start = start
        self.fit_intercept = fit_intercept
        self.random_state = random_state
        self.labels = labels

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.classifier_tags.multi_class = False
        return tags

    def fit(self, X: Any, y: Any) -> LogisticRegression:
        """Fit to X `(samples, features)` and two labels y `(samples,)`."""
        lam, settings, random = not_negative(self, "regularisation", "price lambda"), self._settings(), generator(self)
        intercept = flag(self, "fit_intercept", "whether the hyperplane may miss the origin")
        uniform = choice(self, "start", "where the descent begins", STARTS) == "uniform"
        X, positive = read_sample(self, X, y)
        points, signs = with_constant(X, intercept), np.where(positive, 1.0, -1.0)
        objective = logistic_loss(points, signs, np.r_[np.full(X.shape[1], lam), np.zeros(int(intercept))])
        start = random.uniform(-1, 1, points.shape[1]) if uniform else objective.start
        w, self.history_ = minimise(objective, start, settings)
        margins = signs * (points @ w)
        losses = np.logaddexp(0.0, -margins)
        self.history_ |= {
            "training_loss": float(losses.mean()),
            "log_likelihood": -float(losses.sum()),
            "separable": bool((margins > 0).all()),
            "training_error": training_error(points, signs, w),
        }
        self.n_iter_ = len(self.history_["objectives"]) - 1
        self.coef_, self.intercept_ = parted(w, X.shape[1])
        return self

    def _settings(self) -> dict[str, Any]:
        return {
            "solver": choice(self, "solver", "how the minimum is found", SOLVERS),
            "formula": choice(self, "formula", "beta of conjugate gradients", FORMULAS),
            "rate": real(self, "rate", "step in units of 1/L", above=0),
            "tolerance": real(self, "tolerance", "gradient length to stop at", above=0),
            "steps": integer(self, "max_iterations", "most steps", 1),
        }

    def vc_dimension(self, features: int) -> int:
        """VC dimension of the halfspaces this learner chooses from: the features, and one for a free intercept."""
        return features + bool(self.fit_intercept)

    def decision_function(self, X: Any) -> NDArray[np.float64]:
        """f(x), the log-odds of `classes_[1]`; shape `(samples,)`."""
        scores: NDArray[np.float64] = read_points(self, X) @ self.coef_[0] + self.intercept_[0]
        return scores

    def predict_proba(self, X: Any) -> NDArray[np.float64]:
        """P(y|x) `(samples, classes)` in the order of `classes_`."""
        scores = self.decision_function(X)
        if len(self.classes_) == 1:
            return np.ones((len(scores), 1))
        return np.exp(-np.logaddexp(0.0, np.column_stack([scores, -scores])))

    def predict(self, X: Any) -> NDArray[Any]:
        """The class of each row of X `(samples, features)`; shape `(samples,)`."""
        return as_labels(self, self.decision_function(X) > 0)
