"""Pegasos with a kernel: the same stochastic steps, kept as counts of the examples that came in."""

from functools import partial
from typing import Any, Self

import numpy as np

from learners.kernels.named import WithKernel
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.gram import gram_matrix, kernel_scores
from learners.shared.two_classes import ByScore
from learners.svm._draws import Draws, DrawsExamples


@learner
class KernelPegasos(DrawsExamples, WithKernel, ByScore):
    """beta = 0; for t = 1..T: draw i; if y_i sum_j beta_j y_j K(x_j, x_i) / (lambda t) < 1, beta_i += 1.

    It is `Pegasos` in the kernel's feature space: with the linear kernel the two go the same way. beta counts how
    often each example came in; the coefficients at step t are beta_j y_j / (lambda t), the answer their mean over
    t = 1..T (the notes print the condition with a y without index). The bound of Pegasos holds with
    rho = max sqrt(K(x, x)). There is no intercept; 1 + K has one, penalized.

    Source: Shalev-Shwartz & Ben-David (2014), section 16.3.

    Attributes
    ----------
    dual_coef_ : array `(samples,)`
        The coefficients of K(x_j, x) in the score.
    history_ : dict
        `updates`, steps that changed theta; `update_fraction`; `steps` `(marks,)`, where the run was looked at, and
        there `objectives_of_mean`, `objectives_of_last` `(marks,)`, `coefficients_path` `(marks, samples)`, those of
        w_t, and `mean_coefficients_path` likewise, those of the mean so far; `counts` `(samples,)`, beta; `objective`
        and `squared_norm` of the answer; `radius`, max sqrt K(x, x); `training_error`; `stopped_by`, always "max_iter".

    Complexity: O(samples^2 features + updates samples + steps); memory O(samples^2).

    >>> from learners import KernelPegasos
    >>> X, y = [[0, 0], [0, 1], [1, 0], [1, 1]], [0, 1, 1, 0]
    >>> machine = KernelPegasos(alpha=0.1, max_iter=2_000).fit(X, y)
    >>> machine.predict(X).tolist()
    [0, 1, 1, 0]
    """

    title = "Pegasos with a kernel"
    description = (
        "Counts how often each example, drawn at random, lay within the margin, and weighs it by that in the kernel."
    )

    alpha: float = 0.001
    max_iter: int = 10_000
    output: str = "mean"
    kernel: str = "gaussian"
    gamma: float | str = "scale"
    degree: int = 2
    coef0: float = 1.0
    random_state: Any = 0
    path_limit: int = 20
    labels: tuple[Any, Any] | None = None

    def fit(self, X: Any, y: Any) -> Self:
        """Run on X `(samples, features)` and two labels y `(samples,)`."""
        draws, kernel_on = self._draws(), self._named_kernel()
        self._points, positive = self._read_sample(X, y)
        self._kernel = kernel_on(self._points)
        K, signs = gram_matrix(self, self._kernel, self._points), np.where(positive, 1.0, -1.0)
        self.dual_coef_, self.history_ = _run(K, signs, draws)
        self.n_iter_ = draws.max_iter
        return self

    def decision_function(self, X: Any) -> Reals:
        """sum_j coefficient_j K(x_j, x), positive for `classes_[1]`; shape `(samples,)`."""
        points = self._read_points(X)  # first: it refuses where nothing has been fitted
        return kernel_scores(self._kernel, points, self._points, self.dual_coef_)


def _run(K: Reals, y: Reals, draws: Draws) -> tuple[Reals, dict[str, Any]]:
    """The answer's coefficients `(samples,)` and what happened on the way."""
    from learners.svm._pegasos import by_examples  # brings Numba, which only a fit needs

    K, seen, counts = np.ascontiguousarray(K), draws.seen(len(y)), np.zeros(len(y))
    updates = by_examples(K, y, draws.picks(len(y)), draws.lam, seen.steps, seen.lasts, seen.means, counts)
    coefficients, history = draws.answer(int(updates), seen, partial(_objectives, K, y, draws.lam))
    return coefficients, history | {
        "coefficients_path": seen.lasts,
        "mean_coefficients_path": seen.means,
        "counts": counts,
        "squared_norm": float(coefficients @ K @ coefficients),
        "radius": float(np.sqrt(np.maximum(np.diag(K), 0.0).max())),
        "training_error": float(np.mean((K @ coefficients > 0) != (y > 0))),
    }


def _objectives(K: Reals, y: Reals, lam: float, coefficients: Reals) -> Reals:
    """(lambda/2) ||w||^2 + mean hinge loss for each row of coefficients `(marks, samples)`."""
    scores = coefficients @ K
    hinges = np.maximum(0.0, 1 - y * scores).mean(axis=1)
    objectives: Reals = lam / 2 * (scores * coefficients).sum(axis=1) + hinges
    return objectives
