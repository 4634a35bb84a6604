"""Pegasos with a kernel: the same stochastic steps, kept as counts of the examples that came in."""

from __future__ import annotations

from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from learners.kernels.named import OPTIONS, kernel_of
from learners.shared.arguments import choice, generator, integer, real
from learners.shared.declaring import learner
from learners.shared.two_classes import ByScore

OUTPUTS = ("mean", "last")


@learner
class KernelPegasos(ByScore):
    """beta = 0; for t = 1..T: draw i; if y_i sum_j beta_j y_j K(x_j, x_i) / (lambda t) < 1, beta_i += 1.

    It is `Pegasos` in the kernel's feature space: with the linear kernel the two go the same way. beta counts how
    often each example came in; the coefficients at step t are beta_j y_j / (lambda t), the answer their mean over
    t = 1..T (the notes print the condition with a y without index). The bound of Pegasos holds with
    rho = max sqrt(K(x, x)). There is no intercept; 1 + K has one, penalised.

    Source: Shalev-Shwartz & Ben-David (2014), section 16.3.

    Parameters
    ----------
    regularisation : real > 0, default 0.01
        lambda, of (lambda/2) ||w||^2: twice the lambda of `SoftSVM`.
    steps : int >= 1, default 10000
        T, the examples drawn.
    output : "mean" or "last", default "mean"
        The mean of w_1..w_T, or w_T.
    kernel : "linear", "quadratic", "polynomial", "gaussian" or "sigmoid", default "gaussian"
        See `learners.kernels`.
    gamma : real > 0, default 1.0
        Of exp(-gamma ||x - z||^2), and the slope of the sigmoid.
    degree : int >= 1, default 2
        Of the polynomial (offset + <x, z>)^degree.
    offset : real >= 0, default 1.0
        Of the polynomial; tanh(gamma <x, z> - offset).
    random_state : None, int or RandomState, default 0
        Draws the examples.
    path_limit : int >= 1, default 20
        At how many steps, evenly on a logarithmic scale, the run is looked at.

    Attributes
    ----------
    dual_coef_ : array `(samples,)`
        The coefficients of K(x_j, x) in the score.
    history_ : dict
        `updates`, steps that changed theta; `update_fraction`; `steps` `(marks,)`, where the run was looked at, and
        there `objectives_of_mean`, `objectives_of_last` `(marks,)` and `coefficients_path` `(marks,
        samples)`, those of w_t; `counts` `(samples,)`, beta; `objective` and `squared_norm` of the answer;
        `radius`, max sqrt K(x, x); `training_error`; `stopped_by`, always "steps".

    Complexity: O(samples^2 features + updates samples + steps); memory O(samples^2).
    """

    title = "Pegasos with a kernel"
    says = "Counts how often each example, drawn at random, lay within the margin, and weighs it by that in the kernel."
    options = OPTIONS

    regularisation: float = 0.01
    steps: int = 10_000
    output: str = "mean"
    kernel: str = "gaussian"
    gamma: float = 1.0
    degree: int = 2
    offset: float = 1.0
    random_state: Any = 0
    path_limit: int = 20
    labels: tuple[Any, Any] | None = None

    def fit(self, X: Any, y: Any) -> Self:
        """Run on X `(samples, features)` and two labels y `(samples,)`."""
        lam = real(self, "regularisation", "factor lambda of half the squared norm", above=0)
        steps = integer(self, "steps", "examples drawn", 1)
        output = choice(self, "output", "which weights are the answer", OUTPUTS)
        limit = integer(self, "path_limit", "steps looked at", 1)
        self._kernel = kernel_of(self)
        random = generator(self)
        self._points, positive = self._read_sample(X, y)
        K, signs = self._kernel(self._points, self._points), np.where(positive, 1.0, -1.0)
        picks = random.randint(len(K), size=steps)
        self.dual_coef_, self.history_ = _run(K, signs, picks, lam, output, limit)
        return self

    def decision_function(self, X: Any) -> NDArray[np.float64]:
        """sum_j coefficient_j K(x_j, x), positive for `classes_[1]`; shape `(samples,)`."""
        points = self._read_points(X)  # first: it refuses where nothing has been fitted
        scores: NDArray[np.float64] = self._kernel(points, self._points) @ self.dual_coef_
        return scores


def _run(
    K: NDArray[np.float64], y: NDArray[np.float64], picks: NDArray[Any], lam: float, output: str, limit: int
) -> tuple[NDArray[np.float64], dict[str, Any]]:
    """The answer's coefficients `(samples,)` and what happened on the way."""
    from learners.svm._marks import marks
    from learners.svm._pegasos import by_examples  # brings Numba, which only a fit needs

    steps, K = marks(len(picks), limit), np.ascontiguousarray(K)
    lasts, means = np.zeros((len(steps), len(y))), np.zeros((len(steps), len(y)))
    counts = np.zeros(len(y))
    updates = int(by_examples(K, y, picks.astype(np.int64), lam, steps, lasts, means, counts))
    of_mean, of_last = _objectives(K, y, lam, means), _objectives(K, y, lam, lasts)
    coefficients, objective = (means[-1], of_mean[-1]) if output == "mean" else (lasts[-1], of_last[-1])
    return coefficients, {
        "updates": updates,
        "update_fraction": updates / len(picks),
        "steps": steps,
        "objectives_of_mean": of_mean,
        "objectives_of_last": of_last,
        "coefficients_path": lasts,
        "counts": counts,
        "objective": float(objective),
        "squared_norm": float(coefficients @ K @ coefficients),
        "radius": float(np.sqrt(np.maximum(np.diag(K), 0.0).max())),
        "training_error": float(np.mean((K @ coefficients > 0) != (y > 0))),
        "stopped_by": "steps",
    }


def _objectives(
    K: NDArray[np.float64], y: NDArray[np.float64], lam: float, coefficients: NDArray[np.float64]
) -> NDArray[np.float64]:
    """(lambda/2) ||w||^2 + mean hinge loss for each row of coefficients `(marks, samples)`."""
    scores = coefficients @ K
    hinges = np.maximum(0.0, 1 - y * scores).mean(axis=1)
    objectives: NDArray[np.float64] = lam / 2 * (scores * coefficients).sum(axis=1) + hinges
    return objectives
