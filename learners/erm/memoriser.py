"""The memorizer: no training mistake, and nothing learnt."""

from typing import Annotated, Any, Self

import numpy as np
from numpy.typing import NDArray

from learners.shared.arguments import choice
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.estimators import AnyClasses

UNSEEN = ("most frequent", "first", "last")


@learner
class Memoriser(AnyClasses):
    """Answers the stored label on a stored point and one fixed label everywhere else.

    Where the marginal has a density a new point is unseen with probability 1: then the training error is 0 and the
    risk that of the constant, however large the sample. (One lecture note says of its figure that the true error
    of any classifier is 1/2; it is this one's.) Where the same point came with several labels, the most frequent
    there is stored, the first in `classes_` of several.

    Source: Shalev-Shwartz & Ben-David (2014), Understanding Machine Learning, section 2.2.1 (overfitting); lecture
    notes after Amini.

    Parameters
    ----------
    unseen : "most frequent", "first" or "last", default "most frequent"
        The label of every point that was not stored: the sample's most frequent, or the first or last in `classes_`.

    Attributes
    ----------
    default_ : the label of unseen points.
    history_ : dict
        `distinct`, how many points are stored; `conflicts`, how many of them came with several labels;
        `training_error`, 0 unless there are conflicts; `default_share`, the share of the sample that has the
        default label.

    Complexity: O(features samples log samples) to fit, O(features) an answer.

    >>> from learners import Memoriser
    >>> X, y = [[1], [2], [3]], ["a", "b", "b"]
    >>> memory = Memoriser().fit(X, y)
    >>> memory.predict([[1], [9]]).tolist()  # 9 was never seen
    ['a', 'b']
    """

    title = "Memoriser"
    description = "Remembers the sample word for word and answers one fixed label everywhere else."

    unseen: Annotated[str, "label of unseen points", "label of points not stored"] = "most frequent"

    def fit(self, X: Any, y: Any) -> Self:
        """Store X `(samples, features)` with labels y `(samples,)`."""
        unseen = choice(self, "unseen", UNSEEN)
        X, label = self._read_sample(X, y)
        counts = np.bincount(label)
        default = {"most frequent": int(np.argmax(counts)), "first": 0, "last": len(counts) - 1}[unseen]
        self.default_ = self.classes_[default]
        points, places = np.unique(X, axis=0, return_inverse=True)
        votes = np.zeros((len(points), len(counts)), dtype=np.int64)
        np.add.at(votes, (places.ravel(), label), 1)
        stored = votes.argmax(axis=1)
        self._stored = dict(zip(_keys(points), self.classes_[stored], strict=True))
        self.history_ = {
            "distinct": len(points),
            "conflicts": int(((votes > 0).sum(axis=1) > 1).sum()),
            "training_error": 1 - float(votes.max(axis=1).sum()) / len(X),
            "default_share": float(counts[default]) / len(X),
        }
        return self

    @property
    def breakpoints_(self) -> Reals | None:
        """With one feature: none `(0,)`, but for the stored points themselves, which have no length; else None."""
        return np.empty(0) if self.n_features_in_ == 1 else None

    def predict(self, X: Any) -> NDArray[Any]:
        """The stored label of each row of X `(samples, features)`, or the default; shape `(samples,)`."""
        X = self._read_points(X)
        return np.array([self._stored.get(key, self.default_) for key in _keys(X)], dtype=self.classes_.dtype)


def _keys(X: Reals) -> list[bytes]:
    """Every row as bytes, the same for -0.0 and 0.0."""
    return [row.tobytes() for row in np.ascontiguousarray(X + 0.0)]
