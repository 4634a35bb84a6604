"""scikit-learn's support vector regression, with what a student asks about recorded."""

from typing import Annotated, Any, Self

import numpy as np

from learners.shared.arguments import not_negative
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.estimators import Regressor
from learners.shared.gram import kernel_scores
from learners.shared.words import Cost
from learners.svm.library import LibraryMachine, seeded

STOPPED_BY = ("tolerance", "max_iter")


@learner
class SVR(LibraryMachine, Regressor):
    """Minimizes ||w||^2 / 2 + C sum of max(0, |h(x) - y| - epsilon); h(x) = sum_i gamma_i K(x_i, x) + b.

    Errors within the tube of half-width epsilon cost nothing. In the dual -C <= gamma_i <= C with sum gamma_i = 0,
    and gamma_i is 0 inside of the tube. The intercept b is not penalized; the notes write it into w, where the
    answer would depend on the origin of y: for 10, 11, 12 at 0, 1, 2, epsilon 0.1 and large C the slope is 0.9
    and b 10.1, not 1 and 9.9. An epsilon of half the range of y or more leaves a constant.

    Source: Drucker, Burges, Kaufman, Smola & Vapnik (1997); scikit-learn's `SVR`.

    Parameters
    ----------
    C : real > 0, default 1.0
        The cost of a unit beyond the tube.
    epsilon : real >= 0, default 0.1
        Half the width of the tube.

    Attributes
    ----------
    intercept_ : float, b.
    history_ : dict, worked out when first asked for
        `gammas` `(samples,)`, gamma_i; `support_indices`, those that are not 0; `beyond_tube` `(samples,)`,
        max(0, |h(x) - y| - epsilon), and its mean `training_loss`; `inside_share`, of examples in the tube;
        `primal_objective`, `dual_objective`, sum gamma y - epsilon sum |gamma| - ||w||^2 / 2, and `duality_gap`, at
        most by which each misses the optimum (the sigmoid, which is no kernel, has no such bound);
        `iterations`; `stopped_by`, "tolerance" or "max_iter".

    Complexity: between O(samples^2 features) and O(samples^3 features).

    >>> from learners import SVR
    >>> X, y = [[0], [1], [2]], [10, 11, 12]
    >>> tube = SVR(C=100.0, epsilon=0.1, kernel="linear").fit(X, y)
    >>> tube.predict([[0], [2]]).round(2).tolist()
    [10.1, 11.9]
    """

    title = "Support vector regression"
    description = "Fits the flattest function that keeps most examples within a tube around it, by scikit-learn."

    C: Annotated[Cost, "cost of a unit beyond the tube"] = 1.0
    epsilon: Annotated[float, "half-width ε of the tube"] = 0.1

    def fit(self, X: Any, y: Any) -> Self:
        """Fit to X `(samples, features)` and targets y `(samples,)`."""
        from sklearn import svm

        tube = not_negative(self, "epsilon")
        arguments_on = self._library_arguments()
        X, y = self._read_sample(X, y)
        library = seeded(svm.SVR(epsilon=tube, **arguments_on(X)))
        self._library = library.fit(X, y)
        self.n_iter_ = max(1, int(np.sum(self._library.n_iter_)))
        self.intercept_ = float(self._library.intercept_[0])
        self._sample, self._history = (X, y), None
        return self

    def predict(self, X: Any) -> Reals:
        """h(x) for each row of X `(samples, features)`; shape `(samples,)`."""
        points = self._read_points(X)  # first: it refuses where nothing has been fitted
        answers: Reals = self._library.predict(points)
        return answers

    def _history_of_fit(self) -> dict[str, Any]:
        machine, (X, y) = self._library, self._sample
        gammas = np.zeros(len(y))
        gammas[machine.support_] = np.asarray(machine.dual_coef_)[0]
        beyond = np.maximum(0.0, np.abs(machine.predict(X) - y) - self.epsilon)
        half = float(gammas @ kernel_scores(self._kernel, X, X, gammas)) / 2
        primal = half + self.C * float(beyond.sum())
        dual = float(gammas @ y - self.epsilon * np.abs(gammas).sum()) - half
        return {
            "gammas": gammas,
            "support_indices": machine.support_,
            "beyond_tube": beyond,
            "training_loss": float(beyond.mean()),
            "inside_share": float(np.mean(beyond <= self.tol)),
            "primal_objective": primal,
            "dual_objective": dual,
            "duality_gap": primal - dual,
            "iterations": int(np.sum(machine.n_iter_)),
            "stopped_by": STOPPED_BY[machine.fit_status_],
        }
