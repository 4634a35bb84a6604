"""Which class is taken for which: one linear separator a class, told apart by the largest score."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from laboratory.topics.homework.splitting import Part, split, standardised


@dataclass(frozen=True, eq=False)
class Confused:
    """A multiclass test: `matrix[i, j]` counts test examples of class i told as j, `(classes, classes)`.

    `weights`, `(classes, features)`, are the separators on standardised features: for images, one image a class;
    `scores`, `(test examples, classes)`, are theirs on the test part, `told`, `(test examples,)`, the answers.
    """

    classes: tuple[int, ...]
    matrix: NDArray[np.int64]
    weights: NDArray[np.float64]
    part: Part
    scores: NDArray[np.float64]
    told: NDArray[np.int64]

    @property
    def accuracy(self) -> float:
        """Share of the test examples that are told rightly."""
        return float(np.trace(self.matrix) / self.matrix.sum())


def confuse(learner: Any, X: NDArray[np.float64], y: NDArray[np.int64], seed: int = 0, share: float = 0.6) -> Confused:
    """Train a clone of a linear two-class `learner` for each class against the rest, and test on the other part.

    An example gets the class of largest score, the first of equals. Features are standardised by the training
    part alone; those constant there, like the corner pixels of digits, weigh 0. `learner` must have `coef_`,
    `intercept_` and two labels, of which the greater one is the class.
    """
    from sklearn.base import clone

    part = split(np.random.default_rng(seed), y, share)
    seen, unseen = standardised(X[part.train], X[part.test])
    classes = np.unique(y)
    fitted = [clone(learner).fit(seen, (y[part.train] == label).astype(np.int64)) for label in classes]
    weights = np.array([np.ravel(one.coef_) for one in fitted], dtype=np.float64)
    intercepts = np.array([np.ravel(one.intercept_)[0] for one in fitted], dtype=np.float64)
    scores = unseen @ weights.T + intercepts
    told = scores.argmax(axis=1)
    matrix = np.zeros((len(classes), len(classes)), dtype=np.int64)
    np.add.at(matrix, (np.searchsorted(classes, y[part.test]), told), 1)
    return Confused(tuple(classes.tolist()), matrix, weights, part, scores, classes[told])
