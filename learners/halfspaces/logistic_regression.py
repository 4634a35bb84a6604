"""Logistic regression: the halfspace under whose probabilities the labels are most likely."""

from math import inf
from typing import Annotated, Any, ClassVar, Self

import numpy as np

from learners.halfspaces.logistic_loss import logistic_loss, minimize
from learners.optimizers.conjugate import FORMULAS
from learners.shared.arguments import choice, generator, integer, real
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.halfspace import Halfspace, parted, training_error, with_constant
from learners.shared.words import Cost, Option, Seed, Steps, Tolerance

SOLVERS = ("newton", "gradient", "conjugate gradient")
STARTS = ("zero", "uniform")


@learner
class LogisticRegression(Halfspace):
    """Minimizes ||w||^2 / 2 + C sum of ln(1 + exp(-y f(x))), f(x) = <w, x> + b; P(y|x) = 1 / (1 + exp(-y f(x))).

    That is the mean loss + lambda ||w||^2 with lambda = 1 / (2 C m), twice as much for (lambda/2) ||w||^2.
    For C = inf this is maximum likelihood: the mean loss is minus the log-likelihood over the number of
    examples. (The notes print the likelihood once without y; it has no maximum.) Then a separable sample has no
    minimizer: the loss falls to 0 while ||w|| grows for ever, the answer is where the gradient became shorter than
    the tolerance, and `separable` says so. The intercept is not penalized.

    The solvers find the same minimum: Newton's method (iteratively reweighted least squares), gradient descent with
    step learning_rate / L, L the largest curvature, and non-linear conjugate gradients with a strong Wolfe search,
    begun anew every features + 1 steps. The notes' C program may return weights it never set, when the first loss is
    large, and overflows in exp; neither happens here.

    Source: Cox (1958); Shalev-Shwartz & Ben-David (2014), section 9.3; lecture notes of Amini, logistic regression.

    Parameters
    ----------
    C : real > 0 or inf, default 1.0
        scikit-learn's: the cost of the losses beside half the squared norm; inf: no penalty.
    solver : "newton", "gradient" or "conjugate gradient", default "newton"
    formula : "FR", "PR", "PR+" or "HS", default "PR+"
        The beta of conjugate gradients.
    learning_rate : real > 0, default 1.0
        The step of gradient descent in units of 1/L; from 2 on it need not converge.
    tol : real > 0, default 1e-6
        Stop where the gradient is no longer than this.
    max_iter : int >= 1, default 1000
    init : "zero" or "uniform", default "zero"
        From w = 0 or from coordinates uniform in [-1, 1].
    random_state : None, int or RandomState, default None
        Draws a "uniform" start.

    Attributes
    ----------
    n_iter_ : int, steps.
    history_ : dict
        `objectives` `(steps + 1,)`, of the mean loss + ||w||^2 / (2 C m); `gradient_norms` `(steps + 1,)`;
        `weights_path` `(steps + 1, features)`, a last coordinate being the intercept; `norms` `(steps + 1,)`, their
        lengths; `training_loss`, the mean loss without the penalty; `log_likelihood`, minus its sum; `smoothness`,
        L; `separable`, does the answer separate the sample?; `training_error`; `stopped_by`, "small gradient",
        "steps", "no descent" (rounding: no step falls any more) or "diverged". With conjugate gradients also
        `etas`, `betas`, `cosines` `(steps,)`, `restarts` and `evaluations`.

    Complexity: O(steps samples features), with Newton's method O(steps samples features^2).

    >>> from learners import LogisticRegression
    >>> X, y = [[0], [1], [2], [3]], [0, 1, 0, 1]
    >>> likely = LogisticRegression(C=1.0).fit(X, y)
    >>> likely.predict_proba([[0], [3]])[:, 1].round(3).tolist()
    [0.336, 0.664]
    """

    title = "Logistic regression"
    description = (
        "Fits the probabilities of two classes: the labels of the sample are likely under them, the weights short."
    )
    options: ClassVar = {
        "solver": {
            "newton": Option("Newton's method"),
            "gradient": Option("Gradient descent", ("learning_rate",)),
            "conjugate gradient": Option("Conjugate gradients", ("formula",)),
        }
    }

    C: Annotated[Cost, "cost of the losses, infinite for no penalty"] = 1.0
    solver: Annotated[str, "method", "how the minimum is found"] = "newton"
    formula: Annotated[str, "formula for β", "beta of conjugate gradients"] = "PR+"
    learning_rate: Annotated[float, "learning rate, in units of 1/L", "step in units of 1/L"] = 1.0
    tol: Annotated[Tolerance, "gradient length to stop at"] = 1e-6
    max_iter: Steps = 1000
    init: Annotated[str, "starting point", "where the descent begins"] = "zero"
    fit_intercept: bool = True
    random_state: Seed = None
    labels: tuple[Any, Any] | None = None

    def fit(self, X: Any, y: Any) -> Self:
        """Fit to X `(samples, features)` and two labels y `(samples,)`."""
        free = isinstance(self.C, float) and inf == self.C
        C = inf if free else real(self, "C", above=0)
        settings, random = self._settings(), generator(self)
        intercept = self._may_miss_origin()
        uniform = choice(self, "init", STARTS) == "uniform"
        X, positive = self._read_sample(X, y)
        points, signs = with_constant(X, intercept), np.where(positive, 1.0, -1.0)
        lam = 1 / (2 * C * len(X))
        objective = logistic_loss(points, signs, np.r_[np.full(X.shape[1], lam), np.zeros(int(intercept))])
        start = random.uniform(-1, 1, points.shape[1]) if uniform else objective.start
        w, self.history_ = minimize(objective, start, settings)
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
            "solver": choice(self, "solver", SOLVERS),
            "formula": choice(self, "formula", FORMULAS),
            "rate": real(self, "learning_rate", above=0),
            "tolerance": real(self, "tol", above=0),
            "steps": integer(self, "max_iter", 1),
        }

    def predict_proba(self, X: Any) -> Reals:
        """P(y|x) `(samples, classes)` in the order of `classes_`."""
        scores = self.decision_function(X)
        if len(self.classes_) == 1:
            return np.ones((len(scores), 1))
        return np.exp(-np.logaddexp(0.0, np.column_stack([scores, -scores])))
