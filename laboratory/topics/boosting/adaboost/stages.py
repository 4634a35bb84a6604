"""The first so many stumps of a fitted AdaBoost, as predictors of their own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from learners.ensembles.ada_boost import AdaBoost


@dataclass(frozen=True)
class Stage:
    """The vote of the first `rounds` stumps of a fitted AdaBoost, as a predictor of its own."""

    learner: AdaBoost
    rounds: int

    def predict(self, X: Any) -> NDArray[Any]:
        """The class that wins the vote for each row of X; shape `(samples,)`."""
        return np.asarray(self._cut.predict(X))

    @cached_property
    def _cut(self) -> AdaBoost:
        from copy import copy

        cut, past = copy(self.learner), self.learner.history_
        cut.history_ = {name: past[name][: self.rounds] for name in ("feature", "threshold", "sign", "alpha")}
        return cut


@dataclass
class Growing:
    """The vote of the first stump, of the first two and so on: of one more each time that it is asked.

    It is asked about the same points every time, and adds a stump's votes to those that it has counted; ValueError for
    other points.
    """

    learner: AdaBoost
    _answers: Iterator[NDArray[Any]] = field(init=False)
    _asked: Any = field(init=False, default=None)

    def predict(self, X: Any) -> NDArray[Any]:
        """The class that wins the vote for each row of X; shape `(samples,)`."""
        if self._asked is None:
            self._asked, self._answers = X, self.learner.staged_predict(X)
        if not np.array_equal(X, self._asked):
            raise ValueError("X (the points) must be those that were asked about before")
        return next(self._answers)
