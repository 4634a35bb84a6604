"""Handwritten digits from the training set to a prediction, by one linear separator for each digit."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from laboratory.experiments.one_core import one_core
from laboratory.topics.comparing_learners.digits.confusing import Confused, confuse
from laboratory.topics.comparing_learners.tables import table_of

SIDE, INK = 8, 16  # pixels along an image, and the darkest of them


@dataclass(frozen=True, eq=False)
class Digits:
    """`images` `(examples, 64)`, ink from 0 to 16, row by row; `labels` `(examples,)`; the ten separators' test."""

    images: NDArray[np.float64]
    labels: NDArray[np.int64]
    confused: Confused

    @property
    def tested(self) -> int:
        """Images that were not trained on."""
        return len(self.confused.part.test)

    def image(self, number: int) -> NDArray[np.float64]:
        """Test image 1 ... `tested` as a square `(8, 8)`."""
        return np.asarray(self.images[self.confused.part.test[number - 1]].reshape(SIDE, SIDE))

    def label(self, number: int) -> int:
        """The digit that it shows."""
        return int(self.labels[self.confused.part.test[number - 1]])

    def predicted(self, number: int) -> int:
        """The digit that is predicted."""
        return int(self.confused.predicted[number - 1])

    def first_of_each(self) -> NDArray[np.float64]:
        """The first training image of each digit, `(10, 8, 8)`."""
        train = self.confused.part.train
        first = [train[np.flatnonzero(self.labels[train] == digit)[0]] for digit in range(10)]
        return self.images[first].reshape(10, SIDE, SIDE)

    def separators(self) -> NDArray[np.float64]:
        """The weights of each digit against the rest, on standardized pixels, `(10, 8, 8)`."""
        return self.confused.weights.reshape(10, SIDE, SIDE)


def digits(seed: int) -> Digits:
    """Logistic regression (scikit-learn's, as it comes) for each digit against the rest, on 60 % of 1,797 images."""
    from sklearn.linear_model import LogisticRegression

    table = table_of("digits")
    with one_core():
        return Digits(table.X, table.y, confuse(LogisticRegression(), table.X, table.y, seed))
