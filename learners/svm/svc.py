"""scikit-learn's support vector classifier, with what a student asks about recorded."""

from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.estimators import AnyClasses
from learners.svm.library import LibraryMachine, seeded

STOPPED_BY = ("tolerance", "max_iter")


@learner
class SVC(LibraryMachine, AnyClasses):
    """||w||^2 / 2 + C sum of slacks by scikit-learn (libsvm), for any number of classes, one against one.

    `SoftSVM` and `KernelSVM` solve the same problem to full precision and report its optimality conditions; this
    one is faster and good to about the tolerance. C weighs the loss, and so works in the opposite direction of the
    lambda of lambda ||w||^2 + mean of slacks: C = 1 / (2 lambda m).

    Source: Cortes & Vapnik (1995); Chang & Lin (2011), LIBSVM; scikit-learn's `SVC`.

    Parameters
    ----------
    C : real > 0, default 1.0
        The cost of a unit of slack.

    Attributes
    ----------
    classes_ : array `(classes,)`. One class only: every answer is that class.
    history_ : dict, worked out when first asked for
        `support_indices`; `support_counts` `(classes,)`; `dual_coefficients` `(classes - 1, support)`, y a;
        `training_error`; `iterations`, of all pairs; `stopped_by`, "tolerance" or "max_iter".

    Complexity: between O(samples^2 features) and O(samples^3 features).

    >>> from learners import SVC
    >>> X, y = [[0], [1], [5], [6], [11], [12]], ["a", "a", "b", "b", "c", "c"]
    >>> machine = SVC(C=1.0, kernel="linear").fit(X, y)
    >>> machine.predict([[2], [7], [10]]).tolist()
    ['a', 'b', 'c']
    """

    title = "SVC (scikit-learn)"
    description = "Draws wide-margin boundaries between all pairs of classes, by scikit-learn."

    def fit(self, X: Any, y: Any) -> Self:
        """Fit to X `(samples, features)` and classes y `(samples,)`."""
        from sklearn import svm

        arguments_on = self._library_arguments()
        X, label = self._read_sample(X, y)
        library = seeded(svm.SVC(**arguments_on(X)))
        self._sample, self._history = (X, self.classes_[label]), None
        self._library = library.fit(*self._sample) if len(self.classes_) > 1 else None
        self.n_iter_ = 1 if self._library is None else max(1, int(np.sum(self._library.n_iter_)))
        return self

    def decision_function(self, X: Any) -> Reals:
        """Scores, positive for `classes_[1]` `(samples,)`; with more classes one column for each."""
        X = self._read_points(X)
        if self._library is None:
            return np.zeros(len(X))
        scores: Reals = self._library.decision_function(X)
        return scores

    def predict(self, X: Any) -> NDArray[Any]:
        """The class of each row of X `(samples, features)`; shape `(samples,)`."""
        return self._answers(self._read_points(X))

    def _answers(self, X: Reals) -> NDArray[Any]:
        answers: NDArray[Any] = np.full(len(X), self.classes_[0]) if self._library is None else self._library.predict(X)
        return answers

    def _history_of_fit(self) -> dict[str, Any]:
        machine, (X, y) = self._library, self._sample
        if machine is None:
            nothing = np.empty(0, dtype=np.int64)
            history = {"support_indices": nothing, "support_counts": np.zeros(1, np.int64), "iterations": 0}
            return history | {"dual_coefficients": np.empty((0, 0)), "training_error": 0.0, "stopped_by": STOPPED_BY[0]}
        return {
            "support_indices": machine.support_,
            "support_counts": machine.n_support_,
            "dual_coefficients": np.asarray(machine.dual_coef_),
            "training_error": float(np.mean(self._answers(X) != y)),
            "iterations": int(np.sum(machine.n_iter_)),
            "stopped_by": STOPPED_BY[machine.fit_status_],
        }
