"""The soft margin for many penalties on the norm: from a line that ignores the sample to one that obeys it."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals, read_array
from learners.svm.conversion import c_of_lambda
from learners.svm.soft_svm import SoftSVM


@dataclass(frozen=True, eq=False)
class LambdaPath:
    """One row for each lambda: as lambda rises, ||w|| falls, the margin widens and the slack grows.

    Attributes
    ----------
    lambdas : `(path,)`
    weights : `(path, features)`; intercepts : `(path,)`
    margins : `(path,)`, 1 / ||w||.
    slacks : `(path, samples)`
    mean_slacks, training_errors, objectives : `(path,)`
    support_counts : `(path,)`, examples with a multiplier above 0.
    gaps : `(path,)`, duality gaps relative to the primal objective: how well each problem is solved.
    learners : the fitted machines, in this order.
    """

    lambdas: Reals
    weights: Reals
    intercepts: Reals
    margins: Reals
    slacks: Reals
    mean_slacks: Reals
    training_errors: Reals
    objectives: Reals
    support_counts: NDArray[np.int64]
    gaps: Reals
    learners: tuple[SoftSVM, ...]


def lambda_path(
    X: Any, y: Any, lambdas: Any, fit_intercept: bool = True, labels: tuple[Any, Any] | None = None
) -> LambdaPath:
    """`SoftSVM` on X `(samples, features)`, y `(samples,)` for each of lambdas `(path,)`, all > 0.

    lambda is that of lambda ||w||^2 + mean of slacks, whose C is 1 / (2 lambda m).
    `labels` are the two that there are, as a small sample may show only one of them.
    """
    factors = read_array(lambdas, np.float64).copy()
    if factors.ndim != 1 or not len(factors):
        raise ValueError(f"lambdas of lambda_path (of the squared norm) must be one real > 0 or more; got {lambdas!r}")
    costs = [c_of_lambda(float(lam), len(X)) for lam in factors]
    fitted = tuple(SoftSVM(C, fit_intercept, labels=labels).fit(X, y) for C in costs)
    histories = [learner.history_ for learner in fitted]

    def column(word: str) -> Reals:
        return np.array([history[word] for history in histories])

    return LambdaPath(
        lambdas=factors,
        weights=np.array([learner.coef_[0] for learner in fitted]),
        intercepts=np.array([learner.intercept_[0] for learner in fitted]),
        margins=column("margin"),
        slacks=(slacks := column("slacks")),
        mean_slacks=slacks.mean(axis=1),
        training_errors=column("training_error"),
        objectives=column("objective"),
        support_counts=np.array([len(history["support_indices"]) for history in histories]),
        gaps=column("duality_gap") / np.maximum(1e-300, column("primal_objective")),
        learners=fitted,
    )
