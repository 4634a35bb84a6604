"""Empirical risk minimization over labellings of one feature that change a few times, exact, step by step."""

from typing import Annotated, Any, Self

import numpy as np
from numpy.typing import NDArray

from learners.erm.one_feature import OnOneFeature
from learners.shared.arguments import integer
from learners.shared.arrays import Integers, Reals
from learners.shared.declaring import learner


@learner
class FewChangesERM(OnOneFeature):
    """The labelling of the line with the fewest training mistakes among those that change at most `changes` times.

    These are the signs of the polynomials of that degree, and the unions of intervals; their VC dimension is
    changes + 1. Along the sorted values, the fewest mistakes up to each place with each number of changes and each
    last label follow from those up to the place before (dynamic programming). Of several best, the one with the
    fewest changes, then the one that ends positive. A change lies midway between two neighbouring values.

    Source: Kearns, Mansour, Ng and Ron (1997), An experimental and theoretical comparison of model selection
    methods, section 2 (the intervals model selection problem).

    Parameters
    ----------
    changes : int in 0..1000, default 2
        The most changes of label along the line.

    Attributes
    ----------
    breakpoints_ : array `(changes made,)`, ascending, the places where the label changes.
    starts_positive_ : bool, whether the positive class lies below all of them.
    history_ : dict
        `training_error`; `realisable`, whether it is 0; `changes`, how many were made.

    Complexity: O(samples (log samples + changes)) to fit, O(samples log changes) to predict.

    >>> from learners import FewChangesERM
    >>> X, y = [[1], [2], [3], [4]], [0, 1, 1, 0]
    >>> changing = FewChangesERM(changes=2).fit(X, y)
    >>> changing.predict([[0], [2.5], [5]]).tolist()
    [0, 1, 0]
    """

    title = "Best labelling with few changes"
    description = (
        "Keeps the labelling of one feature with the fewest mistakes among those that change only a few times."
    )

    changes: Annotated[int, "largest number of label changes", "most changes of label along the line"] = 2
    feature: int = 0
    labels: tuple[Any, Any] | None = None

    def fit(self, X: Any, y: Any) -> Self:
        """Find the best labelling for X `(samples, features)` and two labels y `(samples,)`."""
        most = integer(self, "changes", 0, 1_000)
        x, positive = self._read_column(X, y)
        lowest, highest, counts = _runs(x, positive)
        first, cuts = _best(counts, most)
        self.breakpoints_ = _between(highest[cuts - 1], lowest[cuts])
        self.starts_positive_ = first
        error = float(np.mean(self._positive(x) != positive))
        self.history_ = {"training_error": error, "realisable": error == 0, "changes": len(cuts)}
        return self

    def vc_dimension(self, features: int) -> int:
        """VC dimension of labellings of one feature with so few changes, whatever the number of features."""
        return self.changes + 1

    def predict(self, X: Any) -> NDArray[Any]:
        """The class of each row of X `(samples, features)`; shape `(samples,)`."""
        return self._as_labels(self._positive(self._column(X)))

    def _positive(self, x: Reals) -> NDArray[np.bool_]:
        passed = np.searchsorted(self.breakpoints_, x, side="right")
        positive: NDArray[np.bool_] = (passed % 2 == 1) ^ self.starts_positive_
        return positive


def _runs(x: Reals, positive: NDArray[np.bool_]) -> tuple[Reals, Reals, Integers]:
    """Neighbouring values of one label together: ends of each run `(runs,)`, its negatives and positives `(runs, 2)`.

    A change inside such a run can be moved to one of its ends without a further mistake.
    """
    values, places = np.unique(x, return_inverse=True)
    counts = np.zeros((len(values), 2), np.int64)
    np.add.at(counts, (places.ravel(), positive.astype(np.int64)), 1)
    alike = ((counts[1:] > 0) == (counts[:-1] > 0)).all(axis=1) & ~(counts[1:] > 0).all(axis=1)
    starts = np.concatenate([[0], np.flatnonzero(~alike) + 1])
    stops = np.append(starts[1:], len(values)) - 1
    return values[starts], values[stops], np.add.reduceat(counts, starts)


def _between(below: Reals, above: Reals) -> Reals:
    """The middles; the upper value where no double lies between."""
    middles = below / 2 + above / 2
    return np.where(middles > below, middles, above)


def _best(counts: Integers, most: int) -> tuple[bool, Integers]:
    """Whether the first label is positive, and before which runs the label changes, ascending.

    After every run, `mistakes[c, l]` is the fewest with c changes or fewer so far and last label l: a label stays,
    or comes after the other one with a change less.
    """
    mistakes = np.zeros((most + 1, 2), np.int64)
    changed = np.zeros((len(counts), most + 1, 2), np.bool_)
    for place, wrong in enumerate(counts[:, ::-1]):  # whoever says negative is wrong about the positives
        if place:
            other = mistakes[:-1, ::-1]
            changed[place, 1:] = other < mistakes[1:]
            mistakes[1:] = np.where(changed[place, 1:], other, mistakes[1:])
        mistakes = mistakes + wrong
    return _traced(mistakes, changed)


def _traced(mistakes: Integers, changed: NDArray[np.bool_]) -> tuple[bool, Integers]:
    """Back along the choices from the best end."""
    left = int(np.argmin(mistakes.min(axis=1)))
    label = int(mistakes[left, 1] <= mistakes[left, 0])
    cuts = []
    for place in range(len(changed) - 1, 0, -1):
        if changed[place, left, label]:
            cuts.append(place)
            left, label = left - 1, 1 - label
    return bool(label), np.array(cuts[::-1], np.int64)
