"""Adaline, the adaptive linear neuron of Widrow and Hoff: every example pulls its score towards its label."""

from functools import partial
from typing import Any

import numpy as np

from learners.halfspaces.by_epochs import HalfspaceByEpochs
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.epoch_rule import Pace, Rule, distances, least_squares, longest, mean_square
from learners.shared.halfspace import training_error


@learner
class Adaline(HalfspaceByEpochs):
    """From w = 0, `w += eta0 (y - <w, x>) x` at every example, judged right or not; the answer is the sign of <w, x>.

    It walks down the squared error, and not down the number of mistakes: a distant point on the right side still
    pulls, and the least-squares hyperplane may misclassify a separable sample. A visit multiplies the residual of its
    own example by 1 - eta0 ||x||^2, so a rate below 2 / max ||x||^2 never makes that one larger; far above, the
    weights diverge. With a constant rate they do not converge but hover about the least-squares solution, unless
    that has residuals 0; "inverse" lets them settle.

    With `fit_intercept` every point gets a last coordinate 1, whose weight is the intercept. The derivative of the
    squared error has a factor 2 which, as in the notes, is part of the rate. The notes write h_w without its step:
    the residual is computed once, before either weight moves.

    Source: Widrow & Hoff (1960), Adaptive switching circuits; lecture notes of Amini, algorithm 2.

    Parameters
    ----------
    order : "given", "shuffled" or "with replacement", default "given"
        How an epoch takes the examples; the notes draw each one anew, "with replacement".

    Attributes
    ----------
    history_ : dict
        `mean_squares` `(epochs + 1,)`, the mean of (y - <w, x>)^2 before the first and after each epoch;
        `training_errors` `(epochs + 1,)`; `distances` `(epochs + 1,)`, ||w - w*|| to the least-squares solution
        of smallest length; `epoch_path` `(epochs + 1, features)`, w after each epoch; `weights_path`
        `(kept + 1, features)`, w from the start on, visit by visit; `updates`, the visits; `stopped_by`, "settled",
        "max_iter" or "diverged" (mean square a million times above the first, or no longer finite: the answer
        is the last finite w); `least`, the mean square of the least-squares solution; `rate_limit`, 2 / max ||x||^2;
        `training_error`.

    Complexity: O(epochs samples features), and O(samples features^2) for the least-squares solution.

    >>> from learners import Adaline
    >>> X, y = [[0, 0], [1, 0], [3, 3], [4, 3]], [-1, -1, 1, 1]
    >>> neuron = Adaline(eta0=0.05, max_iter=200).fit(X, y)
    >>> neuron.predict([[0, 1], [5, 5]]).tolist()
    [-1, 1]
    >>> neuron.history_["training_error"]
    0.0
    """

    title = "Adaline"
    description = "Pulls the score of every example towards its label, a step in proportion to what is missing."

    max_iter: int = 100

    def _curvature(self, X: Reals, batch: bool) -> float:
        return longest(X)

    def _rule(self, X: Reals, signs: Reals, pace: Pace) -> Rule:
        from learners.shared.lms_epoch import lms_epoch  # brings Numba, which only a fit needs

        return Rule(partial(lms_epoch, X, signs), mean_square(X, signs))

    def _judged(self, X: Reals, signs: Reals, w: Reals) -> dict[str, Any]:
        path, most = self.history_["epoch_path"], longest(X)
        return {
            "training_errors": np.array([training_error(X, signs, v) for v in path]),
            "distances": distances(path, X, signs),
            "least": mean_square(X, signs)(least_squares(X, signs)),
            "rate_limit": 2 / most if most > 0 else np.inf,
        }
