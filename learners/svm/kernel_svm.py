"""The support vector machine with a kernel, soft margin or hard."""

from math import nan
from typing import Annotated, Any, Self

import numpy as np

from learners.kernels.named import WithKernel
from learners.shared.arguments import choice, flag, real
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.gram import gram_matrix, kernel_scores, squared_radius
from learners.shared.lazy_history import LazyHistory
from learners.shared.two_classes import ByScore
from learners.shared.words import Cost
from learners.svm.to_precision import ToPrecision

# Their eigenvalues take seconds; those of ten times as many would take an hour.
MOST_EIGENVALUES = 2_000
MOST_SEPARATED = 2_000  # a minute


@learner
class KernelSVM(ToPrecision, WithKernel, LazyHistory, ByScore):
    """Minimizes c'Kc / 2 + C sum of max(0, 1 - y_i ((Kc)_i + b)); the score is sum_j c_j K(x_j, x) + b.

    It is the problem of scikit-learn's SVC, and that of lambda c'Kc + mean of max(0, ...) with lambda = 1 / (2 C m).
    By the representer theorem no better hyperplane exists in the whole feature space. With `margin="hard"` it
    minimizes c'Kc subject to y_i ((Kc)_i + b) >= 1. Solved through the dual as `SoftSVM` and `HardSVM` are, where
    c_j = a_j y_j. One set of notes prints lambda ||c||^2 and forgets the c_j in the score, another forgets b;
    without `fit_intercept` there is none. Where K is singular the multipliers are not unique, the scores are.

    Where nothing separates in the feature space (coinciding points with different labels), the hard margin has no
    answer; the learner keeps the coefficients with the smallest sum of slacks, and `separable` says False. For a
    sigmoid, which is no kernel, the problem need not be convex: `smallest_eigenvalue` < 0 shows it, and the
    objectives then bound nothing.

    Source: Boser, Guyon & Vapnik (1992); Shalev-Shwartz & Ben-David (2014), section 16.2.

    Parameters
    ----------
    C : real > 0, default 1.0
        The cost of a unit of slack. Without effect on the hard margin.
    margin : "soft" or "hard", default "soft"
    fit_intercept : bool, default True
        Whether there is a b.

    Attributes
    ----------
    dual_coef_ : array `(samples,)`, the c_j.
    intercept_ : array `(1,)`
    history_ : dict, worked out to the end when first asked for
        That of `SoftSVM` or `HardSVM`, with `separable` (hard margin: does anything separate; soft: has it no
        training error); `radius`, max sqrt K(x, x); `smallest_eigenvalue` of K, nan beyond 2,000 examples. Beyond
        1,000 the `solver` is, of the soft margin, "interior point" where the kernel has at most 200 features, else
        with an intercept "libsvm", whose multipliers are then settled to the digits; its steps leave no `violations`.

    Complexity: O(samples^2 features + iterations samples), and O(samples^3) for the eigenvalue; memory O(samples^2) up
    to 1,000 examples, and beyond for a hard margin, without an intercept and for the sigmoid: there more than 20,000
    are refused, and more than 2,000 for a hard margin, whose linear program takes a minute of those. Else memory
    O(samples + inside^2) for so many multipliers inside their bounds.

    >>> from learners import KernelSVM
    >>> X, y = [[0, 0], [0, 1], [1, 0], [1, 1]], [0, 1, 1, 0]
    >>> machine = KernelSVM(C=10, kernel="gaussian", gamma=1.0).fit(X, y)
    >>> machine.predict(X).tolist()
    [0, 1, 1, 0]
    >>> machine.history_["support_indices"].tolist()
    [0, 1, 2, 3]
    """

    title = "Kernel SVM"
    description = "Draws a wide-margin hyperplane in the space of a kernel, where curved boundaries are straight."

    C: Annotated[Cost, "cost of a unit of slack"] = 1.0
    kernel: str = "gaussian"
    gamma: float | str = "scale"
    degree: int = 2
    coef0: float = 1.0
    margin: Annotated[str, "margin", "whether slack is allowed"] = "soft"
    fit_intercept: Annotated[bool, "fit an intercept", "whether there is an intercept"] = True
    tol: float = 1e-10
    max_iter: int = 1_000_000
    labels: tuple[Any, Any] | None = None

    def fit(self, X: Any, y: Any) -> Self:
        """Fit to X `(samples, features)` and two labels y `(samples,)`."""
        from learners.svm.kernelised import hard_kernel_margin, large_soft_kernel_margin, needs_gram, soft_kernel_margin

        C = real(self, "C", above=0)
        hard = choice(self, "margin", ("soft", "hard")) == "hard"
        intercept = flag(self, "fit_intercept")
        tolerance, most = self._precision()
        kernel_on = self._named_kernel()
        points, positive = self._read_sample(X, y)
        self._points, self._kernel = points, kernel_on(points)
        kernel, signs = self._kernel, np.where(positive, 1.0, -1.0)
        if not needs_gram(kernel, points, hard, intercept):
            fitted = large_soft_kernel_margin(kernel, points, signs, C, intercept, tolerance, most)
        elif hard:
            self._refuse_to_separate(len(points))
            fitted = hard_kernel_margin(gram_matrix(self, kernel, points), signs, intercept, tolerance, most)
        else:
            fitted = soft_kernel_margin(gram_matrix(self, kernel, points), signs, C, intercept, tolerance, most)
        self.dual_coef_, b, report = fitted
        if not hard:
            mean_slack = float(report["slacks"].mean())
            report |= {"C": C, "objective": report["squared_norm"] / (2 * C * len(points)) + mean_slack}
        separated = report["stopped_by"] != "not separable" if hard else report["training_error"] == 0
        radius = squared_radius(kernel, points) ** 0.5
        self._report, self._history = report | {"separable": separated, "radius": radius}, None
        self.intercept_, self.n_iter_ = np.array([b]), max(1, report["iterations"])
        return self

    def _refuse_to_separate(self, m: int) -> None:
        if m > MOST_SEPARATED:
            raise ValueError(
                f"X of {type(self).__name__} (the sample) must have at most {MOST_SEPARATED:,} examples for margin "
                f"'hard', as a linear program over all pairs decides whether anything separates; got {m:,}. A soft "
                "margin with a large C takes more"
            )

    def _history_of_fit(self) -> dict[str, Any]:
        if len(self._points) > MOST_EIGENVALUES:
            return self._report | {"smallest_eigenvalue": nan}
        K = self._kernel(self._points, self._points)
        return self._report | {"smallest_eigenvalue": float(np.linalg.eigvalsh(K)[0])}

    def decision_function(self, X: Any) -> Reals:
        """sum_j c_j K(x_j, x) + b, positive for `classes_[1]`; shape `(samples,)`."""
        points = self._read_points(X)  # first: it refuses where nothing has been fitted
        scores: Reals = kernel_scores(self._kernel, points, self._points, self.dual_coef_) + self.intercept_[0]
        return scores
