"""Forward stagewise boosting for numbers: each round adds the small tree that lowers the loss the most."""

from collections.abc import Callable, Iterator
from typing import Annotated, Any, Self

import numpy as np

from learners.ensembles._additive import SumRegressor, add_trees, staged_sums
from learners.shared.arguments import choice, generator, integer, real
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.words import Seed, Trees

# Our losses by name, each with scikit-learn's criterion and the best constant.
LOSSES: dict[str, tuple[str, Callable[[Any], Any]]] = {
    "squared": ("squared_error", np.mean),
    "absolute": ("absolute_error", np.median),
}


@learner
class StagewiseBoosting(SumRegressor):
    """g_0 is the best constant; round b adds gamma times the tree h that minimizes sum of Loss(y, g_{b-1} + h).

    With loss "squared", (y - g)^2, this is regression boosting with squared error: each tree is fitted to the
    residuals y - g. With "absolute", |y - g|, the constant and the leaves are medians. For both losses the sum
    depends on y - g only, so that h is an ordinary tree grown on the residuals. Stumps are exact minimizers,
    deeper trees are grown greedily.

    With gamma in (0, 1] the training loss never rises. It may overfit when rounds are many, slowly with a small
    gamma, although the notes' figure says that it does not.

    Source: Friedman (2001), Greedy function approximation; Buhlmann & Yu (2003), Boosting with the L2 loss.

    Parameters
    ----------
    n_estimators : int >= 1, default 100
    learning_rate : float in (0, 1], default 0.1; the step gamma, which shrinks every tree.
    max_depth : int >= 1, default 1; of each tree, 1 for stumps.
    loss : "squared" or "absolute", default "squared".

    Attributes
    ----------
    start_ : float, g_0.
    history_ : dict. After 0, 1, ... rounds, arrays `(rounds_ + 1,)`: `training_loss`, the mean loss, and
        `residual_norm`, the length of y - g; `targets` `(rounds_ + 1, samples)`, the residuals y - g, to which the
        next tree is fitted. Once: `stopped_by`, "rounds done" or "nothing left".

    Complexity: O(rounds features samples log samples) for stumps of squared loss; medians cost a factor more.

    >>> from learners import StagewiseBoosting
    >>> X, y = [[1], [2], [3], [4]], [2, 3, 5, 6]
    >>> boosted = StagewiseBoosting(n_estimators=1, learning_rate=0.5).fit(X, y)
    >>> boosted.predict([[1], [4]]).tolist()  # half way from the mean 4 to 2.5 and 5.5
    [3.25, 4.75]
    """

    title = "Boosting for numbers, stage by stage"
    description = "Starts from a constant and adds small trees, each fitted to what the sum so far leaves over."

    n_estimators: Trees = 100
    learning_rate: Annotated[float, "shrinkage γ", "step gamma, at most 1"] = 0.1
    max_depth: Annotated[int, "depth of each tree"] = 1
    loss: Annotated[str, "loss", "what is lowered"] = "squared"
    random_state: Seed = 0

    def fit(self, X: Any, y: Any) -> Self:
        """Boost on X `(samples, features)` and numbers y `(samples,)`."""
        from sklearn.tree import DecisionTreeRegressor

        rounds = integer(self, "n_estimators", 1)
        self._rate = _step(self)
        depth = integer(self, "max_depth", 1)
        criterion, constant = LOSSES[choice(self, "loss", tuple(LOSSES))]
        random = generator(self)
        X, y = self._read_sample(X, y)
        self.start_ = float(constant(y))
        self.trees_, sums, reason = add_trees(
            X,
            np.full(len(y), self.start_),
            rounds,
            self._rate,
            lambda g: y - g,
            lambda: DecisionTreeRegressor(criterion=criterion, max_depth=depth, random_state=random),
        )
        self.rounds_ = len(self.trees_)
        left = np.abs(y - sums)
        self.history_ = {
            "training_loss": np.mean(left**2 if self.loss == "squared" else left, axis=1),
            "residual_norm": np.linalg.norm(left, axis=1),
            "targets": y - sums,
            "stopped_by": reason,
        }
        return self

    def staged_predict(self, X: Any) -> Iterator[Reals]:
        """g_0, g_1, ...: the sum after 0, 1, ... rounds; each of shape `(samples,)`."""
        X = self._read_points(X)
        yield from staged_sums(self.trees_, X, self.start_, self._rate)


def _step(learner: Any) -> float:
    if learner.learning_rate == 1 and not isinstance(learner.learning_rate, bool):
        return 1.0
    return real(learner, "learning_rate", 0, 1)
