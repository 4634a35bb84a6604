"""Find-S: the most specific conjunction that covers every positive example."""

from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.two_classes import TwoClasses


@learner
class FindS(TwoClasses):
    """Ask of a feature the one value that all positive examples have, and nothing of the others.

    Features are attributes, their numbers names of values: a conjunction fixes the values of some of them. From
    "nothing is positive", each positive example strikes out the demands it breaks. Negatives are not looked at: if
    the target is a conjunction and no label is wrong, none of them is covered, and the answer lies within the
    target. Else some may be, which `history_` tells. A conjunction of "x_j = 1" and "x_j = 0" on the boolean cube is
    such a demand.

    Source: Mitchell (1997), Machine Learning, section 2.4; lecture notes by Matteoni (2022), inductive bias.

    Attributes
    ----------
    values_ : array `(features,)`, the value demanded of each feature; nan for none.
    history_ : dict
        `generalisations`, how many positive examples changed the conjunction, the first included; `demands`, how
        many features have a demand left; `empty`, whether nothing is positive; `consistent`, whether no training
        mistake is made; `negatives_covered`; `training_error`.

    Complexity: O(samples features).

    >>> from learners import FindS
    >>> X, y = [[1, 0, 1], [1, 1, 1], [0, 0, 1]], [1, 1, 0]
    >>> most_specific = FindS().fit(X, y)
    >>> most_specific.predict([[1, 0, 1], [0, 1, 1]]).tolist()
    [1, 0]
    """

    title = "Find-S"
    description = "Demands whatever all positive examples have in common, and nothing else."

    labels: tuple[Any, Any] | None = None

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.classifier_tags.poor_score = True  # numbers that never come twice have nothing in common
        return tags

    def fit(self, X: Any, y: Any) -> Self:
        """Generalize over the positive examples among X `(samples, features)` and two labels y `(samples,)`."""
        X, positive = self._read_sample(X, y)
        self.values_, changes = _in_common(X[positive])
        self._empty = not positive.any()
        covered = self._covers(X)
        self.history_ = {
            "generalisations": changes,
            "demands": int(np.isfinite(self.values_).sum()),
            "empty": self._empty,
            "consistent": bool((covered == positive).all()),
            "negatives_covered": int((covered & ~positive).sum()),
            "training_error": float(np.mean(covered != positive)),
        }
        return self

    @property
    def breakpoints_(self) -> Reals | None:
        """With one feature: none `(0,)`, but for the one value demanded, if any, which has no length; else None."""
        return np.empty(0) if self.n_features_in_ == 1 else None

    def predict(self, X: Any) -> NDArray[Any]:
        """The class of each row of X `(samples, features)`; shape `(samples,)`."""
        return self._as_labels(self._covers(self._read_points(X)))

    def _covers(self, X: Reals) -> NDArray[np.bool_]:
        if self._empty:
            return np.zeros(len(X), dtype=np.bool_)
        covers: NDArray[np.bool_] = ((self.values_ == X) | np.isnan(self.values_)).all(axis=1)
        return covers


def _in_common(X: Reals) -> tuple[Reals, int]:
    """What all rows have in common `(features,)`, nan elsewhere, and how many rows changed that, in their order."""
    if len(X) == 0:
        return np.full(X.shape[1], np.nan), 0
    alike = np.logical_and.accumulate(X[0] == X, axis=0)
    changes = 1 + int((alike[1:] != alike[:-1]).any(axis=1).sum())
    return np.where(alike[-1], X[0], np.nan), changes
