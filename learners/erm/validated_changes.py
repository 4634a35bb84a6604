"""A number of changes chosen on a validation part: the candidates are trained on the rest, and one is taken."""

from typing import Annotated, Any, Self

import numpy as np
from numpy.typing import NDArray

from learners.erm.few_changes_erm import FewChangesERM
from learners.erm.one_feature import OnOneFeature
from learners.shared.arguments import integer
from learners.shared.arrays import Reals
from learners.shared.declaring import learner

PART = 4  # one example of so many validates


@learner
class ValidatedChanges(OnOneFeature):
    """The best labelling with few changes, their number chosen among 0, 1, ..., most on examples put aside.

    Every fourth example, of two or three the last, is put aside; the order of the sample must not depend on the
    labels. For each number of changes the labelling with the fewest mistakes on the rest is a candidate; the one
    with the fewest mistakes on the examples put aside is taken, of equals the one with the fewest changes allowed.
    It is not trained again, so that theorems on validation hold for it: `validation_error_` is the smallest of most
    + 1 errors.

    Source: Shalev-Shwartz & Ben-David (2014), Understanding Machine Learning, section 11.2.

    Parameters
    ----------
    most : int in 0..100, default 9
        The most changes allowed to any candidate.

    Attributes
    ----------
    chosen_ : FewChangesERM, the candidate taken, fitted.
    breakpoints_ : array `(changes made,)`, the places where its label changes.
    validation_error_ : float, its error on the examples put aside; 1 where a single example left none to put aside.
    candidates_ : int, how many were compared.
    validated_ : int, how many examples were put aside.
    history_ : dict
        `training_errors` and `validation_errors`, arrays `(candidates,)`, each on its own part; `changes`, how many
        were allowed to the one taken.

    Complexity: O(most samples (log samples + most)) to fit, O(samples log most) to predict.

    >>> from learners import ValidatedChanges
    >>> X, y = [[i] for i in range(20)], [0] * 10 + [1] * 10
    >>> selected = ValidatedChanges(most=3).fit(X, y)
    >>> selected.predict([[2], [17]]).tolist()
    [0, 1]
    """

    title = "Changes chosen on a validation part"
    description = "Trains labellings with more and more changes and keeps the one that does best on examples put aside."

    most: Annotated[int, "largest number of label changes", "most changes allowed to a candidate"] = 9
    feature: int = 0

    def fit(self, X: Any, y: Any) -> Self:
        """Train the candidates on X `(samples, features)`, y `(samples,)` without every fourth example, and choose."""
        most = integer(self, "most", 0, 100)
        column, positive = self._read_column(X, y)
        x, aside = column[:, np.newaxis], _put_aside(len(column))
        fitted = [
            FewChangesERM(changes, labels=(False, True)).fit(x[~aside], positive[~aside]) for changes in range(most + 1)
        ]
        errors = np.array([_error(member, x[aside], positive[aside]) for member in fitted])
        training = np.array([member.history_["training_error"] for member in fitted])
        self.chosen_ = fitted[int(np.argmin(errors))]
        self.breakpoints_ = self.chosen_.breakpoints_
        self.validation_error_ = float(errors.min())
        self.candidates_, self.validated_ = most + 1, int(aside.sum())
        self.history_ = {
            "training_errors": training, "validation_errors": errors, "changes": int(np.argmin(errors)),
        }  # fmt: skip
        return self

    def vc_dimension(self, features: int) -> int:
        """VC dimension of all that can be chosen, whatever the number of features."""
        return self.most + 1

    def predict(self, X: Any) -> NDArray[Any]:
        """The class of each row of X `(samples, features)`; shape `(samples,)`."""
        x = self._column(X)[:, np.newaxis]
        return self._as_labels(self.chosen_.predict(x))


def _put_aside(samples: int) -> NDArray[np.bool_]:
    """Every fourth example, `(samples,)`; of two or three the last one; a single one is needed for training."""
    aside: NDArray[np.bool_] = np.arange(1, samples + 1) % PART == 0
    aside[-1] |= 1 < samples < PART
    return aside


def _error(candidate: FewChangesERM, x: Reals, positive: NDArray[np.bool_]) -> float:
    """Share of mistakes; 1, the worst, where there is no example to tell."""
    return float(np.mean(candidate.predict(x) != positive)) if len(x) else 1.0
