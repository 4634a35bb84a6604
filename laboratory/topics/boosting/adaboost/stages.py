"""The first so many stumps of a fitted AdaBoost, as predictors of their own."""

from __future__ import annotations

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


def stages(learner: AdaBoost, rounds: int) -> list[KnownStage]:
    """The vote of the first stump, of the first two and so on, as predictors that may all predict the same
    points: then each adds one stump's votes to those counted."""
    known: dict[bytes, list[NDArray[Any]]] = {}
    return [KnownStage(learner, place, known) for place in range(1, rounds + 1)]


@dataclass(frozen=True)
class KnownStage:
    """As `Stage`, at a round from the first on; `known` are the predictions of all stages by the points predicted."""

    learner: AdaBoost
    rounds: int
    known: dict[bytes, list[NDArray[Any]]] = field(repr=False, compare=False)

    def predict(self, X: Any) -> NDArray[Any]:
        """The class that wins the vote for each row of X; shape `(samples,)`."""
        points = np.asarray(X, float).tobytes()
        if points not in self.known:
            self.known[points] = list(self.learner.staged_predict(X))
        return self.known[points][self.rounds - 1]
