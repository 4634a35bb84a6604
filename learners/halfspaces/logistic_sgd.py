"""Logistic regression by stochastic gradient descent, example by example."""

from functools import partial
from typing import Any

import numpy as np

from learners.halfspaces.by_epochs import HalfspaceByEpochs
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.epoch_rule import Pace, Rule, finite_or_inf, longest


@learner
class LogisticSGD(HalfspaceByEpochs):
    """From w = 0, `w += eta0 y x / (1 + exp(y <w, x>))` at every example: down the gradient of its logistic loss.

    It is the perceptron's update with a weight that falls from 1, for what is badly misclassified, to 0. With a
    constant rate w hovers about the minimum of `LogisticRegression`; on a separable sample, where there is none, it
    grows for ever, ever more slowly. The rule that stops it, an epoch that moves w by little, is then met by
    slowness alone.

    With `fit_intercept` every point gets a last coordinate 1, whose weight is the intercept.

    Source: Abu-Mostafa, Magdon-Ismail & Lin (2012), Learning from Data, section 3.3.

    Attributes
    ----------
    history_ : dict
        `losses` `(epochs + 1,)`, the mean of ln(1 + exp(-y <w, x>)) before the first and after each epoch;
        `epoch_path` `(epochs + 1, features)`, w after each epoch; `weights_path` `(kept + 1, features)`, w from 0
        on, visit by visit; `updates`, the visits; `separable`, does the answer separate the sample?;
        `stopped_by`, "settled", "max_iter" or "diverged"; `training_error`.

    Complexity: O(epochs samples features).

    >>> from learners import LogisticSGD
    >>> X, y = [[0, 0], [1, 0], [3, 3], [4, 3]], [-1, -1, 1, 1]
    >>> halfspace = LogisticSGD(eta0=0.1, max_iter=100).fit(X, y)
    >>> halfspace.predict([[0, 1], [5, 5]]).tolist()
    [-1, 1]
    """

    title = "Logistic regression by stochastic gradient"
    description = "Moves towards every example in turn, the more the less probable its label seemed."

    eta0: float | str = 0.01
    tol: float = 0.01

    def _curvature(self, X: Reals, batch: bool) -> float:
        return longest(X) / 4

    def _rule(self, X: Reals, signs: Reals, pace: Pace) -> Rule:
        from learners.halfspaces._logistic_epoch import logistic_epoch  # brings Numba, which only a fit needs

        loss = finite_or_inf(lambda w: np.logaddexp(0.0, -signs * (X @ w)).mean())
        return Rule(partial(logistic_epoch, X, signs), loss, loss_name="losses")

    def _judged(self, X: Reals, signs: Reals, w: Reals) -> dict[str, Any]:
        return {"separable": bool((signs * (X @ w) > 0).all())}
