"""Which class is predicted as which: one linear separator a class, the largest score decides."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from laboratory.topics.comparing_learners.splitting import Part, split, standardized


@dataclass(frozen=True, eq=False)
class Confused:
    """A multiclass test: `matrix[i, j]` counts test examples of class i predicted as j, `(classes, classes)`.

    `weights`, `(classes, features)`, are the separators on standardized features: for images, one image a class;
    `scores`, `(test examples, classes)`, are theirs on the test part, `predicted`, `(test examples,)`, the predictions.
    """

    classes: tuple[int, ...]
    matrix: NDArray[np.int64]
    weights: NDArray[np.float64]
    part: Part
    scores: NDArray[np.float64]
    predicted: NDArray[np.int64]

    @property
    def accuracy(self) -> float:
        """Share of the test examples that are classified correctly."""
        return float(np.trace(self.matrix) / self.matrix.sum())


def confuse(learner: Any, X: NDArray[np.float64], y: NDArray[np.int64], seed: int = 0, share: float = 0.6) -> Confused:
    """Train a clone of a linear two-class `learner` for each class against the rest, and test on the other part.

    An example gets the class of largest score, the first of equals. Features are standardized by the training
    part alone; those constant there, like the corner pixels of digits, weigh 0. `learner` must have `coef_`,
    `intercept_` and two labels, of which the greater one is the class.
    """
    from sklearn.base import clone

    part = split(np.random.default_rng(seed), y, share)
    seen, unseen = standardized(X[part.train], X[part.test])
    classes = np.unique(y)
    fitted = [clone(learner).fit(seen, (y[part.train] == label).astype(np.int64)) for label in classes]
    weights = np.array([np.ravel(separator.coef_) for separator in fitted], dtype=np.float64)
    intercepts = np.array([np.ravel(separator.intercept_)[0] for separator in fitted], dtype=np.float64)
    scores = unseen @ weights.T + intercepts
    winners = scores.argmax(axis=1)
    matrix = np.zeros((len(classes), len(classes)), dtype=np.int64)
    np.add.at(matrix, (np.searchsorted(classes, y[part.test]), winners), 1)
    return Confused(tuple(classes.tolist()), matrix, weights, part, scores, classes[winners])
