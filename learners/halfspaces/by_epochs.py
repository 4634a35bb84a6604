"""Halfspaces learnt epoch by epoch: Adaline, the sigmoid unit and logistic SGD."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Self

import numpy as np

from learners.shared.arguments import beginning
from learners.shared.epoch_rule import EpochRule, Rule, descend
from learners.shared.halfspace import Halfspace, parted, training_error, with_constant
from learners.shared.remarks import of_epochs


@dataclass(eq=False, repr=False)
class HalfspaceByEpochs(EpochRule, Halfspace):
    """Moves a hyperplane in small steps.

    A learner gives its `_rule(X, signs, pace)`, the steps on X `(samples, features)` and signs `(samples,)`, -1 or 1,
    its `_curvature(X, batch)`, the largest second derivative of what a step lowers, and `_judged(X, signs, w)`, what
    the last weights `(features,)` tell.
    """

    labels: tuple[Any, Any] | None = None
    _rule: ClassVar[Callable[..., Rule]]
    _curvature: ClassVar[Callable[..., float]]
    _judged: ClassVar[Callable[..., dict[str, Any]]]

    def fit(self, X: Any, y: Any) -> Self:
        """Run on X `(samples, features)` and two labels y `(samples,)`."""
        pace, intercept = self._pace(), self._may_miss_origin()
        X, positive = self._read_sample(X, y)
        points, signs = with_constant(X, intercept), np.where(positive, 1.0, -1.0)
        pace = pace.on(self._curvature(points, pace.batch))
        self.eta0_ = pace.step(1)
        w, self.history_ = descend(pace, self._rule(points, signs, pace), beginning(self, points.shape[1]), len(X))
        self.history_ |= self._judged(points, signs, w) | {"training_error": training_error(points, signs, w)}
        self.n_iter_ = len(self.history_["epoch_path"]) - 1
        self.coef_, self.intercept_ = parted(w, X.shape[1])
        return self

    def remarks(self, X: Any) -> dict[str, str]:
        """Beside what every classifier says, whether it converged."""
        return super().remarks(X) | of_epochs(self.history_)
