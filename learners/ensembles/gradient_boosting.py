"""Gradient boosting for numbers: each round adds a small tree fitted to the loss's negative gradient."""

from collections.abc import Callable, Iterator
from typing import Annotated, Any, Self

import numpy as np

from learners.ensembles._additive import SumRegressor, add_trees, staged_sums
from learners.shared.arguments import choice, flag, generator, integer, real
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.words import Seed, Trees

# Each loss of e = y - g, and its derivative -dLoss/dg.
LOSSES: dict[str, tuple[Callable[[Reals], Reals], Callable[[Reals], Reals]]] = {
    "squared": (np.square, lambda e: 2 * e),
    "absolute": (np.abs, np.sign),
    "log_cosh": (lambda e: np.logaddexp(e, -e) - np.log(2), np.tanh),
}


@learner
class GradientBoosting(SumRegressor):
    """g_0 = 0; round b fits a tree h to r_i = -dLoss(y_i, z)/dz at z = g(x_i), by least squares, and adds gamma h.

    The losses are (y - z)^2, whose r is twice the residual; |y - z|, whose r is the residual's sign, 0 at 0; and
    ln cosh(y - z), between the two. The step goes along the negative gradient, not against it as one line of the
    notes says. And h is fitted to r alone: the book's r - (g + h) leads to (2/3) y for the squared loss, as
    `as_printed` shows; there a gamma of 2/3 or more lets the sum swing without end.

    The leaves keep their mean gradients: no line search, no leaf refitted, unlike in scikit-learn's booster for
    other losses. For the squared loss it is that booster, started at 0, whose loss is (y - z)^2 / 2: so gamma is half
    of `learning_rate` for (y - z)^2, and equal to it for the other two. A gamma above 1/2 overshoots on squares, and
    from 1 on it diverges; hence the limit.

    Source: Friedman (2001), Greedy function approximation: a gradient boosting machine.

    Parameters
    ----------
    n_estimators : int >= 1, default 100
    learning_rate : float > 0, default 0.2; 2 gamma for the squared loss, gamma for the others; gamma < 1.
    max_depth : int >= 1, default 2; of each tree.
    loss : "squared", "absolute" or "log_cosh", default "squared".
    as_printed : bool, default False; fit h to r - g, the book's misprint, instead of r.

    Attributes
    ----------
    history_ : dict. After 0, 1, ... rounds, arrays `(rounds_ + 1,)`: `training_loss`, the mean loss, and
        `gradient_norm`, the length of r; `targets` `(rounds_ + 1, samples)`, what the next tree is fitted to. Once:
        `stopped_by`, "rounds done" or "nothing left" (the targets are 0).

    Complexity: O(rounds depth features samples log samples) to fit, O(rounds depth) an answer.

    >>> from learners import GradientBoosting
    >>> X, y = [[1], [2], [3], [4]], [2, 3, 5, 6]
    >>> boosted = GradientBoosting(n_estimators=20, learning_rate=0.5).fit(X, y)
    >>> boosted.predict([[1], [4]]).round(3).tolist()
    [2.0, 6.0]
    """

    title = "Gradient boosting"
    description = "Adds small trees, each fitted to the direction in which the loss falls fastest."

    n_estimators: Trees = 100
    learning_rate: Annotated[float, "learning rate", "step, which may not overshoot"] = 0.2
    max_depth: Annotated[int, "depth of each tree"] = 2
    loss: Annotated[str, "loss", "what is lowered"] = "squared"
    as_printed: Annotated[bool, "residuals as misprinted", "whether to fit trees to r - g, the misprint"] = False
    random_state: Seed = 0

    def fit(self, X: Any, y: Any) -> Self:
        """Boost on X `(samples, features)` and numbers y `(samples,)`."""
        from sklearn.tree import DecisionTreeRegressor

        rounds = integer(self, "n_estimators", 1)
        depth = integer(self, "max_depth", 1)
        loss, descent = LOSSES[choice(self, "loss", tuple(LOSSES))]
        halves = 2 if self.loss == "squared" else 1  # scikit-learn lowers half the squared loss
        self._gamma = real(self, "learning_rate", 0, halves) / halves
        printed = flag(self, "as_printed")
        random = generator(self)
        X, y = self._read_sample(X, y)

        def target(g: Reals) -> Reals:
            return descent(y - g) - g if printed else descent(y - g)

        self.trees_, sums, reason = add_trees(
            X,
            np.zeros(len(y)),
            rounds,
            self._gamma,
            target,
            lambda: DecisionTreeRegressor(max_depth=depth, random_state=random),
        )
        self.rounds_ = len(self.trees_)
        self.history_ = {
            "training_loss": np.mean(loss(y - sums), axis=1),
            "gradient_norm": np.linalg.norm(descent(y - sums), axis=1),
            "targets": target(sums),
            "stopped_by": reason,
        }
        return self

    def staged_predict(self, X: Any) -> Iterator[Reals]:
        """The sum after 0, 1, ... rounds; each of shape `(samples,)`."""
        X = self._read_points(X)
        yield from staged_sums(self.trees_, X, 0.0, self._gamma)
